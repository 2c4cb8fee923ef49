"""Programs of others: what their authors say of them, and what players allow them."""

from datetime import datetime

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from service.platform.accounts.models import Player
from service.platform.database import Base


class Program(Base):
    """A program that its author gives to other players: a public client of OAuth, which has no secret of its own."""

    __tablename__ = "program"

    id: Mapped[int] = mapped_column(primary_key=True)
    client_id: Mapped[str] = mapped_column(unique=True)
    """By which it names itself."""
    author_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    name: Mapped[str]
    redirect_uris: Mapped[list[str]]
    """Where a player may be sent back to after saying yes or no, and nowhere else."""
    created_at: Mapped[datetime]

    author: Mapped[Player] = relationship()


class Permission(Base):
    """What a player allows a program. It begins as a code, which the program fetches its first pair of keys with; the pair
    is renewed in place, so that a row tells all that the program holds.
    """

    __tablename__ = "permission"

    id: Mapped[int] = mapped_column(primary_key=True)
    program_id: Mapped[int] = mapped_column(ForeignKey("program.id", ondelete="CASCADE"), index=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("player.id", ondelete="CASCADE"), index=True)
    scope: Mapped[str]
    redirect_uri: Mapped[str]
    challenge: Mapped[str]
    """Of PKCE: whoever fetches the keys shows that they asked for them."""
    code_digest: Mapped[bytes] = mapped_column(unique=True)
    code_until: Mapped[datetime]
    digest: Mapped[bytes | None] = mapped_column(unique=True)
    """Of the key that opens; nothing while the code is not spent."""
    expires_at: Mapped[datetime | None]
    family_digest: Mapped[bytes | None] = mapped_column(unique=True)
    """Of what is the same in all its renewal keys: by it one that was spent is known again."""
    renewal_digest: Mapped[bytes | None]
    renewal_until: Mapped[datetime | None]
    created_at: Mapped[datetime]
    used_at: Mapped[datetime | None]
    revoked_at: Mapped[datetime | None]

    program: Mapped[Program] = relationship()
    player: Mapped[Player] = relationship()
