"""What is announced to all at present, on every page."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from service.platform.database import Base


class Announcement(Base):
    """What the desk says to all, on every page until its end."""

    __tablename__ = "announcement"

    id: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str]
    made_at: Mapped[datetime]
    until: Mapped[datetime] = mapped_column(index=True)


STANDING = select(Announcement.text).where(Announcement.until > bindparam("now")).order_by(Announcement.id)


def current_announcements(session: Session, now: datetime) -> Sequence[str]:
    """What is announced at present: every page asks."""
    return session.connection().scalars(STANDING, {"now": now}).all()
