"""Incoming mails as they were received, and their state."""

from datetime import datetime
from enum import StrEnum

from sqlalchemy import Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class IncomingState(StrEnum):
    """The state of an incoming mail.

    waiting -> done, or ignored (written by a machine), refused (the sender may not answer for the seat),
    unreadable (kept for a moderator).
    """

    WAITING = "waiting"
    DONE = "done"
    IGNORED = "ignored"
    REFUSED = "refused"
    UNREADABLE = "unreadable"


class IncomingMail(Base):
    """One mail to one recipient. The same mail is stored once, however often it is delivered."""

    __tablename__ = "incoming_mail"
    __table_args__ = (
        UniqueConstraint("message_id", "recipient"),
        Index(None, "state", "id"),
        Index(None, "recipient", "received_at"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    message_id: Mapped[str]
    """The Message-ID, or a digest of a mail that has none."""
    recipient: Mapped[str]
    envelope_sender: Mapped[str | None]
    """The envelope sender: empty for the null sender of bounces, None if it is unknown."""
    raw: Mapped[bytes]
    received_at: Mapped[datetime] = mapped_column(index=True)
    state: Mapped[str] = mapped_column(default=IncomingState.WAITING)
    why: Mapped[str] = mapped_column(default="")
    settled_at: Mapped[datetime | None]
    table_id: Mapped[int | None] = mapped_column(index=True)
    player_id: Mapped[int | None] = mapped_column(index=True)
