"""Invitations to tables, and addresses that opted out of invitations."""

from datetime import datetime

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


class UninvitedAddress(Base):
    """An address that receives no invitations from anybody.

    Only its keyed hash is stored, because most of its owners have no account.
    """

    __tablename__ = "uninvited_address"

    mark: Mapped[str] = mapped_column(primary_key=True)
    stopped_at: Mapped[datetime]


class Invitation(Base):
    """An invited address. The player who signs in with it may take a seat."""

    __tablename__ = "invitation"
    __table_args__ = (UniqueConstraint("table_id", "email"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    email: Mapped[str] = mapped_column(index=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    """The player, if a player was invited and not an address.

    The address is then shown to nobody at the table.
    """
    invited_by: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"))
    created_at: Mapped[datetime]
    player: Mapped[Player | None] = relationship(foreign_keys=[player_id])

    @property
    def name(self) -> str | None:
        """Return the name of the player who was invited as one."""
        return self.player.name if self.player else None

    @property
    def shown_email(self) -> str | None:
        """Return the address if the inviting player typed it in, so that the table knows it already."""
        return None if self.player_id else self.email
