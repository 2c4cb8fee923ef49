"""The owners of things, as the asking seat sees them."""

from __future__ import annotations

from engine import Seat, Table
from engine.noblemen.state import State
from engine.values.component import Where


def where_of(owner: Seat, seat: Seat | None) -> Where:
    return "mine" if owner == seat else "shown"


def nearest_first(table: Table[State], seat: Seat | None) -> list[Seat]:
    return sorted(range(table.seats), key=lambda owner: (owner != seat, owner))
