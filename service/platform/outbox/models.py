"""The outbox: everything that leaves the house is a row here first."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class LetterState(StrEnum):
    """pending -> leased -> sent, or failed and tried again, or dead; void when it came to nothing in time."""

    PENDING = "pending"
    LEASED = "leased"
    SENT = "sent"
    FAILED = "failed"
    DEAD = "dead"
    VOID = "void"


class Letter(Base):
    """One thing to one recipient over one channel; its key makes it leave once."""

    __tablename__ = "outbox"
    __table_args__ = (
        Index(None, "state", "not_before"),
        Index(None, "state", "lease_until"),
        Index(None, "state", "id"),
        Index(None, "recipient", "id"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(unique=True)
    kind: Mapped[str]
    channel: Mapped[str]
    recipient: Mapped[str]
    player_id: Mapped[int | None] = mapped_column(index=True)
    table_id: Mapped[int | None] = mapped_column(index=True)
    payload: Mapped[dict[str, Any]]
    state: Mapped[str] = mapped_column(default=LetterState.PENDING)
    attempts: Mapped[int] = mapped_column(default=0)
    created_at: Mapped[datetime]
    not_before: Mapped[datetime]
    void_at: Mapped[datetime | None]
    lease_until: Mapped[datetime | None]
    refused_since: Mapped[datetime | None]
    """Since when the other side puts it off."""
    sent_at: Mapped[datetime | None]
    last_error: Mapped[str] = mapped_column(default="")
    revision: Mapped[int | None]
    """Of the table as the letter shows it, where it left but once."""
    said: Mapped[str] = mapped_column(default="")
    """Its subject, its text and the words of its HTML, without links, once it left: an answer quotes them."""


class BoxedMail(Base):
    """A mail in the local letter box: where mail goes when no mail server is set up."""

    __tablename__ = "boxed_mail"

    id: Mapped[int] = mapped_column(primary_key=True)
    message_id: Mapped[str] = mapped_column(unique=True)
    recipient: Mapped[str] = mapped_column(index=True)
    subject: Mapped[str]
    raw: Mapped[bytes]
    created_at: Mapped[datetime]


class Erasures(Base):
    """How many people were erased, in one row: what was composed before the last of them may name them."""

    __tablename__ = "erasures"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    count: Mapped[int]


class TableMail(Base):
    """What a player wishes of the mails of one table; what is not in it is as for the account."""

    __tablename__ = "table_mail"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), primary_key=True)
    choices: Mapped[dict[str, Any]] = mapped_column(default=dict)


class Looking(Base):
    """A player has a table before their eyes, as far as we know until then."""

    __tablename__ = "looking"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), primary_key=True)
    until: Mapped[datetime]


class StoppedAddress(Base):
    """An address from which our mail came back for good: nothing is sent there until its player says that it works again."""

    __tablename__ = "stopped_address"

    address: Mapped[str] = mapped_column(primary_key=True)
    stopped_at: Mapped[datetime] = mapped_column(index=True)
    why: Mapped[str]
