"""Players and what proves that one is them."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import CheckConstraint, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.database import Base


class PlayerKind(StrEnum):
    PERSON = "person"
    GUEST = "guest"  # has given no address: holds the link of a seat, or the session of one browser
    BOT = "bot"
    GONE = (
        "gone"  # was a person and has been erased: tables keep their seats and moves, nobody's name is left
    )


class Role(StrEnum):
    """Moderators look after tables and players; hosts run the house, and name the moderators."""

    PLAYER = "player"
    MODERATOR = "moderator"
    HOST = "host"


RANK = (Role.PLAYER, Role.MODERATOR, Role.HOST)
"""Who may do what those before them may."""


class Scope(StrEnum):
    """What a token may do; `seat` plays one seat of one table and sees nothing else."""

    READ = "read"
    PLAY = "play"
    SEAT = "seat"
    DESK = "desk"


class ShownTo(StrEnum):
    """Who may see a player's ratings and what follows from their tables."""

    EVERYBODY = "everybody"
    MET = "met"
    """Whoever has sat at a table with them."""
    NOBODY = "nobody"


class Player(Base):
    __tablename__ = "player"
    __table_args__ = (
        CheckConstraint("(kind = 'person') = (email IS NOT NULL)", name="person_has_email"),
        Index("ix_player_email_begins", "email", postgresql_ops={"email": "text_pattern_ops"}),
        Index("ix_player_name_begins", "name", postgresql_ops={"name": "text_pattern_ops"}),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(default=PlayerKind.PERSON)
    role: Mapped[str] = mapped_column(default=Role.PLAYER)
    email: Mapped[str | None] = mapped_column(unique=True)
    name: Mapped[str] = mapped_column(default="")
    language: Mapped[str] = mapped_column(default="en")
    time_zone: Mapped[str] = mapped_column(default="UTC")
    preferences: Mapped[dict[str, Any]] = mapped_column(default=dict)
    rated: Mapped[bool] = mapped_column(default=True)
    """Whether they wish to be rated where a table is."""
    shown_to: Mapped[str] = mapped_column(default=ShownTo.EVERYBODY)
    bot_account: Mapped[bool] = mapped_column(default=False)
    """Whether a program plays with the account: its name says so wherever it is shown."""
    created_at: Mapped[datetime]
    warnings: Mapped[int] = mapped_column(default=0)
    muted_until: Mapped[datetime | None]
    suspended_until: Mapped[datetime | None]
    banned_at: Mapped[datetime | None]

    def shut_out(self, now: datetime) -> bool:
        """Whether the desk lets this player neither in nor play just now."""
        return barred(self.banned_at, self.suspended_until, now)


def barred(banned_at: datetime | None, suspended_until: datetime | None, now: datetime) -> bool:
    """For good, or for a while that is not over."""
    return banned_at is not None or (suspended_until is not None and suspended_until > now)


class SignInLink(Base):
    __tablename__ = "sign_in_link"
    __table_args__ = (Index(None, "email", "created_at"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    digest: Mapped[bytes] = mapped_column(unique=True)
    email: Mapped[str]
    language: Mapped[str]
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]
    code: Mapped[bytes | None]
    """What only this house can make of the code that came with the link."""
    tries: Mapped[int] = mapped_column(default=0)
    """How often somebody has typed a code for it, rightly or not."""
    guest_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    """Whose tables are kept when it is spent: whoever asked played as a guest in their browser."""


class PlayerSession(Base):
    """A browser or a terminal in which a player has signed in."""

    __tablename__ = "player_session"

    id: Mapped[int] = mapped_column(primary_key=True)
    digest: Mapped[bytes] = mapped_column(unique=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    device: Mapped[str]
    created_at: Mapped[datetime]
    used_at: Mapped[datetime]
    expires_at: Mapped[datetime]
    revoked_at: Mapped[datetime | None]
    proved_at: Mapped[datetime | None]
    """When the second factor was last proved in it; the desk opens to no session without."""

    player: Mapped[Player] = relationship()


class Passkey(Base):
    """What a browser or a telephone of a player signs them in with, without a mail."""

    __tablename__ = "passkey"

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    credential: Mapped[bytes] = mapped_column(unique=True)
    """By which the device finds it."""
    public_key: Mapped[bytes]
    sign_count: Mapped[int]
    name: Mapped[str]
    """The device in which it was made, as it calls itself."""
    created_at: Mapped[datetime]
    used_at: Mapped[datetime | None]
    proved: Mapped[float] = mapped_column(default=0.0)
    """The moment of the challenge that it answered last: an answer that is sent again is too late."""

    player: Mapped[Player] = relationship()


class Token(Base):
    """A key that a player gave to a program."""

    __tablename__ = "token"

    id: Mapped[int] = mapped_column(primary_key=True)
    digest: Mapped[bytes] = mapped_column(unique=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    name: Mapped[str]
    scope: Mapped[str]
    table_id: Mapped[int | None]  # with scope `seat`
    seat: Mapped[int | None]
    created_at: Mapped[datetime]
    used_at: Mapped[datetime | None]
    expires_at: Mapped[datetime | None]
    revoked_at: Mapped[datetime | None]

    player: Mapped[Player] = relationship()


class SeatKey(Base):
    """A secret that opens one seat of one table and nothing else: what a guest holds, what links in mails are made of."""

    __tablename__ = "seat_key"
    __table_args__ = (Index(None, "table_id", "seat"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    digest: Mapped[bytes] = mapped_column(unique=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int]
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"))
    created_at: Mapped[datetime]
    used_at: Mapped[datetime | None]
    revoked_at: Mapped[datetime | None]

    player: Mapped[Player] = relationship()
