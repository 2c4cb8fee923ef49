"""Twins of a table: another past is laid under its rows, so that one seat could not tell it from the real one."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy import delete, select

import engine
from service.core.transaction import reading, transaction
from service.models.moves import Event, Move
from service.models.tables import Table
from service.tables.persist import keep_events
from service.tables.views import remembered
from tests.parts.beginnings import copied, line

TRIES = range(20)


class Telling(NamedTuple):
    """A moment at which a twin shows what must not be told: the default of another seat is another one there."""

    reader: int
    late: int
    """Whose default it is; the reader is told nothing of what is played for them."""
    twin: engine.AnyTable


def table_of(number: int) -> engine.AnyTable:
    """The table with all that happened at it."""
    with reading() as session:
        return remembered(session, session.get_one(Table, number))


def another(table: engine.AnyTable, seat: int | None) -> engine.AnyTable:
    """The table as this seat knows it, with other secrets."""
    imagined = (table.imagine(seat, bytes([number]) * 32) for number in TRIES)
    return next(each for each in imagined if each.dump() != table.dump())


@contextmanager
def all_undone() -> Iterator[None]:
    """Whatever is written meanwhile, the database is as it was before."""
    before = copied()
    try:
        yield
    finally:
        with line() as database:
            before.backup(database)
        before.close()


def lay_out(number: int, twin: engine.AnyTable) -> None:
    """Its position, its moves and what happened are what they are at the twin."""
    with transaction() as session:
        row = session.get_one(Table, number)
        row.dump = twin.dump()
        played = session.scalars(select(Move).where(Move.table_id == number).order_by(Move.number)).all()
        for move, line in zip(played, twin.log, strict=True):
            move.text = line.move
        session.execute(delete(Event).where(Event.table_id == number))
        keep_events(session, row, twin.happened)


def telling(table: engine.AnyTable, reader: int) -> Telling | None:
    """Whether somebody else owes an answer whose default says what the reader cannot know."""
    for late in table.waiting:
        if late == reader:
            continue
        for number in range(3):
            twin = table.imagine(reader, bytes([number]) * 32)
            if default_of(twin, late) != default_of(table, late) and tells_alike(table, twin, late, reader):
                return Telling(reader, late, twin)
    return None


def default_of(table: engine.AnyTable, seat: int) -> str:
    return str(table.question(seat).default)


def tells_alike(table: engine.AnyTable, twin: engine.AnyTable, late: int, reader: int) -> bool:
    """Whether the reader is told the same once the defaults are played."""
    seen = []
    for each in (table, twin):
        gone_on = engine.load_table(each.dump())
        events = gone_on.play(late, default_of(each, late))
        seen.append(([event for event in events if event.visible_to(reader)], gone_on.waiting))
    return seen[0] == seen[1]
