"""What of time is kept: the running clocks, how seats stand, what became of questions, pauses."""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ForeignKey, Index, Interval
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.core.database import Base, Document
from service.models.tables import Seat


class Clock(Base):
    """The clock of the question that a seat owes. It is gone when the question is.

    `deadline` and `ring_at` are what was reckoned last, to be found by; whoever acts reckons anew.
    """

    __tablename__ = "clock"

    seat_id: Mapped[int] = mapped_column(
        ForeignKey("seat.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    number: Mapped[int]
    """The seat's number at its table."""
    question: Mapped[int]
    kind: Mapped[str]
    count: Mapped[int]
    """How many moves had been played when the clock began."""
    opened_at: Mapped[datetime]
    weekend: Mapped[list[str]]
    """As it was at the opening: a day that is about to run out cannot become a Sunday."""
    extra: Mapped[timedelta] = mapped_column(Interval, default=timedelta())
    """What a vote or the desk has added; below nothing where an answer was taken back."""
    reminded: Mapped[list[dict[str, Any]]] = mapped_column(Document, default=list)
    deadline: Mapped[datetime | None]
    ring_at: Mapped[datetime | None] = mapped_column(index=True)
    """When to look again; nothing where nobody is ever out of time."""
    failures: Mapped[int] = mapped_column(default=0, index=True)
    last_error: Mapped[str] = mapped_column(default="")

    seat: Mapped[Seat] = relationship(back_populates="clock")


class SeatTime(Base):
    """How a seat stands under its present holder: his bank, his misses in a row, and what follows from them."""

    __tablename__ = "seat_time"

    seat_id: Mapped[int] = mapped_column(
        ForeignKey("seat.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    since: Mapped[datetime]
    bank: Mapped[timedelta] = mapped_column(Interval)
    misses: Mapped[int] = mapped_column(default=0)
    absent_since: Mapped[datetime | None]
    followed_at: Mapped[datetime | None]
    """When that came about which the table chose for a long absence."""
    offered_at: Mapped[datetime | None] = mapped_column(index=True)
    """Since when a substitute may take the seat over."""

    @property
    def unheard_since(self) -> datetime | None:
        """Where nobody is ever out of time there are no misses, and silence is noticed once it has lasted."""
        return self.absent_since or self.followed_at


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
    """Answered by the player himself; otherwise the clock played."""
    timed: Mapped[bool]
    """Whether there was a deadline to keep."""
    excused: Mapped[bool] = mapped_column(default=False)
    waking: Mapped[timedelta] = mapped_column(Interval)
    spent: Mapped[timedelta] = mapped_column(Interval)
    """Of the question's own time."""
    earned: Mapped[timedelta] = mapped_column(Interval)
    """What the answer added to the bank."""


class TablePause(Base):
    """A time that a whole table stands still."""

    __tablename__ = "pause"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    start: Mapped[datetime]
    end: Mapped[datetime]
