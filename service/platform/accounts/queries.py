"""Queries on accounts."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Select, select, update
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind, PlayerSession, SignInLink, Token


def player_by_email(session: Session, email: str) -> Player | None:
    return session.scalar(select(Player).where(Player.email == email))


def valid_links(session: Session, email: str, now: datetime) -> Sequence[SignInLink]:
    """Return the links of an address that are still valid, the newest first."""
    good = (SignInLink.email == email, SignInLink.used_at.is_(None), SignInLink.expires_at > now)
    return session.scalars(select(SignInLink).where(*good).order_by(SignInLink.id.desc())).all()


def count_link_tries(session: Session, email: str, now: datetime) -> Sequence[SignInLink]:
    """Count a try for each valid link of an address, and return the links.

    The database counts, so that concurrent tries are all counted.
    """
    good = (SignInLink.email == email, SignInLink.used_at.is_(None), SignInLink.expires_at > now)
    tried = update(SignInLink).where(*good).values(tries=SignInLink.tries + 1).returning(SignInLink)
    return session.scalars(tried).all()


def link_by_digest(session: Session, digest: bytes) -> SignInLink | None:
    return session.scalar(select(SignInLink).where(SignInLink.digest == digest).with_for_update())


def inactive_guests(since: datetime, now: datetime) -> Select[Player]:
    """Select the guests whose browser sessions were not used since a date.

    Guests with the link of a seat have no session.
    """
    theirs = select(PlayerSession.id).where(PlayerSession.player_id == Player.id)
    open_still = theirs.where(PlayerSession.revoked_at.is_(None), PlayerSession.expires_at > now)
    looked_in = open_still.where(PlayerSession.used_at > since)
    return select(Player).where(Player.kind == PlayerKind.GUEST, theirs.exists(), ~looked_in.exists())


def sessions_of(player_id: int, now: datetime) -> Select[PlayerSession]:
    """Select the valid sessions of a player."""
    return select(PlayerSession).where(
        PlayerSession.player_id == player_id,
        PlayerSession.revoked_at.is_(None),
        PlayerSession.expires_at > now,
    )


def tokens_of(player_id: int) -> Select[Token]:
    """Select all tokens of a player, including revoked ones.

    Players want to see which program lost its token, and when.
    """
    return select(Token).where(Token.player_id == player_id)
