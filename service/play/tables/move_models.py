"""Moves. They are the source of truth; everything else derives from them."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, Index, Interval, text
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base, Document


class Origin(StrEnum):
    """The channel through which a move was submitted."""

    API = "api"
    PAGE = "page"
    MAIL = "mail"
    LINK = "link"
    PLAN = "plan"
    BOT = "bot"
    CLOCK = "clock"
    DESK = "desk"
    IMPORT = "import"


class Move(Base):
    """A move as it was played, its events, and the record of the question that it settled.

    The primary key is the last guard against two concurrent moves. The record belongs to the player who was
    asked, even if another holds the seat now. Its columns are NULL if the question had no clock, or if a plan
    or the desk answered.
    """

    __tablename__ = "move"
    __table_args__ = (
        Index(
            None,
            "player_id",
            "played_at",
            sqlite_where=text("opened_at IS NOT NULL"),
            postgresql_where=text("opened_at IS NOT NULL"),
        ),
    )

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    player_id: Mapped[int | None]
    question: Mapped[int]
    asked_count: Mapped[int | None]
    """The number of moves played when the question was asked. Imported moves have none."""
    text: Mapped[str]
    origin: Mapped[str]
    played_at: Mapped[datetime]
    events: Mapped[list[Any]] = mapped_column(Document, deferred=True)
    """The events that the move caused, as pairs of audience and data. They are rendered in words only when
    they are read.
    """
    opened_at: Mapped[datetime | None]
    timed: Mapped[bool | None]
    """True if there was a deadline."""
    excused: Mapped[bool | None]
    """True if the desk has forgiven a missed deadline."""
    waking: Mapped[timedelta | None] = mapped_column(Interval)
    """The part of the time to the answer in which the player could have given it."""
    spent: Mapped[timedelta | None] = mapped_column(Interval)
    """The part of the question's own time that was used."""
    earned: Mapped[timedelta | None] = mapped_column(Interval)
    """The time that the answer added to the bank."""

    @property
    def own(self) -> bool:
        """Return True if the player answered, and False if the clock played."""
        return self.origin != Origin.CLOCK


class WithdrawnMove(Base):
    """A move that was taken back or rewound. It is no longer part of the table, but is kept."""

    __tablename__ = "withdrawn_move"
    __table_args__ = (Index(None, "table_id", "withdrawn_at"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    number: Mapped[int]
    seat: Mapped[int]
    player_id: Mapped[int | None]
    question: Mapped[int]
    text: Mapped[str]
    origin: Mapped[str]
    played_at: Mapped[datetime]
    withdrawn_at: Mapped[datetime]
