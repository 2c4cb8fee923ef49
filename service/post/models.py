"""The outbox: everything that leaves the house is a row here first."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import Index
from sqlalchemy.orm import Mapped, mapped_column

from service.database import Base


class State(StrEnum):
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
    __table_args__ = (Index(None, "state", "not_before"), Index(None, "state", "lease_until"))

    id: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(unique=True)
    kind: Mapped[str]
    channel: Mapped[str]
    recipient: Mapped[str]
    player_id: Mapped[int | None] = mapped_column(index=True)
    table_id: Mapped[int | None] = mapped_column(index=True)
    payload: Mapped[dict[str, Any]]
    state: Mapped[str] = mapped_column(default=State.PENDING)
    attempts: Mapped[int] = mapped_column(default=0)
    created_at: Mapped[datetime]
    not_before: Mapped[datetime]
    void_at: Mapped[datetime | None]
    lease_until: Mapped[datetime | None]
    sent_at: Mapped[datetime | None]
    last_error: Mapped[str] = mapped_column(default="")


class BoxedMail(Base):
    """A mail in the local letter box: where mail goes when no mail server is set up."""

    __tablename__ = "boxed_mail"

    id: Mapped[int] = mapped_column(primary_key=True)
    message_id: Mapped[str] = mapped_column(unique=True)
    recipient: Mapped[str] = mapped_column(index=True)
    subject: Mapped[str]
    raw: Mapped[bytes]
    created_at: Mapped[datetime]
