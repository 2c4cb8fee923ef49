"""Who was asked to a table, and who wishes not to be asked."""

from datetime import datetime

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from service.core.database import Base


class UninvitedAddress(Base):
    """An address to which no letter of invitation goes, whoever asks; by its mark, because most who say so have no account."""

    __tablename__ = "uninvited_address"

    mark: Mapped[str] = mapped_column(primary_key=True)
    stopped_at: Mapped[datetime]


class Invitation(Base):
    """An address that was asked to come; whoever signs in with it may sit down."""

    __tablename__ = "invitation"
    __table_args__ = (UniqueConstraint("table_id", "email"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    email: Mapped[str] = mapped_column(index=True)
    invited_by: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"))
    created_at: Mapped[datetime]
