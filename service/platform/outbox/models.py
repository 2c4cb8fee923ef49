"""Models of the outbox. Everything that is sent is a row here first."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class LetterState(StrEnum):
    """pending -> leased -> sent, or failed and tried again, or dead. Void if it became obsolete."""

    PENDING = "pending"
    LEASED = "leased"
    SENT = "sent"
    FAILED = "failed"
    DEAD = "dead"
    VOID = "void"


class Letter(Base):
    """One message to one recipient over one channel. Its unique key prevents duplicates."""

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
    """Since when the other side has postponed it."""
    sent_at: Mapped[datetime | None]
    last_error: Mapped[str] = mapped_column(default="")
    revision: Mapped[int | None]
    """The revision of the table that the letter shows. It is set only if the letter was sent at the first
    attempt.
    """
    said: Mapped[str] = mapped_column(default="")
    """The subject, text and HTML words of a sent letter, without links. Replies quote them."""


class BoxedMail(Base):
    """A mail in the local mailbox, which is used without a mail server."""

    __tablename__ = "boxed_mail"

    id: Mapped[int] = mapped_column(primary_key=True)
    message_id: Mapped[str] = mapped_column(unique=True)
    recipient: Mapped[str] = mapped_column(index=True)
    subject: Mapped[str]
    raw: Mapped[bytes]
    created_at: Mapped[datetime]


class Erasures(Base):
    """The number of erased people, in one row.

    A mail composed before the last erasure may name that person.
    """

    __tablename__ = "erasures"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    count: Mapped[int]


class TableMail(Base):
    """A player's choices for the mails of one table. Other settings are those of the account."""

    __tablename__ = "table_mail"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), primary_key=True)
    choices: Mapped[dict[str, Any]] = mapped_column(default=dict)


class Looking(Base):
    """The viewer of a table page, until a time."""

    __tablename__ = "looking"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), primary_key=True)
    until: Mapped[datetime]


class StoppedAddress(Base):
    """An address that permanently returned our mail.

    Nothing is sent there until the player says that it works again.
    """

    __tablename__ = "stopped_address"

    address: Mapped[str] = mapped_column(primary_key=True)
    stopped_at: Mapped[datetime] = mapped_column(index=True)
    why: Mapped[str]
