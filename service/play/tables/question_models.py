"""Questions that were asked of seats, and their outcomes."""

from datetime import datetime, timedelta

from sqlalchemy import ForeignKey, Index, Interval
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class Asked(Base):
    """A question that was asked of a seat. Links, clocks and late answers look up its outcome here."""

    __tablename__ = "asked"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    question: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    count: Mapped[int]
    """The number of moves played when it was asked."""
    opened_at: Mapped[datetime]
    closed_at: Mapped[datetime | None]


class PastQuestion(Base):
    """The outcome of a question.

    It belongs to the record of the player who was asked, even if another holds the seat now.
    """

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
    """True if the player answered; False if the clock played."""
    timed: Mapped[bool]
    """True if there was a deadline."""
    excused: Mapped[bool] = mapped_column(default=False)
    waking: Mapped[timedelta] = mapped_column(Interval)
    spent: Mapped[timedelta] = mapped_column(Interval)
    """The part of the question's own time that was used."""
    earned: Mapped[timedelta] = mapped_column(Interval)
    """The time that the answer added to the bank."""
