"""Motions and the votes on them."""

from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import ForeignKey, Index, Interval
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.database import Base


class MotionKind(StrEnum):
    """The kinds of motions: about the moves, the game, its time and its seats."""

    TAKE_BACK = "take-back"
    ABANDON = "abandon"
    CONCEDE = "concede"
    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"
    SUBSTITUTE = "substitute"


class Outcome(StrEnum):
    """The outcome of a motion: all others agreed, one refused, the mover withdrew it, or play went on
    meanwhile.
    """

    CARRIED = "carried"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    OVERTAKEN = "overtaken"


class Motion(Base):
    """A motion to all other players of a table. A single no ends it."""

    __tablename__ = "motion"
    __table_args__ = (Index(None, "table_id", "closed_at"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    kind: Mapped[str]
    seat: Mapped[int]
    """The seat that made the motion."""
    back_to: Mapped[int | None]
    """For `take-back`: the number of moves that would remain."""
    length: Mapped[timedelta | None] = mapped_column(Interval)
    """For `pause` and `extend`: the length. None gives each question its own time once more."""
    revision: Mapped[int]
    """The revision of the table when the motion was made. Later moves were not part of it."""
    opened_at: Mapped[datetime]
    closed_at: Mapped[datetime | None]
    outcome: Mapped[str | None]

    votes: Mapped[list["Vote"]] = relationship(cascade="all, delete-orphan", back_populates="motion")


class Vote(Base):
    """The vote of one seat on a motion."""

    __tablename__ = "vote"

    motion_id: Mapped[int] = mapped_column(ForeignKey("motion.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    agreed: Mapped[bool]
    said_at: Mapped[datetime]

    motion: Mapped[Motion | None] = relationship(back_populates="votes")

    @property
    def table_id(self) -> int | None:
        """The table of the motion, or None for a vote that was taken out of it."""
        return self.motion.table_id if self.motion else None
