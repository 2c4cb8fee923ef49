"""Lines of talk, read marks, private notes and reports."""

from datetime import datetime

from sqlalchemy import JSON, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


class Said(Base):
    """A line of talk. `to` lists the seats it is addressed to; None means all seats."""

    __tablename__ = "said"
    __table_args__ = (Index(None, "table_id", "id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int]
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"))
    to: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    text: Mapped[str]
    said_at: Mapped[datetime]
    removed_at: Mapped[datetime | None]

    player: Mapped[Player | None] = relationship()


class ReadUpTo(Base):
    """The last line that a player has read at a table."""

    __tablename__ = "read_up_to"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), primary_key=True)
    said: Mapped[int]


class Note(Base):
    """A player's private note about a table."""

    __tablename__ = "note"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), primary_key=True)
    text: Mapped[str]
    written_at: Mapped[datetime]


class Report(Base):
    """A report to the desk from a table.

    It stays with the table. An act of the desk settles or reopens it.
    """

    __tablename__ = "report"
    __table_args__ = (Index(None, "settled_at", "id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    seat: Mapped[int]
    said_id: Mapped[int | None] = mapped_column(ForeignKey("said.id", ondelete="SET NULL"))
    """The line of talk that the report is about."""
    text: Mapped[str]
    count: Mapped[int]
    """The number of moves played when the report was made."""
    made_at: Mapped[datetime]
    settled_at: Mapped[datetime | None]
