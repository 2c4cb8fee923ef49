"""What came in: every mail as it was, and what became of it."""

from datetime import datetime
from enum import StrEnum

from sqlalchemy import Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class IncomingState(StrEnum):
    """waiting -> done, or ignored (a machine wrote it), refused (not its sender's to send), unreadable (kept for a moderator)."""

    WAITING = "waiting"
    DONE = "done"
    IGNORED = "ignored"
    REFUSED = "refused"
    UNREADABLE = "unreadable"


class IncomingMail(Base):
    """One mail to one recipient. The same mail is taken in once, however often it is delivered."""

    __tablename__ = "incoming_mail"
    __table_args__ = (
        UniqueConstraint("message_id", "recipient"),
        Index(None, "state", "id"),
        Index(None, "recipient", "received_at"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    message_id: Mapped[str]
    """As its sender's program called it; a digest of the mail where it has no name."""
    recipient: Mapped[str]
    envelope_sender: Mapped[str | None]
    """Empty for the null sender of bounces, nothing where nobody knows it."""
    raw: Mapped[bytes]
    received_at: Mapped[datetime]
    state: Mapped[str] = mapped_column(default=IncomingState.WAITING)
    why: Mapped[str] = mapped_column(default="")
    settled_at: Mapped[datetime | None]
    table_id: Mapped[int | None] = mapped_column(index=True)
    player_id: Mapped[int | None] = mapped_column(index=True)
