"""The books of the bank, kept from public events: they give every seat's money and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from engine import Seat
from engine.florence.state import FlorenceTable, data_of

PAID: Final = {
    "bought": "price",
    "looked": "price",
    "built": "price",
    "freedom": "price",
    "arrived": "price",
    "cashed": "money",
}
RECEIVED: Final = {"sold": "money", "worked": "money", "arrived": "money", "princess-worked": "money"}
GAINED: Final = dict.fromkeys(
    ("placed", "hired", "built", "worked", "princess-worked", "merchant-scored", "cashed"), "points"
)


def check_accounts(table: FlorenceTable) -> None:
    """Check that the money and points announced in events equal those in the state."""
    money: Counter[Seat] = Counter()
    points: Counter[Seat] = Counter()
    for event in table.events(None):
        post_event(event.data(), money, points)
    start = data_of(table).figures(table.seats).money
    for seat, person in enumerate(table.state.seats):
        assert person.money == start + money[seat], f"florins of seat {seat}"
        assert person.points == points[seat], f"points of seat {seat}"


def post_event(told: Mapping[str, Any], money: Counter[Seat], points: Counter[Seat]) -> None:
    kind = told["event"]
    if kind in PAID:
        money[told["seat"]] -= told[PAID[kind]]
    if kind in RECEIVED:
        money[told["seat"]] += told[RECEIVED[kind]]
    if kind in GAINED:
        points[told["seat"]] += told[GAINED[kind]]
    if kind == "sold":
        points[told["seat"]] -= told["points"]
    if kind == "built-together":
        money[told["seat"]] += told["price"] - told["cost"]
        money[told["with_seat"]] -= told["price"]
        points[told["seat"]] += told["points"]
        points[told["with_seat"]] += told["points"]
    if kind == "best-work":
        for seat in told["seats"]:
            points[seat] += told["points"]
