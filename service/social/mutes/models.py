"""The model of mutes."""

from datetime import datetime

from sqlalchemy import ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


class Mute(Base):
    """A player has muted another. Erasing either of them deletes the row."""

    __tablename__ = "mute"
    __table_args__ = (UniqueConstraint("player_id", "muted_id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"))
    muted_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    muted_at: Mapped[datetime]

    muted: Mapped[Player] = relationship(foreign_keys=[muted_id])
