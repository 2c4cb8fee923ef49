"""The database queries on motions."""

from collections.abc import Sequence

from sqlalchemy import Select, select
from sqlalchemy.orm import Session, selectinload

from service.play.motions.models import Motion, MotionKind


def open_motion(session: Session, table_id: int, kind: MotionKind) -> Motion | None:
    """Return the open motion of a kind at a table; there is at most one."""
    standing = select(Motion).where(
        Motion.table_id == table_id, Motion.kind == kind, Motion.closed_at.is_(None)
    )
    return session.scalar(standing.options(selectinload(Motion.votes)))


def motion_at(session: Session, table_id: int, number: int) -> Motion | None:
    motion = session.get(Motion, number, options=[selectinload(Motion.votes)])
    return motion if motion is not None and motion.table_id == table_id else None


def motions_at(table_id: int) -> Select[Motion]:
    """Return a query of all motions of a table, the closed ones too."""
    return select(Motion).where(Motion.table_id == table_id).options(selectinload(Motion.votes))


def standing_motions(session: Session, table_id: int) -> Sequence[Motion]:
    """Return the open motions of a table, the oldest first."""
    standing = motions_at(table_id).where(Motion.closed_at.is_(None)).order_by(Motion.id)
    return session.scalars(standing).all()
