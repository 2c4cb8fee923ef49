"""The questions that were put to seats, and what became of them."""

from datetime import datetime, timedelta

from sqlalchemy import ForeignKey, Index, Interval
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class Asked(Base):
    """A question that was put to a seat: links, clocks and late answers find here what became of it."""

    __tablename__ = "asked"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    question: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    count: Mapped[int]
    """How many moves had been played when it was put."""
    opened_at: Mapped[datetime]
    closed_at: Mapped[datetime | None]


class PastQuestion(Base):
    """What became of a question: of its player's record it is a line, whoever sits there now."""

    __tablename__ = "past_question"
    __table_args__ = (Index(None, "table_id", "question"), Index(None, "player_id", "closed_at"))

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int]
    question: Mapped[int]
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"))
    opened_at: Mapped[datetime]
    closed_at: Mapped[datetime]
    own: Mapped[bool]
    """Answered by the player themselves; otherwise the clock played."""
    timed: Mapped[bool]
    """Whether there was a deadline to keep."""
    excused: Mapped[bool] = mapped_column(default=False)
    waking: Mapped[timedelta] = mapped_column(Interval)
    spent: Mapped[timedelta] = mapped_column(Interval)
    """Of the question's own time."""
    earned: Mapped[timedelta] = mapped_column(Interval)
    """What the answer added to the bank."""
