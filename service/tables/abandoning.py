"""Giving a game up: nobody is asked anything any more, and there is no result."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.tables.consequences import table_abandoned
from service.tables.models import State, Table
from service.tables.queries import open_questions


def abandon(session: Session, row: Table, now: datetime) -> None:
    """End a table without a result."""
    row.state, row.ended_at = State.ABANDONED, now
    row.revision += 1
    for asked in open_questions(session, row.id):
        asked.closed_at = now
    for seat in row.seats:
        seat.question = seat.waiting_since = None
    table_abandoned(session, row, now)
