"""The play harness: random tables of any game, move by move."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from engine import Event, Move, Seat, Table, Together, games, new_table
from engine.table.at_once import Limits
from engine.table.game import Setup

ENDLESS = 20_000
"""More moves than any table of ours can have."""
CHANGES_ITS_MIND = 0.2
"""How often a seat changes its secret answer while others still think."""


@dataclass
class Played:
    """One move of a table, and its result."""

    seat: Seat
    move: Move
    events: tuple[Event, ...]


def setups(game: str) -> Sequence[Setup]:
    """Return the setups that the game declares worth playing."""
    return games()[game].setups_to_try()


def conserved(table: Table[Any]) -> None:
    """Check that everything exists exactly once, by the game's own account."""
    count = table.game.conserved
    assert count, (
        f"nobody knows what must be there exactly once: declare `conserved` in the Game of {table.game.name}"
    )
    count(table)


def game_with(kind: str) -> str:
    """Return a game with this kind of answer, so that tests need not name a game."""
    return next(
        name
        for name, game in games().items()
        if any(move.__struct_config__.tag == kind for move in game.moves)
    )


def games_with_secrets() -> list[str]:
    """Return games that ask several seats at once for secret answers, without an option."""
    return [
        name
        for name, game in games().items()
        if any(issubclass(asked, Together) and not issubclass(asked, Limits) for asked in game.questions)
    ]


def deal(game: str, number: int) -> Table[Any]:
    """Return the table of a number: all setups in turn, each time with another seed."""
    all_setups = setups(game)
    return new_table(game, seed=number.to_bytes(32, "big"), **all_setups[number % len(all_setups)])


@dataclass
class Hand:
    """Chooses moves: `pick(bound)` gives a number below its bound."""

    pick: Callable[[int], int]

    @classmethod
    def random(cls, seed: object) -> Hand:
        source = random.Random(str(seed))
        return cls(lambda bound: int(source.random() * bound))

    def choose(self, table: Table[Any]) -> tuple[Seat, Move]:
        seats = table.waiting
        if self.pick(100) < 100 * CHANGES_ITS_MIND:
            seats = [seat for seat in range(table.seats) if table.moves(seat)]
        seat = seats[self.pick(len(seats))]
        return seat, self.one_of(table.moves(seat))

    def one_of(self, items: Any) -> Any:
        return items[self.pick(len(items))]

    def some_of(self, items: Any, count: int) -> list[Any]:
        """Return at most `count` different items, spread over all."""
        if len(items) <= count:
            return list(items)
        return [items[at] for at in sorted({self.pick(len(items)) for _ in range(count)})]


def playing(table: Table[Any], hand: Hand) -> Iterator[Played]:
    """Play a table to its end, and yield it after each move."""
    while not table.over:
        assert table.count < ENDLESS, "this table does not end"
        assert table.waiting, "nobody is asked, and the table is not over: a dead end"
        seat, move = hand.choose(table)
        yield Played(seat, move, table.play(seat, move))


def played_out(game: str, number: int, seed: object = "") -> Table[Any]:
    """Return a finished random table."""
    table = deal(game, number)
    for _ in playing(table, Hand.random(f"{game} {number} {seed}")):
        pass
    return table


def visits(game: str, number: int, stops: int, why: str) -> Iterator[tuple[Table[Any], Hand]]:
    """Yield a random table at some moments (among them the deal). The caller must leave it unchanged."""
    hand = Hand.random(f"{game} {number} {why}")
    lines = played_out(game, number, why).record().moves
    shown = {0, *hand.some_of(range(len(lines)), stops)}
    table = deal(game, number)
    for at, line in enumerate(lines):
        if at in shown:
            yield table, hand
        table.play(line.seat, table.game.notation.parse(line.move))
    yield table, hand


def observers(table: Table[Any]) -> tuple[Seat | None, ...]:
    return (*range(table.seats), None)


def as_json(data: Any) -> bytes:
    """Return plain data as bytes. Data that JSON changes are an error."""
    text = msgspec.json.encode(data)
    assert msgspec.json.decode(text) == data, f"not plain data: {data!r}"
    return text
