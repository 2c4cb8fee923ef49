"""Models of circles: their settings and members."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


class Inviting(StrEnum):
    """The members who see the join link."""

    MEMBERS = "members"
    OWNER = "owner"


class CircleRhythm(StrEnum):
    """How often a member gets a digest of the circle."""

    MONTHLY = "monthly"
    WEEKLY = "weekly"
    NEVER = "never"


class Circle(Base):
    """A circle: friends who play with each other again and again."""

    __tablename__ = "circle"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    owner_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    inviting: Mapped[str] = mapped_column(default=Inviting.MEMBERS)
    link_generation: Mapped[int] = mapped_column(default=0)
    """Increased when the join link is renewed, so that all earlier links stop working."""
    usual: Mapped[dict[str, Any] | None]
    """The settings of the usual table. Null before the first table."""
    monthly_day: Mapped[int | None]
    """The day of the month on which a table opens automatically. Null if none does."""
    next_at: Mapped[datetime | None] = mapped_column(index=True)
    closed_at: Mapped[datetime | None]
    """When the desk closed the circle. Since then no player can join and no table can be opened."""
    created_at: Mapped[datetime]

    members: Mapped[list["CircleMember"]] = relationship(
        order_by="CircleMember.joined_at, CircleMember.player_id",
        back_populates="circle",
        cascade="all, delete-orphan",
        passive_deletes=True,
    )


class CircleMember(Base):
    """A member of a circle, and the letters they want."""

    __tablename__ = "circle_member"

    circle_id: Mapped[int] = mapped_column(ForeignKey("circle.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(
        ForeignKey("player.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    joined_at: Mapped[datetime]
    asked: Mapped[bool] = mapped_column(default=True)
    """The member gets a letter when a table opens."""
    digest: Mapped[str] = mapped_column(default=CircleRhythm.MONTHLY)
    digest_at: Mapped[datetime | None] = mapped_column(index=True)
    """When the next digest is due. Null if none is wanted."""

    circle: Mapped[Circle] = relationship(back_populates="members")
    player: Mapped[Player] = relationship()
