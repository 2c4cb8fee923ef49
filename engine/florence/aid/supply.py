"""Freedoms, builders, jesters, recruiting cards and decks: how many are left, and the effect of one more."""

from __future__ import annotations

from typing import Any

from engine import Seat
from engine.florence.lots import points_at_once
from engine.florence.recruiting import in_the_row, recruitable
from engine.florence.state import DECKS, RECRUITING, FlorenceTable, Principality, data_of
from engine.florence.works import wished_by
from engine.values.component import Component


def freedoms(table: FlorenceTable, seat: Seat | None) -> list[Component]:
    data, found = data_of(table), []
    for name in data.freedoms.names:
        facts = {
            "price": data.rules.freedom_costs,
            "value": data.work.freedom,
            "have": seat is not None and name in table.state.seats[seat].freedoms,
            "wished_by": [] if seat is None else wished_by(table, seat, name),
        }
        found += _counted(table, seat, name, "freedom", facts)
    return found


def people(table: FlorenceTable, seat: Seat | None) -> list[Component]:
    return [
        *_counted(table, seat, "jester", "jester", _jester_facts(table, seat)),
        *_counted(table, seat, "builder", "builder", _builder_facts(table, seat)),
        *_counted(table, seat, RECRUITING, RECRUITING, _recruiting_facts(table, seat)),
    ]


def decks(table: FlorenceTable) -> list[Component]:
    """Return the decks. Each has the name that moves and lots use for it."""
    rules = data_of(table).rules
    facts = {"looked_at": rules.looked_at, "price": rules.card_costs, "kept": rules.kept}
    return [
        Component(
            name=deck,
            kind="deck",
            where="supply",
            count=len(table.state.decks[deck].cards),
            facts=facts,
        )
        for deck in DECKS
    ]


def count_owned(person: Principality, name: str) -> int:
    """Return how many of a thing a seat has."""
    numbers = {"jester": person.jesters, "builder": person.builders, RECRUITING: person.recruiters}
    return numbers[name] if name in numbers else int(name in person.freedoms)


def _counted(
    table: FlorenceTable, seat: Seat | None, name: str, kind: str, facts: dict[str, Any]
) -> list[Component]:
    """Return one component for those left, and one for each seat that has some."""
    left = Component(name=name, kind=kind, where="supply", count=table.state.stock[name], facts=facts)
    owned = [
        Component(
            name=name,
            kind=kind,
            where="mine" if owner == seat else "shown",
            seat=owner,
            count=count_owned(person, name),
            facts=facts,
        )
        for owner, person in enumerate(table.state.seats)
        if count_owned(person, name)
    ]
    return [left, *owned]


def _jester_facts(table: FlorenceTable, seat: Seat | None) -> dict[str, Any]:
    have = 0 if seat is None else table.state.seats[seat].jesters
    return {"value": data_of(table).work.jester, "have": have}


def _builder_facts(table: FlorenceTable, seat: Seat | None) -> dict[str, Any]:
    """Return the price of building now, and with one builder more."""
    rules = data_of(table).rules
    have = 0 if seat is None else table.state.seats[seat].builders
    costs = rules.building_costs
    return {
        "have": have,
        "most": rules.most_builders,
        "price": costs[have],
        "price_next": costs[min(have + 1, len(costs) - 1)],
        "points": 0 if seat is None else points_at_once(table, seat, "builder"),
        "points_further": rules.points_per_further_builder,
        "to_touch": rules.builders_to_touch,
    }


def _recruiting_facts(table: FlorenceTable, seat: Seat | None) -> dict[str, Any]:
    return {
        "have": 0 if seat is None else table.state.seats[seat].recruiters,
        "value": data_of(table).work.card,
        "professions": [] if seat is None else recruitable(table, seat),
        "own_professions": [] if seat is None else in_the_row(table, seat),
    }
