"""Models of players and of their keys."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import CheckConstraint, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.database import Base


class PlayerKind(StrEnum):
    PERSON = "person"
    GUEST = "guest"  # without an address: holds the link of a seat, or the session of one browser
    BOT = "bot"
    GONE = "gone"  # a deleted person: tables keep the seats and moves, without a name


class Role(StrEnum):
    """The role of a player.

    Moderators look after tables and players. Hosts run the installation and appoint moderators.
    """

    PLAYER = "player"
    MODERATOR = "moderator"
    HOST = "host"


RANK = (Role.PLAYER, Role.MODERATOR, Role.HOST)
"""The roles in ascending order. Each includes the rights of those before it."""


class Scope(StrEnum):
    """The rights of a token. `seat` gives access to one seat of one table only."""

    READ = "read"
    PLAY = "play"
    SEAT = "seat"
    DESK = "desk"


class ShownTo(StrEnum):
    """The players who may see a player's ratings and statistics."""

    EVERYBODY = "everybody"
    MET = "met"
    """Players who have sat at a table with them."""
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
    """The player wants to be rated at rated tables."""
    shown_to: Mapped[str] = mapped_column(default=ShownTo.EVERYBODY)
    bot_account: Mapped[bool] = mapped_column(default=False)
    """A program plays with the account. The name of the player then shows this everywhere."""
    created_at: Mapped[datetime]
    warnings: Mapped[int] = mapped_column(default=0)
    muted_until: Mapped[datetime | None]
    suspended_until: Mapped[datetime | None]
    banned_at: Mapped[datetime | None]
    has_hooks: Mapped[bool] = mapped_column(default=False)
    """True if the player ever had a webhook."""
    has_pushes: Mapped[bool] = mapped_column(default=False)
    """True if a browser of the player ever took push messages."""

    def shut_out(self, now: datetime) -> bool:
        """Return whether the player is suspended or banned at present."""
        return is_barred(self.banned_at, self.suspended_until, now)


def is_barred(banned_at: datetime | None, suspended_until: datetime | None, now: datetime) -> bool:
    """Return whether there is a ban, or a suspension that is not over."""
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
    """The keyed digest of the code that was mailed with the link."""
    tries: Mapped[int] = mapped_column(default=0)
    """How often a code was typed for this link, right or wrong."""
    guest_id: Mapped[int | None] = mapped_column(ForeignKey("player.id", ondelete="SET NULL"), index=True)
    """The guest who asked for the link in their browser. Their tables are kept when it is spent."""


class PlayerSession(Base):
    """A browser or terminal in which a player is signed in."""

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
    """When the second factor was last proved in this session. The desk requires it."""

    player: Mapped[Player] = relationship()


class Passkey(Base):
    """A passkey of a player's browser or phone, for signing in without mail."""

    __tablename__ = "passkey"

    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    credential: Mapped[bytes] = mapped_column(unique=True)
    """The credential id by which the device finds the passkey."""
    public_key: Mapped[bytes]
    sign_count: Mapped[int]
    name: Mapped[str]
    """The device that created it, by its user agent."""
    created_at: Mapped[datetime]
    used_at: Mapped[datetime | None]
    proved: Mapped[float] = mapped_column(default=0.0)
    """The time of the last answered challenge. Older challenges are refused, so that an answer cannot be
    replayed.
    """

    player: Mapped[Player] = relationship()


class Token(Base):
    """A token that a player gave to a program."""

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
    """A secret for one seat of one table only. Guests hold one, and links in mails contain one."""

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
