"""A league: people who play for their place in it, season after season in divisions, or by challenges on a ladder."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


class LeagueForm(StrEnum):
    """How places change hands: by the standings of each season, or by who beats whom."""

    DIVISIONS = "divisions"
    LADDER = "ladder"


class LeagueState(StrEnum):
    JOINING = "joining"
    """The first season has not begun."""
    RUNNING = "running"
    ENDED = "ended"


class League(Base):
    """What is played and how. Seasons and challenges are contests that point here; what the other form needs is 0."""

    __tablename__ = "league"
    __table_args__ = (Index(None, "state", "next_season"), Index(None, "state", "id"))

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    form: Mapped[str]
    game: Mapped[str]
    edition: Mapped[str]
    options: Mapped[dict[str, Any]]
    pace: Mapped[dict[str, Any]]
    rated: Mapped[bool] = mapped_column(default=False)
    pod_size: Mapped[int]
    """At most so many at a table."""
    round_days: Mapped[int]
    """After so many days what is still played counts as it stands."""
    division_size: Mapped[int] = mapped_column(default=0)
    branches: Mapped[int] = mapped_column(default=0)
    """So many divisions stand below each: 1 makes a column, 2 a pyramid."""
    moving: Mapped[int] = mapped_column(default=0)
    """So many go up from each division, and as many go down to each below it."""
    rounds: Mapped[int] = mapped_column(default=0)
    """Of a season."""
    season_days: Mapped[int] = mapped_column(default=0)
    """From the beginning of one season to that of the next."""
    reach: Mapped[int] = mapped_column(default=0)
    """So many places above one's own can be challenged."""
    answer_days: Mapped[int] = mapped_column(default=0)
    """A challenge that is not taken up in so many days is lost."""
    organiser_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    state: Mapped[str] = mapped_column(default=LeagueState.JOINING)
    season: Mapped[int] = mapped_column(default=0)
    """The number of the present season, or of the last; 0 before the first."""
    next_season: Mapped[datetime | None]
    created_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]


class LeagueMember(Base):
    """Somebody who plays in a league until they leave it. Where a season has put them, its contests say."""

    __tablename__ = "league_member"
    __table_args__ = (UniqueConstraint("league_id", "player_id"), Index(None, "league_id", "place"))

    id: Mapped[int] = mapped_column(primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("league.id", ondelete="CASCADE"))
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    place: Mapped[int]
    """The first is 1. On a ladder the rung; in divisions as the present season began, newcomers behind all others."""
    joined_at: Mapped[datetime]

    player: Mapped[Player] = relationship()


class Challenge(Base):
    """One member of a ladder plays another for their place, in a contest of two."""

    __tablename__ = "challenge"
    __table_args__ = (Index(None, "league_id", "settled_at"),)

    contest_id: Mapped[int] = mapped_column(ForeignKey("contest.id", ondelete="CASCADE"), primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("league.id", ondelete="CASCADE"))
    challenger_id: Mapped[int] = mapped_column(ForeignKey("league_member.id", ondelete="CASCADE"), index=True)
    challenged_id: Mapped[int] = mapped_column(ForeignKey("league_member.id", ondelete="CASCADE"), index=True)
    settled_at: Mapped[datetime | None]

    challenger: Mapped[LeagueMember] = relationship(foreign_keys=[challenger_id])
    challenged: Mapped[LeagueMember] = relationship(foreign_keys=[challenged_id])
