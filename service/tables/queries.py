"""Every question that is asked of the tables, by name."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session, selectinload

from engine.record import Line
from service.tables.models import Asked, Event, Move, Seat, Table


def table_by_id(session: Session, table_id: int) -> Table | None:
    """A table with its seats and their players, for looking."""
    wanted = select(Table).where(Table.id == table_id).options(selectinload(Table.seats).joinedload(Seat.player))
    return session.scalar(wanted)


def locked_table(session: Session, table_id: int) -> Table | None:
    """A table for changing: whoever comes second waits here."""
    wanted = (
        select(Table)
        .where(Table.id == table_id)
        .options(selectinload(Table.seats).joinedload(Seat.player))
        .with_for_update(of=Table)
        .execution_options(populate_existing=True)
    )
    return session.scalar(wanted)


def names_at(row: Table) -> list[str]:
    """The players' names by seat; an open seat has none."""
    return [seat.player.name if seat.player else "" for seat in row.seats]


def lines_of(session: Session, table_id: int) -> list[Line]:
    """The moves of a table, as records have them."""
    played = select(Move.seat, Move.text).where(Move.table_id == table_id).order_by(Move.number)
    return [Line(seat, text) for seat, text in session.execute(played)]


def events_since(session: Session, table_id: int, seat: int | None, count: int) -> Sequence[Event]:
    """What happened after the first `count` moves, as a seat may know it; None is a spectator."""
    visible = Event.audience.is_(None) if seat is None else (Event.audience.is_(None)) | (Event.audience == seat)
    happened = (
        select(Event)
        .where(Event.table_id == table_id, Event.number > (count or -1), visible)
        .order_by(Event.number, Event.place)
    )
    return session.scalars(happened).all()


def asked_question(session: Session, table_id: int, question: int, seat: int) -> Asked | None:
    return session.get(Asked, (table_id, question, seat))


def open_questions(session: Session, table_id: int) -> Sequence[Asked]:
    return session.scalars(select(Asked).where(Asked.table_id == table_id, Asked.closed_at.is_(None))).all()
