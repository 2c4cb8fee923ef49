"""Everything is there exactly once: tiles, freedoms, people, cards; and boards hold what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from engine import Seat
from engine.florence.cards import AskCard
from engine.florence.lookup import lookup_of
from engine.florence.ruleset import ruleset_of
from engine.florence.state import RECRUITING, FlorenceTable, Standing, data_of

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
PAIR = 2


def conserved(table: FlorenceTable) -> None:
    stock_is_whole(table)
    cards_are_whole(table)
    boards_are_true(table)
    nobody_owes(table)
    court_is_whole(table)
    money_told(table)


def stock_is_whole(table: FlorenceTable) -> None:
    state, data = table.state, data_of(table)
    out: Counter[str] = Counter()
    for person in state.seats:
        out.update(standing.tile for standing in person.standing if owns_copy(standing))
        out.update(person.freedoms)
        out.update({"builder": person.builders, "jester": person.jesters, RECRUITING: person.recruiters})
        out[RECRUITING] += person.row.count(RECRUITING)
    buildings = {name: tile.copies for name, tile in data.buildings.items()}
    landscapes = {name: tile.copies for name, tile in data.landscapes.items()}
    for name, copies in (buildings | landscapes | data.stock).items():
        assert state.stock[name] + out[name] == copies, name
    freedoms = sum(state.stock[name] + out[name] for name in data.freedoms.names)
    assert freedoms == (3 * (table.seats - 1) if table.seats > PAIR else table.options.freedoms)
    assert min(state.stock.values()) >= 0


def owns_copy(standing: Standing) -> bool:
    """A building across a border is one tile, counted on the western board."""
    return standing.side != "west"


def cards_are_whole(table: FlorenceTable) -> None:
    state, data = table.state, data_of(table)
    looking = [asked for asked in table.position.stack if isinstance(asked, AskCard)]
    for deck, cards in (("profession", data.professions), ("bonus", data.bonus), ("prestige", data.prestige)):
        found = list(state.decks[deck].cards)
        found += [card for asked in looking if asked.deck == deck for card in asked.looked]
        for person in state.seats:
            found += {"profession": person.hand, "bonus": person.bonuses, "prestige": person.prestige}[deck]
            if deck == "profession":
                found += [card for card in person.row if card != RECRUITING]
        if deck == "bonus":
            found += state.spent
        assert sorted(found) == sorted(cards), deck


def boards_are_true(table: FlorenceTable) -> None:
    book = lookup_of(data_of(table))
    for person in table.state.seats:
        masks = [standing.mask for standing in person.standing]
        ground = person.occupied
        for mask in masks:
            assert ground & mask == mask, "tiles overlap"
            ground ^= mask
        assert ground == ruleset_of(table).palazzo(data_of(table))
        buildings = [standing.mask for standing in person.standing if standing.tile in book.buildings]
        assert person.built == ground | sum(buildings)
        names = [standing.tile for standing in person.standing if standing.tile in book.buildings]
        assert len(names) == len(set(names)), "a building stands twice"


def nobody_owes(table: FlorenceTable) -> None:
    for person in table.state.seats:
        assert person.money >= 0
        assert person.points >= 0
        assert person.points == sum(person.fame.values())
        assert person.builders <= data_of(table).rules.most_builders


def court_is_whole(table: FlorenceTable) -> None:
    """Every character is with one seat at most, and every seat has one at most, or one marker."""
    court = table.state.court
    if court is not None:
        assert court.guests.items() <= court.taken.items()
        hosts = [*court.taken.values(), *(marker.seat for marker in court.markers.values())]
        assert len(hosts) == len(set(hosts))
        assert not court.markers.keys() & court.taken.keys()


def money_told(table: FlorenceTable) -> None:
    """Florins and points that were told are those that are there."""
    money: Counter[Seat] = Counter()
    points: Counter[Seat] = Counter()
    for event in table.events(None):
        post(event.data(), money, points)
    start = data_of(table).figures(table.seats).money
    for seat, person in enumerate(table.state.seats):
        assert person.money == start + money[seat], f"florins of seat {seat}"
        assert person.points == points[seat], f"points of seat {seat}"


def post(told: Mapping[str, Any], money: Counter[Seat], points: Counter[Seat]) -> None:
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
