"""Circles of friends: who belongs to one, what it is asked to play, and how its tables ended."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


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
