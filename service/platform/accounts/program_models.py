"""Models of third-party programs and of the permissions that players give them."""

from datetime import datetime

from sqlalchemy import ColumnElement, ForeignKey, and_
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


class Program(Base):
    """A program that its author offers to other players. It is a public OAuth client, without a secret."""

    __tablename__ = "program"

    id: Mapped[int] = mapped_column(primary_key=True)
    client_id: Mapped[str] = mapped_column(unique=True)
    """The OAuth client id."""
    author_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    name: Mapped[str]
    redirect_uris: Mapped[list[str]]
    """The only addresses to which a player may be redirected after the consent page."""
    created_at: Mapped[datetime]

    author: Mapped[Player] = relationship()


class Permission(Base):
    """A permission of a player for a program.

    It begins as a code, which the program exchanges for its first pair of tokens. The pair is renewed in
    place, so that the row holds everything about the permission.
    """

    __tablename__ = "permission"

    id: Mapped[int] = mapped_column(primary_key=True)
    program_id: Mapped[int] = mapped_column(ForeignKey("program.id", ondelete="CASCADE"), index=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    scope: Mapped[str]
    redirect_uri: Mapped[str]
    challenge: Mapped[str]
    """The PKCE challenge. It ties the tokens to the client that asked for them."""
    code_digest: Mapped[bytes] = mapped_column(unique=True)
    code_until: Mapped[datetime]
    digest: Mapped[bytes | None] = mapped_column(unique=True)
    """The digest of the access token. Null until the code is spent."""
    expires_at: Mapped[datetime | None]
    family_digest: Mapped[bytes | None] = mapped_column(unique=True)
    """The digest of the part that all its refresh tokens share. By it a spent token is recognised."""
    renewal_digest: Mapped[bytes | None]
    renewal_until: Mapped[datetime | None]
    created_at: Mapped[datetime]
    used_at: Mapped[datetime | None]
    revoked_at: Mapped[datetime | None]

    program: Mapped[Program] = relationship()
    player: Mapped[Player] = relationship()


def permission_is_valid(now: datetime) -> ColumnElement[bool]:
    """Select permissions that were not revoked and can still be renewed."""
    return and_(Permission.revoked_at.is_(None), Permission.renewal_until > now)
