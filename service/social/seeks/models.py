"""The model of seeks."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


class Seek(Base):
    """A player looks for a table of a game."""

    __tablename__ = "seek"
    __table_args__ = (UniqueConstraint("player_id", "game"), Index(None, "game", "id"))

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"))
    game: Mapped[str]
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime] = mapped_column(index=True)

    player: Mapped[Player] = relationship()
