"""Who was asked to a table, and who wishes not to be asked."""

from datetime import datetime

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


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
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    """The player, where they were asked as one and not by their address: nobody at the table is shown that address."""
    invited_by: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"))
    created_at: Mapped[datetime]
    player: Mapped[Player | None] = relationship(foreign_keys=[player_id])

    @property
    def name(self) -> str | None:
        """Of the player who was asked as one."""
        return self.player.name if self.player else None

    @property
    def shown_email(self) -> str | None:
        """The address, for those at the table who know it since one of them wrote it."""
        return None if self.player_id else self.email
