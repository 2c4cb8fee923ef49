"""Circles of friends: who belongs to one, what it is asked to play, and how its tables ended."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.core.database import Base
from service.models.accounts import Player


class Inviting(StrEnum):
    """Who is shown the link by which others join."""

    MEMBERS = "members"
    OWNER = "owner"


class CircleRhythm(StrEnum):
    """How often a member is told what the circle does."""

    MONTHLY = "monthly"
    WEEKLY = "weekly"
    NEVER = "never"


class Circle(Base):
    """People who play with each other again and again."""

    __tablename__ = "circle"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    owner_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    inviting: Mapped[str] = mapped_column(default=Inviting.MEMBERS)
    link_generation: Mapped[int] = mapped_column(default=0)
    """Grows when the link is made anew: every earlier one leads nowhere any more."""
    usual: Mapped[dict[str, Any] | None]
    """What is played unless somebody says otherwise; nothing before the first table."""
    monthly_day: Mapped[int | None]
    """On which day of each month a table opens by itself; nothing where none does."""
    next_at: Mapped[datetime | None] = mapped_column(index=True)
    closed_at: Mapped[datetime | None]
    """Since when the desk lets nobody join and nothing be opened here."""
    created_at: Mapped[datetime]

    members: Mapped[list["CircleMember"]] = relationship(
        order_by="CircleMember.joined_at, CircleMember.player_id",
        back_populates="circle",
        cascade="all, delete-orphan",
        passive_deletes=True,
    )


class CircleMember(Base):
    """Somebody who belongs to a circle, and what they wish to hear of it."""

    __tablename__ = "circle_member"

    circle_id: Mapped[int] = mapped_column(ForeignKey("circle.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(
        ForeignKey("player.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    joined_at: Mapped[datetime]
    asked: Mapped[bool] = mapped_column(default=True)
    """Whether a letter asks them when a table opens."""
    digest: Mapped[str] = mapped_column(default=CircleRhythm.MONTHLY)
    digest_at: Mapped[datetime | None] = mapped_column(index=True)
    """When the next digest is due; nothing where none is wanted."""

    circle: Mapped[Circle] = relationship(back_populates="members")
    player: Mapped[Player] = relationship()


class CircleCall(Base):
    """Everybody in a circle is asked to one of its tables."""

    __tablename__ = "circle_call"

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    circle_id: Mapped[int] = mapped_column(ForeignKey("circle.id", ondelete="CASCADE"), index=True)
    closes_at: Mapped[datetime | None] = mapped_column(index=True)
    """When it is decided who sits; nothing where there is a seat for everybody, or it is decided."""


class CircleAnswer(Base):
    """What a member answers to a call."""

    __tablename__ = "circle_answer"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(
        ForeignKey("player.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    coming: Mapped[bool]
    answered_at: Mapped[datetime]


class CircleScore(Base):
    """How somebody ended at a table of the circle. Standings are sums over its index, and nothing is played anew for them."""

    __tablename__ = "circle_score"
    __table_args__ = (Index(None, "circle_id", "game", "player_id"),)

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"), primary_key=True, index=True)
    circle_id: Mapped[int] = mapped_column(ForeignKey("circle.id", ondelete="CASCADE"))
    game: Mapped[str]
    place: Mapped[int]
    points: Mapped[int]
    ended_at: Mapped[datetime]
