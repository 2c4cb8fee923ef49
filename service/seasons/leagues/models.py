"""Models of leagues. Members play for places, by seasons in divisions or by challenges on a ladder."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


class LeagueForm(StrEnum):
    """How places change: by the standings of each season, or by challenges."""

    DIVISIONS = "divisions"
    LADDER = "ladder"


class LeagueState(StrEnum):
    JOINING = "joining"
    """The first season has not begun."""
    RUNNING = "running"
    ENDED = "ended"


class League(Base):
    """A league: what is played, and by which rules.

    Seasons and challenges are contests that refer to it. Columns of the other form are 0.
    """

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
    """The most seats at a table."""
    round_days: Mapped[int]
    """The length of a round in days. Tables still running then count as they stand."""
    division_size: Mapped[int] = mapped_column(default=0)
    branches: Mapped[int] = mapped_column(default=0)
    """How many divisions are below each one: 1 makes a column, 2 a pyramid."""
    moving: Mapped[int] = mapped_column(default=0)
    """How many members go up from each division. As many go down to each division below it."""
    rounds: Mapped[int] = mapped_column(default=0)
    """How many rounds a season has."""
    season_days: Mapped[int] = mapped_column(default=0)
    """The days from the beginning of one season to that of the next."""
    reach: Mapped[int] = mapped_column(default=0)
    """How many places above their own a member can challenge."""
    answer_days: Mapped[int] = mapped_column(default=0)
    """The days after which a challenge without an answer is lost."""
    organiser_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    state: Mapped[str] = mapped_column(default=LeagueState.JOINING)
    season: Mapped[int] = mapped_column(default=0)
    """The number of the present or last season; 0 before the first."""
    next_season: Mapped[datetime | None]
    created_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]


class LeagueMember(Base):
    """A member of a league, until they leave it.

    Their division in a season is found in the contests of that season.
    """

    __tablename__ = "league_member"
    __table_args__ = (UniqueConstraint("league_id", "player_id"), Index(None, "league_id", "place"))

    id: Mapped[int] = mapped_column(primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("league.id", ondelete="CASCADE"))
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    place: Mapped[int]
    """The place, from 1. On a ladder it is the present place. In divisions it is that at the beginning of the
    present season, with new members behind all others.
    """
    joined_at: Mapped[datetime]

    player: Mapped[Player] = relationship()


class Challenge(Base):
    """A challenge of one ladder member to another for their place, played as a contest of two."""

    __tablename__ = "challenge"
    __table_args__ = (Index(None, "league_id", "settled_at"),)

    contest_id: Mapped[int] = mapped_column(ForeignKey("contest.id", ondelete="CASCADE"), primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("league.id", ondelete="CASCADE"))
    challenger_id: Mapped[int] = mapped_column(ForeignKey("league_member.id", ondelete="CASCADE"), index=True)
    challenged_id: Mapped[int] = mapped_column(ForeignKey("league_member.id", ondelete="CASCADE"), index=True)
    settled_at: Mapped[datetime | None]

    challenger: Mapped[LeagueMember] = relationship(foreign_keys=[challenger_id])
    challenged: Mapped[LeagueMember] = relationship(foreign_keys=[challenged_id])
