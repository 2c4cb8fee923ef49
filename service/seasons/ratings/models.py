"""Ratings: what every rated table changed, and how players stand by it."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base

ALL_GAMES = ""
"""In place of a game: the rating over all of them."""
ALL_TIME = ""
"""In place of a month."""


class RatingChange(Base):
    """What the end of one table changed for one player: once for its game, once for all games. The rest follows from these."""

    __tablename__ = "rating_change"
    __table_args__ = (
        Index(None, "player_id", "game", "ended_at", "table_id"),
        Index(None, "ended_at", "table_id"),
    )

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"), primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(primary_key=True)
    ended_at: Mapped[datetime]
    """When the table ended: the order in which ratings are reckoned is by this, and then by table."""
    place: Mapped[int]
    """Among those who were rated."""
    players: Mapped[int]
    """How many were rated."""
    mu_before: Mapped[float]
    sigma_before: Mapped[float]
    mu: Mapped[float]
    sigma: Mapped[float]


class PlayerStanding(Base):
    """How a player stands: by game and over all games, of all time and at their last table of each month. Leaderboards read it."""

    __tablename__ = "standing"
    __table_args__ = (Index(None, "game", "month", "rating", "player_id"), Index(None, "player_id"))

    game: Mapped[str] = mapped_column(primary_key=True)
    month: Mapped[str] = mapped_column(primary_key=True)
    """As in 2026-11, of the universal time; nothing where it is of all time."""
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"), primary_key=True, autoincrement=False)
    mu: Mapped[float]
    sigma: Mapped[float]
    rating: Mapped[float]
    """What follows from both, and is shown."""
    tables: Mapped[int]
    """How many rated tables of this game ended in this time."""
