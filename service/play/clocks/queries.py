"""The database queries on clocks."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session, joinedload

from service.platform.accounts.models import Player
from service.play.pace.absence import SettledQuestion
from service.play.pace.spans import NONE
from service.play.tables.models import Clock, Seat, Table, TableState, Tenure, Visibility
from service.play.tables.move_models import Move, Origin

RECENT = 200
"""The number of a player's last questions that count for their figures."""


def due_clocks(now: datetime, limit: int) -> Select[int, int]:
    """Return a query of the seats whose clock is due, with their tables, the longest due first."""
    due = select(Seat.id, Seat.table_id).where(Seat.ring_at <= now)
    return due.order_by(Seat.ring_at, Seat.id).limit(limit)


def find_answer(session: Session, seat: Seat, clock: Clock) -> Move | None:
    """Return the answer to a clock's question, or None if nobody gave one."""
    answers = select(Move).where(
        Move.table_id == seat.table_id,
        Move.number > clock.count,
        Move.seat == seat.number,
        Move.question == clock.question,
    )
    return session.scalar(answers.order_by(Move.number.desc()).limit(1))


def settled_question(move: Move) -> SettledQuestion:
    """Return the question that a move settled, from its record."""
    closed = move.played_at
    return SettledQuestion(
        opened=move.opened_at or closed,
        closed=closed,
        own=closed if move.own else None,
        waking=move.waking or NONE,
        excused=bool(move.excused),
    )


def questions_of_tenure(
    session: Session, table_id: int, seat: int, since: datetime
) -> Sequence[SettledQuestion]:
    """Return the settled questions of a seat since a moment, in order."""
    settled = select(Move).where(Move.table_id == table_id, Move.seat == seat, Move.opened_at >= since)
    return [settled_question(move) for move in session.scalars(settled.order_by(Move.number))]


def missed_questions(session: Session, table_id: int, limit: int) -> Sequence[Move]:
    """Return the last defaults that settled a missed question of a table, the newest first."""
    missed = select(Move).where(
        Move.table_id == table_id, Move.origin == Origin.CLOCK, Move.opened_at.is_not(None)
    )
    return session.scalars(missed.order_by(Move.number.desc()).limit(limit)).all()


def questions_of_player(session: Session, player_id: int) -> Sequence[SettledQuestion]:
    """Return the last questions of a player that had a deadline, at all their tables."""
    settled = (
        select(Move)
        .where(Move.player_id == player_id, Move.opened_at.is_not(None), Move.timed.is_(True))
        .order_by(Move.played_at.desc())
        .limit(RECENT)
    )
    return [settled_question(move) for move in session.scalars(settled)]


def tables_played_by(session: Session, player_id: int) -> Sequence[int]:
    """Return the running tables of a player.

    They are ordered, so that two transactions that lock them cannot deadlock.
    """
    running = (
        select(Table.id)
        .join(Seat)
        .where(Seat.player_id == player_id, Table.state == TableState.RUNNING)
        .order_by(Table.id)
    )
    return session.scalars(running).all()


def open_tenure(session: Session, table_id: int, seat: int) -> Tenure | None:
    """Return the tenure of the present holder of a seat."""
    return session.scalar(
        select(Tenure).where(Tenure.table_id == table_id, Tenure.seat == seat, Tenure.ended_at.is_(None))
    )


def last_holder(session: Session, table_id: int, seat: int) -> str:
    """Return the name of the last holder of a seat."""
    held = (
        select(Player.name)
        .join(Tenure, Tenure.player_id == Player.id)
        .where(Tenure.table_id == table_id, Tenure.seat == seat)
        .order_by(Tenure.id.desc())
        .limit(1)
    )
    return session.scalar(held) or ""


def former_holders(session: Session, table_id: int, seat: int) -> Sequence[Player]:
    """Return the players who have left a seat."""
    held = (
        select(Player)
        .join(Tenure, Tenure.player_id == Player.id)
        .where(Tenure.table_id == table_id, Tenure.seat == seat, Tenure.ended_by != "")
    )
    return session.scalars(held).unique().all()


def tenures_of(session: Session, table_id: int) -> Sequence[Tenure]:
    """Return all tenures of a table by seat, in order."""
    held = select(Tenure).where(Tenure.table_id == table_id).order_by(Tenure.seat, Tenure.id)
    return session.scalars(held).all()


def offered_seats() -> Select[Seat]:
    """Return a query of the seats of public tables that a substitute may take over."""
    return (
        select(Seat)
        .join(Seat.table)
        .where(
            Seat.offered_at.is_not(None),
            Table.state == TableState.RUNNING,
            Table.visibility == Visibility.PUBLIC,
        )
        .options(joinedload(Seat.table))
    )


def average_game_length(session: Session, game: str, size: int) -> float | None:
    """Return the average number of moves of finished tables of this game and size."""
    played = select(func.avg(Table.count)).where(
        Table.game == game, Table.size == size, Table.state == TableState.FINISHED
    )
    length = session.scalar(played)
    return None if length is None else float(length)


def overdue_seats(now: datetime) -> Select[Seat]:
    """Return a query of the seats whose clock is overdue, and of those where the sweep failed."""
    return select(Seat).where((Seat.ring_at <= now) | (Seat.failures > 0))


def count_clocks(session: Session, now: datetime) -> tuple[int, int, int]:
    """Count the clocks that run, are due, and have failed."""
    counted = select(
        func.count().filter(Seat.ring_at.is_not(None)),
        func.count().filter(Seat.ring_at <= now),
        func.count().filter(Seat.failures > 0),
    )
    running, due, stuck = session.execute(counted).one()
    return running, due, stuck
