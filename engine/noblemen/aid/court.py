"""Titles, soldiers and the Queen: their holders, and the prestige that this seat still lacks for a title."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Component, Seat, Table
from engine.noblemen.aid.whose import nearest_first, where_of
from engine.noblemen.ball import LOWEST, NO_GIFTS, sources
from engine.noblemen.queen import POINTS, next_gathering, space_kind
from engine.noblemen.soldiers import at_home
from engine.noblemen.state import State, by_seats


def title_components(table: Table[State], seat: Seat | None) -> Iterator[Component]:
    shows = [sources(table, each, NO_GIFTS.gifts).total for each in range(table.seats)]
    for name, title in table.edition.titles.items():
        copies = table.seats if name == LOWEST else by_seats(table, title.copies)
        own = None if seat is None else shows[seat]
        facts = {
            "asks": title.prestige,
            "points": title.points,
            "discount": title.discount,
            "copies": copies,
            "missing": 0 if own is None else max(0, title.prestige - own),
            "rivals": 0 if own is None else sum(other >= own for other in shows) - 1,
        }
        holders = [owner for owner in nearest_first(table, seat) if table.state.players[owner].title == name]
        for owner in holders:
            where = where_of(owner, seat)
            yield Component(name=name, kind="title", where=where, seat=owner, facts=facts)
        if left := copies - len(holders):
            yield Component(name=name, kind="title", where="supply", count=left, facts=facts)


def soldier_components(table: Table[State], seat: Seat | None) -> Iterator[Component]:
    for owner in nearest_first(table, seat):
        home = at_home(table, owner)
        facts = {"home": home, "out": table.edition.setup.soldiers - home}
        where = where_of(owner, seat)
        count = table.edition.setup.soldiers
        yield Component(name="soldier", kind="soldier", where=where, seat=owner, count=count, facts=facts)


def queen_components(table: Table[State], seat: Seat | None) -> Iterator[Component]:
    holder = table.state.queen
    facts = {"locked": space_kind(table) == "locked", "points": POINTS}
    if not table.over:
        facts |= next_gathering(table)._asdict()
    where = where_of(holder, seat)
    yield Component(name="queen", kind="queen", where=where, seat=holder, facts=facts)
