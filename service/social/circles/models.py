"""Models of circles: calls, answers to them, and the scores of finished tables."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class CircleCall(Base):
    """A call to all members of a circle to join one of its tables."""

    __tablename__ = "circle_call"

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    circle_id: Mapped[int] = mapped_column(ForeignKey("circle.id", ondelete="CASCADE"), index=True)
    closes_at: Mapped[datetime | None] = mapped_column(index=True)
    """When the seats are given. Null if there are seats for all, or if they have been given."""


class CircleAnswer(Base):
    """A member's answer to a call."""

    __tablename__ = "circle_answer"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(
        ForeignKey("player.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    coming: Mapped[bool]
    answered_at: Mapped[datetime]


class CircleScore(Base):
    """A member's place at a finished table of the circle.

    Standings are sums over the index of this table, so they need no replay of the games.
    """

    __tablename__ = "circle_score"
    __table_args__ = (Index(None, "circle_id", "game", "player_id"),)

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id"), primary_key=True, index=True)
    circle_id: Mapped[int] = mapped_column(ForeignKey("circle.id", ondelete="CASCADE"))
    game: Mapped[str]
    place: Mapped[int]
    points: Mapped[int]
    ended_at: Mapped[datetime]
