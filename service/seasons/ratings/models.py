"""Models of ratings: the changes at each rated table, and the resulting standings of players."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base

ALL_GAMES = ""
"""Used instead of a game, for the rating over all games."""
ALL_TIME = ""
"""Used instead of a month, for all time."""


class RatingChange(Base):
    """The rating change of one player at the end of a table.

    There is one for the game and one for all games. The standings follow from these rows.
    """

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
    """When the table ended. Ratings are calculated in the order of this time, then of the table."""
    place: Mapped[int]
    """The place among the rated players."""
    players: Mapped[int]
    """How many players were rated."""
    mu_before: Mapped[float]
    sigma_before: Mapped[float]
    mu: Mapped[float]
    sigma: Mapped[float]


class PlayerStanding(Base):
    """The standing of a player in a game or over all games, for all time or after the last table of a month.

    Leaderboards read it.
    """

    __tablename__ = "standing"
    __table_args__ = (Index(None, "game", "month", "rating", "player_id"), Index(None, "player_id"))

    game: Mapped[str] = mapped_column(primary_key=True)
    month: Mapped[str] = mapped_column(primary_key=True)
    """The month in UTC, such as 2026-11, or ALL_TIME."""
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"), primary_key=True, autoincrement=False)
    mu: Mapped[float]
    sigma: Mapped[float]
    rating: Mapped[float]
    """The rating that is shown, calculated from `mu` and `sigma`."""
    tables: Mapped[int]
    """How many rated tables of this game ended in the month."""
