"""The rows of questions: put to a seat, and closed."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Update, bindparam, update
from sqlalchemy.orm import Session

from service.core.database import insert_again
from service.core.writing import later
from service.models.tables import Asked, Table


def close_questions(session: Session, row: Table, seats: Sequence[int], now: datetime) -> None:
    """Whatever is open to these seats is so no longer."""
    later(session, closing(), [{"table": row.id, "in_seat": seat, "now": now} for seat in seats])


@cache
def closing() -> Update:
    of_these = (Asked.table_id == bindparam("table"), Asked.seat == bindparam("in_seat"))
    return update(Asked).where(*of_these, Asked.closed_at.is_(None)).values(closed_at=bindparam("now"))


def put(session: Session, row: Table, questions: Sequence[dict[str, Any]], now: datetime) -> None:
    """Questions come before seats, for the first time or (after a take back) again."""
    common = {"table_id": row.id, "count": row.count, "opened_at": now}
    insert_again(session, Asked, [common | question for question in questions], then={"closed_at": None})
