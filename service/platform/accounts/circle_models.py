"""Circles of friends: who belongs to one."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


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
