"""Checks all laws on one walk through a random table.

A law is a function of a table and a hand that draws its choices. It is checked at some moments of the table, always at the deal
and at the end, and leaves the table unchanged. Laws share these moments, so that work for one of them (above all, lists of legal
moves) also serves the next.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest

from engine import Table
from engine.table.record import Line
from tests.engine.playing import ENDLESS, Hand, deal, played_out, setups

EVERY = ENDLESS
"""As many stops as there are moves."""


@dataclass(frozen=True)
class Law:
    """A sentence that is true of every game, checked at `stops` moments of a table (of those that `when` accepts)."""

    sentence: str
    hold: Callable[[Table[Any], Hand], None]
    stops: int
    when: Callable[[Table[Any]], bool] | None = None


def law(stops: int, when: Callable[[Table[Any]], bool] | None = None) -> Callable[[Any], Law]:
    """Mark the function as a law. Its name is the sentence."""
    return lambda hold: Law(hold.__name__.replace("_", " "), hold, stops, when)


def laws_of(*modules: ModuleType) -> list[Law]:
    return [each for module in modules for each in vars(module).values() if isinstance(each, Law)]


def several_owe(table: Table[Any]) -> bool:
    return len(table.waiting) > 1


def broken_laws(game: str, number: int, laws: Sequence[Law]) -> dict[Law, BaseException]:
    """Return the laws that fail on a table, with their errors. A failed law is not tried again."""
    lines = played_out(game, number).log
    stops = _stops(game, number, lines, laws)
    hands = {each: Hand.random(f"{game} {number} {each.sentence}") for each in laws}
    broken: dict[Law, BaseException] = {}
    for table in _moments(game, number, lines):
        before = table.dump()
        for each in (each for each in laws if table.count in stops[each] and each not in broken):
            try:
                each.hold(table, hands[each])
                assert table.dump() == before, "the law itself has changed the table"
            except (Exception, pytest.fail.Exception) as failure:  # noqa: BLE001 - a law may fail with any error
                failure.add_note(_where(game, number, each, table))
                broken[each] = failure
                if table.dump() != before:
                    return broken  # other laws could fail because of this one
    return broken


def _moments(game: str, number: int, lines: Iterable[Line]) -> Iterator[Table[Any]]:
    """Yield the table before and after each of these moves."""
    table = deal(game, number)
    yield table
    for line in lines:
        table.play(line.seat, table.game.notation.parse(line.move))
        yield table


def _stops(game: str, number: int, lines: Iterable[Line], laws: Sequence[Law]) -> dict[Law, set[int]]:
    """Return for each law the numbers of moves after which it is checked."""
    possible: dict[Law, list[int]] = {each: [] for each in laws}
    for table in _moments(game, number, lines):
        for each in laws:
            if each.when is None or each.when(table):
                possible[each].append(table.count)
    return {each: _some_of(counts, each.stops, f"{game} {number}") for each, counts in possible.items()}


def _some_of(counts: Sequence[int], stops: int, seed: str) -> set[int]:
    """Return the first, the last, and some between. Laws with the same moments get the same ones."""
    order = random.Random(seed).sample(counts, len(counts))
    return {*counts[:1], *counts[-1:], *order[:stops]}


def _where(game: str, number: int, each: Law, table: Table[Any]) -> str:
    test = f"tests/engine/laws/test_laws.py::test_every_law_holds[{game}-{number}]"
    seed, setup = table.position.seed.hex(), setups(game)[number % len(setups(game))]
    return f"""broken law: {each.sentence}
table: {game}-{number}, {setup}, seed {seed}, after {table.count} moves
again: pytest '{test}' --tables {number + 1} --law '{each.sentence}'"""
