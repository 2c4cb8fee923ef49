"""Moves and events. The moves are the source of truth; everything else derives from them."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


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
    """A move as it was played. `UNIQUE(table, number)` is the last guard against two concurrent moves."""

    __tablename__ = "move"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    player_id: Mapped[int | None]
    question: Mapped[int]
    text: Mapped[str]
    origin: Mapped[str]
    played_at: Mapped[datetime]


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


class Event(Base):
    """An event with its audience. It is rendered in words only when it is read."""

    __tablename__ = "event"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """The number of the move that caused the event; 0 is the deal."""
    place: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    audience: Mapped[int | None]
    data: Mapped[dict[str, Any]]
