"""The database queries on the moves of a table and their events."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import CompoundSelect, Row, bindparam, literal, select, union_all
from sqlalchemy.orm import Session

import engine
from engine.table.record import Line
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import Move, Origin


def record_lines(session: Session, table_id: int, count: int | None = None) -> list[Line]:
    """Return the moves of a table, or the first `count` of them, in the form of a record."""
    played = select(Move.seat, Move.text).where(Move.table_id == table_id).order_by(Move.number)
    if count is not None:
        played = played.where(Move.number <= count)
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


def count_when_asked(session: Session, table_id: int, seat: int, question: int) -> int | None:
    """Return the number of moves played when a seat was asked a question that it has answered.

    Return None if there is no such answer.
    """
    answers = select(Move.asked_count).where(
        Move.table_id == table_id, Move.seat == seat, Move.question == question
    )
    return session.scalar(answers.limit(1))


def asked_counts(session: Session, row: Table, game: engine.AnyTable) -> dict[tuple[int, int], int]:
    """Return the number of moves played when the questions of a position were asked, by seat and question.

    It knows those that were answered before.
    """
    questions = {number for seat in row.seats for number in game.question_ids(seat.number)}
    answers = select(Move.seat, Move.question, Move.asked_count).where(
        Move.table_id == row.id, Move.question.in_(questions)
    )
    found = session.execute(answers)
    return {(seat, question): count for seat, question, count in found if count is not None}


def time_when_asked(session: Session, row: Table, seat: Seat) -> datetime | None:
    """Return when the open question of a seat was asked: at the last move before it, or at the deal."""
    last = select(Move.played_at).where(Move.table_id == row.id, Move.number == seat.asked_count)
    return session.scalar(last) or row.started_at


class StoredEvent(NamedTuple):
    """An event with the number of the move that caused it; 0 is the deal. The audience None is everybody."""

    number: int
    audience: int | None
    data: dict[str, Any]


def events_since(
    session: Session, table_id: int, seat: int | None, count: int
) -> Sequence[tuple[int, dict[str, Any]]]:
    """Return number and data of the events after the first `count` moves that a seat may see.

    None is an onlooker, who sees only public events. Without a `count` the deal is included.
    """
    return [
        (number, data)
        for number, audience, data in all_events_since(session, table_id, count or -1)
        if audience is None or audience == seat
    ]


def all_events_since(session: Session, table_id: int, count: int) -> Sequence[StoredEvent]:
    """Return every event after the first `count` moves, private ones too.

    Never show the result to players.
    """
    given = {"table": table_id, "count": count}
    told = session.connection().execute(stored_events_query(), given)
    return [StoredEvent(number, *event) for number, events in told for event in events]


@cache
def stored_events_query() -> CompoundSelect[int, list[Any]]:
    count = bindparam("count", type_=Move.number.type)
    deal = select(literal(0).label("number"), Table.deal).where(Table.id == bindparam("table"), count < 0)
    later = select(Move.number, Move.events).where(Move.table_id == bindparam("table"), Move.number > count)
    return union_all(deal, later).order_by("number")


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
