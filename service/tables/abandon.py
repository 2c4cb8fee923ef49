"""Giving a game up: nobody is asked anything any more, and there is no result."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.models.tables import State, Table
from service.tables.after_move import table_abandoned
from service.tables.asking import close_questions


def abandon(session: Session, row: Table, now: datetime) -> None:
    """End a table without a result."""
    row.state, row.ended_at = State.ABANDONED, now
    row.revision += 1
    close_questions(session, row, [seat.number for seat in row.seats], now)
    for seat in row.seats:
        seat.question = seat.waiting_since = None
    table_abandoned(session, row, now)
