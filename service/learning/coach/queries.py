"""Every question that is asked of what the coach keeps, by name."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Select, or_, select
from sqlalchemy.orm import Session

from engine.coach import Look, looks_from
from service.learning.coach.models import CoachedTable, CoachLook, CoachState
from service.play.tables.models import Table


def coached(session: Session, row: Table) -> CoachedTable | None:
    """What the coach keeps of a table; of another end it had, nothing."""
    found = session.get(CoachedTable, row.id)
    return found if found is not None and found.ended_at == row.ended_at else None


def looks_at(session: Session, table_id: int) -> Sequence[Look]:
    """Every look that there is, in the order of the table."""
    kept = select(CoachLook.look).where(CoachLook.table_id == table_id).order_by(CoachLook.count)
    return [looks_from(look) for look in session.scalars(kept)]


def oldest_waiting(now: datetime) -> Select[CoachedTable]:
    """The table that was asked for first and that no worker has in hand."""
    free = or_(CoachedTable.taken_until.is_(None), CoachedTable.taken_until <= now)
    return (
        select(CoachedTable)
        .where(CoachedTable.state == CoachState.WAITING, free)
        .order_by(CoachedTable.asked_at, CoachedTable.table_id)
        .limit(1)
    )
