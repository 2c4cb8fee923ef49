"""Twins of a table: its rows get another past that one seat could not distinguish from the real one."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from sqlalchemy import select

import engine
from engine.bots import BOTS, answer
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table
from service.play.tables.move_models import Move
from service.play.tables.persist import events_to_store
from service.play.tables.views import load_with_history
from tests.parts.beginnings import copied, line
from tests.parts.letters import play, sit

WITHIN = 12
"""After so many moves, a seat has been asked about a secret."""
TRIED = 3
"""The number of imagined pasts at each moment."""


class SeatedTwins(NamedTuple):
    """A table where a reader and another seat owe an answer, and its twin, which differs only in what the reader cannot know."""

    number: int
    reader: int
    other: int
    twin: engine.AnyTable
    telling: bool
    """The other seat's default differs too, and the reader does not learn it."""


def seat_twins(clock, game: str) -> SeatedTwins:
    """Stop at the first moment when another seat's default would reveal a secret, or else when there is any secret.

    In a game that asks several seats at once (`games_with_secrets`), the reader owes an answer too. The last seat reads, because bots
    ask it last.
    """
    number = sit(clock, game, min(engine.games()[game].seats[-1], 3), pace={"time": "P1D"})
    table, chance = table_of(number), Random(1)
    found: list[SeatedTwins] = []
    while table.count < WITHIN and not table.over and not any(each.telling for each in found):
        found += twins_now(table, number)
        answer(table, table.waiting[0], BOTS["steady"], chance.randrange)
    best = next((each for each in found if each.telling), found[0])
    play(clock, number, best.twin.count)
    return best


def play_within(clock, number: int, most: int) -> engine.AnyTable:
    """Let bots answer so many moves, or half of a table that ends sooner."""
    table, chance = table_of(number), Random(1)
    while table.count < most and not table.over:
        answer(table, table.waiting[0], BOTS["steady"], chance.randrange)
    return play(clock, number, table.count // 2 if table.over else most)


def twins_now(table: engine.AnyTable, number: int) -> Iterator[SeatedTwins]:
    reader = table.seats - 1
    others = [seat for seat in table.waiting if seat != reader]
    for other in others if reader in table.waiting else ():
        for seed in range(TRIED):
            twin = table.imagine(reader, bytes([seed]) * 32)
            if twin.dump() != table.dump():
                otherwise = default_of(twin, other) != default_of(table, other)
                telling = otherwise and tells_alike(table, twin, other, reader)
                if telling or not otherwise:
                    yield SeatedTwins(number, reader, other, twin, telling)


def table_of(number: int) -> engine.AnyTable:
    """Return the table with all its events."""
    with read_session() as session:
        return load_with_history(session, session.get_one(Table, number))


def another(table: engine.AnyTable, seat: int | None) -> engine.AnyTable:
    """Return the table as this seat knows it, with other secrets."""
    imagined = (table.imagine(seat, bytes([number]) * 32) for number in range(20))
    return next(each for each in imagined if each.dump() != table.dump())


def default_of(table: engine.AnyTable, seat: int) -> str:
    return str(table.question(seat).default)


def tells_alike(table: engine.AnyTable, twin: engine.AnyTable, other: int, reader: int) -> bool:
    """Tell if the reader learns the same after the default of another seat is played."""
    seen = []
    for each in (table, twin):
        gone_on = engine.load_table(each.dump())
        events = gone_on.play(other, default_of(each, other))
        seen.append(([event for event in events if event.visible_to(reader)], gone_on.waiting))
    return seen[0] == seen[1]


def lay_out(number: int, twin: engine.AnyTable) -> None:
    """Store the twin's position, moves and events in the table's rows, and clear the caches."""
    with transaction() as session:
        row = session.get_one(Table, number)
        row.dump = twin.dump()
        played = session.scalars(select(Move).where(Move.table_id == number).order_by(Move.number)).all()
        happened = defaultdict(list)
        for event in twin.happened:
            happened[event.at].append(event)
        row.deal = events_to_store(happened[0])
        for move, line in zip(played, twin.log, strict=True):
            move.text, move.events = line.move, events_to_store(happened[move.number])
    deps().shelf.clear()
    deps().drawn.clear()


@contextmanager
def all_undone() -> Iterator[None]:
    """Restore the database afterwards."""
    before = copied()
    try:
        yield
    finally:
        with line() as database:
            before.backup(database)
        before.close()
