"""The characters of Muse & Princess in full: the effect of each now, and the bid that each needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import Seat
from engine.florence.muse.court import BANKER, CARDINAL, MERCHANT, MUSE, PRINCESS, Court
from engine.florence.muse.merchant import rank
from engine.florence.muse.princess import value_with_princess
from engine.florence.state import FlorenceTable, data_of
from engine.values.component import Component, Where


def characters(table: FlorenceTable, seat: Seat | None) -> list[Component]:
    court = table.state.court
    if court is None:
        return []
    return [_character(table, court, seat, name) for name in data_of(table).characters]


def _character(table: FlorenceTable, court: Court, seat: Seat | None, name: str) -> Component:
    host, fields = court.guests.get(name), data_of(table).characters[name].fields
    marker = court.markers.get(name)
    higher = [field for field in fields if marker is None or field > marker.amount]
    parts = value_with_princess(table, seat) if name == PRINCESS and seat is not None else {}
    where: Where = "supply" if host is None else "mine" if host == seat else "shown"
    facts: dict[str, Any] = {
        "reckoned": seat is not None,
        "parts": parts,
        "brings": _brings(table, court, seat, name, parts),
        "taken": name in court.taken,
        "lowest": higher[0] if higher else None,
        "highest": fields[-1],
        "bid": 0 if marker is None else marker.amount,
        "bidder_seat": None if marker is None else marker.seat,
    }
    return Component(name=name, kind="character", where=where, seat=host, facts=facts)


def _brings(
    table: FlorenceTable, court: Court, seat: Seat | None, name: str, parts: Mapping[str, int]
) -> int:
    """Return what a character brings: value, actions, points or florins, depending on the character."""
    if name == MERCHANT and seat is not None:
        return rank(table, seat)
    return {
        MUSE: table.state.round,
        CARDINAL: 1,
        PRINCESS: sum(parts.values()),
        BANKER: court.pot,
    }.get(name, 0)
