"""What was said, how far each has read, and private notes."""

from datetime import datetime

from sqlalchemy import JSON, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


class Said(Base):
    """One thing said. `to` lists the seats it is for; nothing there means all who sit at the table."""

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
    """How far a player has read at a table."""

    __tablename__ = "read_up_to"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), primary_key=True)
    said: Mapped[int]


class Note(Base):
    """What a player writes to themselves about a table."""

    __tablename__ = "note"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), primary_key=True)
    text: Mapped[str]
    written_at: Mapped[datetime]


class Report(Base):
    """A call for the desk from a table. It stays with the table; a deed settles it, and another opens it again."""

    __tablename__ = "report"
    __table_args__ = (Index(None, "settled_at", "id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    seat: Mapped[int]
    said_id: Mapped[int | None] = mapped_column(ForeignKey("said.id", ondelete="SET NULL"))
    """The line of the talk that it is about."""
    text: Mapped[str]
    count: Mapped[int]
    """How many moves had been played when it was made."""
    made_at: Mapped[datetime]
    settled_at: Mapped[datetime | None]
