"""Every question that is asked of the clocks, by name."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Select, bindparam, func, select
from sqlalchemy.orm import Session, joinedload

from service.platform.accounts.models import Player
from service.play.tables.models import Clock, Seat, SeatTime, Table, TableState, Tenure, Visibility
from service.play.tables.move_models import Move, Origin, WithdrawnMove
from service.play.tables.question_models import PastQuestion

RECENT = 200
"""So many of a player's last questions make the figures shown of them."""


@cache
def waiting_shown() -> Select[*tuple[Any, ...]]:
    """What a list shows of the questions that wait for a `player`, and no more."""
    seat = Seat.id, Seat.number, Seat.question, Seat.waiting_since
    table = Table.id.label("table"), Table.name, Table.game, Table.count.label("moves")
    return (
        select(*seat, *table, Clock.deadline)
        .join(Table, Table.id == Seat.table_id)
        .outerjoin(Clock, Clock.seat_id == Seat.id)
        .where(Seat.player_id == bindparam("player"), Seat.waiting_since.is_not(None))
    )


def due_clocks(now: datetime, limit: int) -> Select[int, int]:
    """The seats whose clock is to be looked at, longest due first, with their tables."""
    due = select(Clock.seat_id, Clock.table_id).where(Clock.ring_at <= now)
    return due.order_by(Clock.ring_at, Clock.seat_id).limit(limit)


def origin_of_answer(session: Session, clock: Clock) -> Origin | None:
    """Which way the answer to a clock's question came in; nothing where nobody gave any."""
    answer = (
        select(Move.origin)
        .where(
            Move.table_id == clock.table_id,
            Move.number > clock.count,
            Move.seat == clock.number,
            Move.question == clock.question,
        )
        .order_by(Move.number.desc())
        .limit(1)
    )
    origin = session.scalar(answer)
    return None if origin is None else Origin(origin)


def past_of_withdrawn(session: Session, table_id: int, withdrawn_at: datetime) -> Sequence[PastQuestion]:
    """What had become of questions whose answers were just taken back, the first of each seat first."""
    taken = select(WithdrawnMove.question).where(
        WithdrawnMove.table_id == table_id, WithdrawnMove.withdrawn_at == withdrawn_at
    )
    before = (
        select(PastQuestion)
        .where(PastQuestion.table_id == table_id, PastQuestion.question.in_(taken))
        .order_by(PastQuestion.id)
    )
    return session.scalars(before).all()


def past_of_tenure(session: Session, table_id: int, seat: int, since: datetime) -> Sequence[PastQuestion]:
    """What became of the questions of a seat since some moment, in order."""
    closed = (
        select(PastQuestion)
        .where(PastQuestion.table_id == table_id, PastQuestion.seat == seat, PastQuestion.opened_at >= since)
        .order_by(PastQuestion.id)
    )
    return session.scalars(closed).all()


def missed_at(session: Session, table_id: int, limit: int) -> Sequence[PastQuestion]:
    """The last deadlines that were missed at a table, the newest first."""
    missed = select(PastQuestion).where(PastQuestion.table_id == table_id, PastQuestion.own.is_(False))
    return session.scalars(missed.order_by(PastQuestion.id.desc()).limit(limit)).all()


def answered_by(session: Session, player_id: int) -> Sequence[PastQuestion]:
    """The last questions of a player that had a deadline, at all their tables."""
    asked = (
        select(PastQuestion)
        .where(PastQuestion.player_id == player_id, PastQuestion.timed)
        .order_by(PastQuestion.closed_at.desc())
        .limit(RECENT)
    )
    return session.scalars(asked).all()


def tables_played_by(session: Session, player_id: int) -> Sequence[int]:
    """The running tables at which a player sits; in order, so that two who lock them never wait for each other."""
    running = (
        select(Table.id)
        .join(Seat)
        .where(Seat.player_id == player_id, Table.state == TableState.RUNNING)
        .order_by(Table.id)
    )
    return session.scalars(running).all()


def open_tenure(session: Session, table_id: int, seat: int) -> Tenure | None:
    """The tenure of whoever holds a seat."""
    return session.scalar(
        select(Tenure).where(Tenure.table_id == table_id, Tenure.seat == seat, Tenure.ended_at.is_(None))
    )


def last_holder(session: Session, table_id: int, seat: int) -> str:
    """The name of whoever sat there last."""
    held = (
        select(Player.name)
        .join(Tenure, Tenure.player_id == Player.id)
        .where(Tenure.table_id == table_id, Tenure.seat == seat)
        .order_by(Tenure.id.desc())
        .limit(1)
    )
    return session.scalar(held) or ""


def tenures_of(session: Session, table_id: int) -> Sequence[Tenure]:
    """Who sat where, in order."""
    held = select(Tenure).where(Tenure.table_id == table_id).order_by(Tenure.seat, Tenure.id)
    return session.scalars(held).all()


def offered_seats() -> Select[Seat]:
    """Seats of public tables that a substitute may take over."""
    return (
        select(Seat)
        .join(SeatTime, SeatTime.seat_id == Seat.id)
        .join(Seat.table)
        .where(
            SeatTime.offered_at.is_not(None),
            Table.state == TableState.RUNNING,
            Table.visibility == Visibility.PUBLIC,
        )
        .options(joinedload(Seat.table))
    )


def usual_length(session: Session, game: str, size: int) -> float | None:
    """How many moves a finished table of this game and size had, on average."""
    played = select(func.avg(Table.count)).where(
        Table.game == game, Table.size == size, Table.state == TableState.FINISHED
    )
    length = session.scalar(played)
    return None if length is None else float(length)


def overdue_clocks(now: datetime) -> Select[Clock]:
    """Clocks that should have been looked at, and those at which the sweep has failed."""
    return select(Clock).where((Clock.ring_at <= now) | (Clock.failures > 0))


def count_clocks(session: Session, now: datetime) -> tuple[int, int, int]:
    """How many clocks run, are due, and are stuck."""
    counted = select(
        func.count(),
        func.count().filter(Clock.ring_at <= now),
        func.count().filter(Clock.failures > 0),
    ).select_from(Clock)
    running, due, stuck = session.execute(counted).one()
    return running, due, stuck
