"""Queries on the coach's data."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Select, or_, select
from sqlalchemy.orm import Session

from engine.coach import Look, looks_from
from service.learning.coach.models import CoachedTable, CoachLook, CoachState
from service.play.tables.models import Table


def find_coached_table(session: Session, row: Table) -> CoachedTable | None:
    """Return the coach's data of a table, or None if it is about another end of the table."""
    found = session.get(CoachedTable, row.id)
    return found if found is not None and found.ended_at == row.ended_at else None


def looks_at(session: Session, table_id: int) -> Sequence[Look]:
    """Return all looks at a table, in the order of the moves."""
    kept = select(CoachLook.look).where(CoachLook.table_id == table_id).order_by(CoachLook.count)
    return [looks_from(look) for look in session.scalars(kept)]


def oldest_waiting(now: datetime) -> Select[CoachedTable]:
    """Select the table that has waited longest and that no worker has."""
    free = or_(CoachedTable.taken_until.is_(None), CoachedTable.taken_until <= now)
    return (
        select(CoachedTable)
        .where(CoachedTable.state == CoachState.WAITING, free)
        .order_by(CoachedTable.asked_at, CoachedTable.table_id)
        .limit(1)
    )
