"""Every question that is asked of the accounts, by name."""

from datetime import datetime

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from service.models.accounts import Player, PlayerSession, SignInLink, Token


def player_by_email(session: Session, email: str) -> Player | None:
    return session.scalar(select(Player).where(Player.email == email))


def links_since(session: Session, email: str, since: datetime) -> int:
    asked = select(func.count()).where(SignInLink.email == email, SignInLink.created_at > since)
    return session.scalar(asked) or 0


def link_by_digest(session: Session, digest: bytes) -> SignInLink | None:
    return session.scalar(select(SignInLink).where(SignInLink.digest == digest).with_for_update())


def sessions_of(player_id: int, now: datetime) -> Select[PlayerSession]:
    """The sessions that still open something."""
    return select(PlayerSession).where(
        PlayerSession.player_id == player_id,
        PlayerSession.revoked_at.is_(None),
        PlayerSession.expires_at > now,
    )


def tokens_of(player_id: int) -> Select[Token]:
    """All tokens, the dead ones too: a player wants to see which program lost its key, and when."""
    return select(Token).where(Token.player_id == player_id)
