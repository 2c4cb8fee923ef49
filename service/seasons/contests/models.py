"""Models of contests: entrants, rounds and pods.

Each pod is one table. The standings are columns of the entrants.
"""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


class Format(StrEnum):
    """How entrants are matched.

    Swiss matches entrants with similar standings. Round robin lets all meet in turn. In a knock-out the upper
    half of each pod goes on, until one entrant is left.
    """

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    KNOCK_OUT = "knock-out"


class ContestState(StrEnum):
    JOINING = "joining"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


class EntrantState(StrEnum):
    ENTERED = "entered"
    WAITING = "waiting"
    WITHDRAWN = "withdrawn"
    OUT = "out"
    """Knocked out."""
    ASKED = "asked"
    """Challenged on a ladder, without an answer so far."""


class Contest(Base):
    """A contest: what is played, and by which rules.

    The commitment to the seed is public from the start, the seed itself once joining has ended.
    """

    __tablename__ = "contest"
    __table_args__ = (
        Index(None, "state", "joining_ends"),
        Index(None, "state", "id"),
        UniqueConstraint("league_id", "season", "division"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    league_id: Mapped[int | None] = mapped_column(ForeignKey("league.id", ondelete="CASCADE"))
    """Set if the contest belongs to a league. It is then a division of a season or, without a season, a
    challenge between two members.
    """
    season: Mapped[int | None]
    division: Mapped[int | None]
    name: Mapped[str]
    format: Mapped[str]
    game: Mapped[str]
    edition: Mapped[str]
    options: Mapped[dict[str, Any]]
    pace: Mapped[dict[str, Any]]
    rated: Mapped[bool] = mapped_column(default=False)
    pod_size: Mapped[int]
    """The most seats at a table. If the entrants do not divide evenly, some tables have fewer."""
    least: Mapped[int]
    most: Mapped[int]
    """The limits for the number of entrants. With fewer than `least` the contest is cancelled. With more than
    `most` the rest wait for a place.
    """
    rounds: Mapped[int | None]
    """The number of rounds. If the organiser gave none, it is set to what the format needs."""
    round_days: Mapped[int]
    """The length of a round in days. Tables still running then count as they stand, so that every contest
    ends.
    """
    organiser_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    state: Mapped[str] = mapped_column(default=ContestState.JOINING)
    seed: Mapped[bytes]
    commitment: Mapped[str]
    created_at: Mapped[datetime]
    joining_ends: Mapped[datetime]
    started_at: Mapped[datetime | None]
    ended_at: Mapped[datetime | None]
    round: Mapped[int] = mapped_column(default=0)
    """The number of the present or last round; 0 before the first."""

    @property
    def is_challenge(self) -> bool:
        return self.league_id is not None and self.season is None


class Entrant(Base):
    """A place in a contest, the player who holds it, and its standing.

    The index has the order of the standings, best first. So the standings are read from it and need no
    calculation.
    """

    __tablename__ = "entrant"
    __table_args__ = (
        UniqueConstraint("contest_id", "player_id"),
        Index("ix_entrant_standings", "contest_id", "reached", "points", "wins", "strength", "lot"),
        Index(None, "contest_id", "state", "id"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    contest_id: Mapped[int] = mapped_column(ForeignKey("contest.id", ondelete="CASCADE"))
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"), index=True)
    state: Mapped[str] = mapped_column(default=EntrantState.ENTERED)
    entered_at: Mapped[datetime]
    reached: Mapped[int] = mapped_column(default=0)
    """In a knock-out, the last round that this entrant reached. It ranks before points."""
    points: Mapped[int] = mapped_column(default=0)
    wins: Mapped[int] = mapped_column(default=0)
    strength: Mapped[int] = mapped_column(default=0)
    """The sum of the points of all opponents met, as of the end of the last round."""
    lot: Mapped[int] = mapped_column(default=0)
    """Breaks ties in the standings, the higher the better. It is drawn from the seed."""

    player: Mapped[Player] = relationship()


class ContestRound(Base):
    """A round, its deadline, and how many of its pods are still played."""

    __tablename__ = "contest_round"
    __table_args__ = (UniqueConstraint("contest_id", "number"), Index(None, "ended_at", "deadline"))

    id: Mapped[int] = mapped_column(primary_key=True)
    contest_id: Mapped[int] = mapped_column(ForeignKey("contest.id", ondelete="CASCADE"))
    number: Mapped[int]
    started_at: Mapped[datetime]
    deadline: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    pods_left: Mapped[int]
    """How many pods are not over."""


class Pod(Base):
    """The entrants who meet in a round, and their table once it is laid."""

    __tablename__ = "pod"
    __table_args__ = (UniqueConstraint("round_id", "number"), Index(None, "ended_at", "table_id"))

    id: Mapped[int] = mapped_column(primary_key=True)
    round_id: Mapped[int] = mapped_column(ForeignKey("contest_round.id", ondelete="CASCADE"))
    number: Mapped[int]
    table_id: Mapped[int | None] = mapped_column(ForeignKey("tables.id", ondelete="SET NULL"), unique=True)
    ended_at: Mapped[datetime | None]

    places: Mapped[list["PodPlace"]] = relationship(order_by="PodPlace.seat", back_populates="pod")
    round: Mapped[ContestRound] = relationship()


class PodPlace(Base):
    """An entrant in a round: in a seat of a pod, or with a bye."""

    __tablename__ = "pod_place"
    __table_args__ = (UniqueConstraint("round_id", "entrant_id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    round_id: Mapped[int] = mapped_column(ForeignKey("contest_round.id", ondelete="CASCADE"))
    pod_id: Mapped[int | None] = mapped_column(ForeignKey("pod.id", ondelete="CASCADE"), index=True)
    entrant_id: Mapped[int] = mapped_column(ForeignKey("entrant.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int | None]
    rested: Mapped[bool] = mapped_column(default=False)
    """The bye is the entrant's own wish (enough tables, or on leave), not a result of the draw."""
    place: Mapped[int | None]
    points: Mapped[int] = mapped_column(default=0)

    pod: Mapped[Pod | None] = relationship(back_populates="places")
    entrant: Mapped[Entrant] = relationship()
