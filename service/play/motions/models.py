"""Motions and the votes on them."""

from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import ForeignKey, Index, Interval
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.database import Base


class MotionKind(StrEnum):
    """What may be moved: about the moves, about the game, about its time and its seats."""

    TAKE_BACK = "take-back"
    ABANDON = "abandon"
    CONCEDE = "concede"
    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"
    SUBSTITUTE = "substitute"


class Outcome(StrEnum):
    """All others agreed; somebody did not; whoever asked thinks otherwise; play went on meanwhile."""

    CARRIED = "carried"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    OVERTAKEN = "overtaken"


class Motion(Base):
    """One thing asked of all others at a table; one no ends it."""

    __tablename__ = "motion"
    __table_args__ = (Index(None, "table_id", "closed_at"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    kind: Mapped[str]
    seat: Mapped[int]
    """Whose wish it is."""
    back_to: Mapped[int | None]
    """With `take-back`: how many moves would remain."""
    length: Mapped[timedelta | None] = mapped_column(Interval)
    """With `pause` and `extend`: for how long, or how much more; nothing gives each question its own time."""
    revision: Mapped[int]
    """Of the table when it was asked: moves that came later were not in question."""
    opened_at: Mapped[datetime]
    closed_at: Mapped[datetime | None]
    outcome: Mapped[str | None]

    votes: Mapped[list["Vote"]] = relationship(cascade="all, delete-orphan")


class Vote(Base):
    """What one seat says to a motion."""

    __tablename__ = "vote"

    motion_id: Mapped[int] = mapped_column(ForeignKey("motion.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    agreed: Mapped[bool]
    said_at: Mapped[datetime]
