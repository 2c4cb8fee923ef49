"""Hooks: where a player wants to be called, and how that went."""

from datetime import datetime

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from service.platform.database import Base


class Hook(Base):
    """An address of a player's own program. Its secrets follow from its number and generation and are stored nowhere."""

    __tablename__ = "hook"

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    url: Mapped[str]
    about: Mapped[list[str]]
    generation: Mapped[int] = mapped_column(default=1)
    rotated_at: Mapped[datetime | None]
    failures: Mapped[int] = mapped_column(default=0)
    """Calls in a row that came to nothing."""
    off_at: Mapped[datetime | None]
    off_why: Mapped[str] = mapped_column(default="")
    created_at: Mapped[datetime]


class DeadlinesLink(Base):
    """The secret link under which a player's calendar program finds their deadlines."""

    __tablename__ = "deadlines_link"

    player_id: Mapped[int] = mapped_column(
        ForeignKey("player.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    digest: Mapped[bytes] = mapped_column(unique=True)
    created_at: Mapped[datetime]


class PushSubscription(Base):
    """A browser in which a player wants to be told, and where its maker's service takes messages for it."""

    __tablename__ = "push_subscription"

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    session_id: Mapped[int] = mapped_column(ForeignKey("player_session.id", ondelete="CASCADE"), index=True)
    """Where the player is signed in: with that session its browser is told nothing more."""
    endpoint: Mapped[str] = mapped_column(unique=True)
    sealed_for: Mapped[str]
    """The public key of the browser, which alone can open a message."""
    auth: Mapped[str]
    created_at: Mapped[datetime]
