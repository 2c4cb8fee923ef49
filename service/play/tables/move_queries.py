"""The database queries on moves and events of a table."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Row, Select, bindparam, select
from sqlalchemy.orm import Session

from engine.table.record import Line
from service.play.tables.move_models import Event, Move, Origin


def record_lines(session: Session, table_id: int) -> list[Line]:
    """Return the moves of a table in the form of a record."""
    played = select(Move.seat, Move.text).where(Move.table_id == table_id).order_by(Move.number)
    return [Line(seat, text) for seat, text in session.execute(played)]


def moves_of_seat(session: Session, table_id: int, seat: int) -> Sequence[tuple[int, str]]:
    """Return a seat's own moves with their numbers."""
    played = select(Move.number, Move.text).where(Move.table_id == table_id, Move.seat == seat)
    return [(number, text) for number, text in session.execute(played.order_by(Move.number))]


def last_move_of(session: Session, table_id: int, seat: int) -> Row[int, str] | None:
    """Return the number and the text of a seat's last move."""
    played = select(Move.number, Move.text).where(Move.table_id == table_id, Move.seat == seat)
    return session.execute(played.order_by(Move.number.desc()).limit(1)).first()


def moves_since(session: Session, table_id: int, seat: int, count: int) -> Sequence[Move]:
    """Return the moves of a seat after the first `count` moves of the table."""
    wanted = (
        select(Move)
        .where(Move.table_id == table_id, Move.seat == seat, Move.number > count)
        .order_by(Move.number)
    )
    return session.scalars(wanted).all()


def events_since(
    session: Session, table_id: int, seat: int | None, count: int
) -> Sequence[Row[int, dict[str, Any]]]:
    """Return number and data of the events after the first `count` moves that a seat may see.

    None is an onlooker.
    """
    given = {"table": table_id, "seat": seat, "count": count or -1}
    return session.connection().execute(visible_events_query(), given).all()


@cache
def visible_events_query() -> Select[int, dict[str, Any]]:
    """Return the query of visible events.

    If the seat is NULL the comparison is never true, so an onlooker gets only public events.
    """
    visible = Event.audience.is_(None) | (Event.audience == bindparam("seat", type_=Event.audience.type))
    happened = Event.table_id == bindparam("table"), Event.number > bindparam("count")
    return select(Event.number, Event.data).where(*happened, visible).order_by(Event.number, Event.place)


def all_events_since(session: Session, table_id: int, count: int) -> Sequence[Event]:
    """Return every event after the first `count` moves, private ones too.

    Never show the result to players.
    """
    happened = select(Event).where(Event.table_id == table_id, Event.number > count)
    return session.scalars(happened.order_by(Event.number, Event.place)).all()


def last_moves_of(session: Session, table_id: int, seat: int, limit: int) -> Sequence[int]:
    """Return the numbers of a seat's last moves."""
    played = select(Move.number).where(Move.table_id == table_id, Move.seat == seat)
    return session.scalars(played.order_by(Move.number.desc()).limit(limit)).all()


def moves_by_plan(
    session: Session, table_id: int, seat: int, player_id: int | None, count: int
) -> frozenset[int]:
    """Return the numbers of the moves after the first `count` that this player's plans made for the seat."""
    wanted = select(Move.number).where(
        Move.table_id == table_id,
        Move.number > count,
        Move.seat == seat,
        Move.player_id == player_id,
        Move.origin == Origin.PLAN,
    )
    return frozenset(session.scalars(wanted))
