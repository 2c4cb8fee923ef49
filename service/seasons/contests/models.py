"""A contest: entrants, rounds, and in each round pods, which are one table each; the standings are columns of the entrants."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


class Format(StrEnum):
    """Who meets whom: those who stand alike, everybody in turn, or the upper half of each pod until one is left."""

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
    """Challenged on a ladder, and has not answered."""


class Contest(Base):
    """What is played and how; the seed is told once joining has ended, its commitment from the first moment on."""

    __tablename__ = "contest"
    __table_args__ = (
        Index(None, "state", "joining_ends"),
        Index(None, "state", "id"),
        UniqueConstraint("league_id", "season", "division"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    league_id: Mapped[int | None] = mapped_column(ForeignKey("league.id", ondelete="CASCADE"))
    """Only members of the league are in it: of this division in this season, or, without one, the two of a challenge."""
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
    """At most so many at a table; where they do not come out even, some tables have fewer."""
    least: Mapped[int]
    most: Mapped[int]
    """Entrants; without so many it is cancelled, and beyond them people wait."""
    rounds: Mapped[int | None]
    """As many as the format needs, where the organiser has named no number."""
    round_days: Mapped[int]
    """After so many days what is still played counts as it stands, so that every contest ends."""
    organiser_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    state: Mapped[str] = mapped_column(default=ContestState.JOINING)
    seed: Mapped[bytes]
    commitment: Mapped[str]
    created_at: Mapped[datetime]
    joining_ends: Mapped[datetime]
    started_at: Mapped[datetime | None]
    ended_at: Mapped[datetime | None]
    round: Mapped[int] = mapped_column(default=0)
    """The number of the present round, or of the last; 0 before the first."""

    @property
    def is_challenge(self) -> bool:
        return self.league_id is not None and self.season is None


class Entrant(Base):
    """A place in a contest, whoever holds it, and how it stands.

    The index is the order of the standings, best first, so that they are read and never reckoned.
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
    """In a knock-out, the last round that this entrant was in: it goes before all points."""
    points: Mapped[int] = mapped_column(default=0)
    wins: Mapped[int] = mapped_column(default=0)
    strength: Mapped[int] = mapped_column(default=0)
    """The points of all who were met, as they stood when the last round ended."""
    lot: Mapped[int] = mapped_column(default=0)
    """What tells apart who is equal in all else: the higher the better. Drawn from the seed."""

    player: Mapped[Player] = relationship()


class ContestRound(Base):
    """A round, until when it is played, and how many of its pods are."""

    __tablename__ = "contest_round"
    __table_args__ = (UniqueConstraint("contest_id", "number"), Index(None, "ended_at", "deadline"))

    id: Mapped[int] = mapped_column(primary_key=True)
    contest_id: Mapped[int] = mapped_column(ForeignKey("contest.id", ondelete="CASCADE"))
    number: Mapped[int]
    started_at: Mapped[datetime]
    deadline: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    pods_left: Mapped[int]
    """Pods that are not over."""


class Pod(Base):
    """The people who meet in a round, and their table once it is laid."""

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
    """An entrant in a round: at a seat of a pod, or sitting out."""

    __tablename__ = "pod_place"
    __table_args__ = (UniqueConstraint("round_id", "entrant_id"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    round_id: Mapped[int] = mapped_column(ForeignKey("contest_round.id", ondelete="CASCADE"))
    pod_id: Mapped[int | None] = mapped_column(ForeignKey("pod.id", ondelete="CASCADE"), index=True)
    entrant_id: Mapped[int] = mapped_column(ForeignKey("entrant.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int | None]
    rested: Mapped[bool] = mapped_column(default=False)
    """Sat out because of their own wish (enough tables, or leave), and not by the draw."""
    place: Mapped[int | None]
    points: Mapped[int] = mapped_column(default=0)

    pod: Mapped[Pod | None] = relationship(back_populates="places")
    entrant: Mapped[Entrant] = relationship()
