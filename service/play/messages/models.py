"""Webhooks, calendar links and push subscriptions of players."""

from datetime import datetime

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class Hook(Base):
    """A webhook to a player's own program.

    With a program of the player for others, it is called for all who allow that program. Its secrets are derived from its id and generation, and stored nowhere.
    """

    __tablename__ = "hook"

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    program_id: Mapped[int | None] = mapped_column(ForeignKey("program.id", ondelete="CASCADE"), index=True)
    url: Mapped[str]
    about: Mapped[list[str]]
    generation: Mapped[int] = mapped_column(default=1)
    rotated_at: Mapped[datetime | None]
    failures: Mapped[int] = mapped_column(default=0)
    """The number of consecutive failed calls."""
    off_at: Mapped[datetime | None]
    off_why: Mapped[str] = mapped_column(default="")
    created_at: Mapped[datetime]


class DeadlinesLink(Base):
    """The secret link with which a player's calendar program fetches their deadlines."""

    __tablename__ = "deadlines_link"

    player_id: Mapped[int] = mapped_column(
        ForeignKey("player.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    digest: Mapped[bytes] = mapped_column(unique=True)
    created_at: Mapped[datetime]


class PushSubscription(Base):
    """A push subscription: a browser of a player, and the endpoint of the push service of its vendor."""

    __tablename__ = "push_subscription"

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    session_id: Mapped[int] = mapped_column(ForeignKey("player_session.id", ondelete="CASCADE"), index=True)
    """The login session of the player. When it ends, the browser gets no more messages."""
    endpoint: Mapped[str] = mapped_column(unique=True)
    sealed_for: Mapped[str]
    """The public key of the browser. Only that browser can decrypt the messages."""
    auth: Mapped[str]
    created_at: Mapped[datetime]
