"""The current announcements, shown on every page."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from service.platform.database import Base


class Announcement(Base):
    """An announcement of the desk, shown on every page until it ends."""

    __tablename__ = "announcement"

    id: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str]
    made_at: Mapped[datetime]
    until: Mapped[datetime] = mapped_column(index=True)


STANDING = select(Announcement.text).where(Announcement.until > bindparam("now")).order_by(Announcement.id)


def current_announcements(session: Session, now: datetime) -> Sequence[str]:
    """Return the current announcements. Every page runs this query."""
    return session.connection().scalars(STANDING, {"now": now}).all()
