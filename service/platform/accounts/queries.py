"""Every question that is asked of the accounts, by name."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Select, select, update
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind, PlayerSession, SignInLink, Token


def player_by_email(session: Session, email: str) -> Player | None:
    return session.scalar(select(Player).where(Player.email == email))


def good_links(session: Session, email: str, now: datetime) -> Sequence[SignInLink]:
    """Those that still open the way in, the newest first."""
    good = (SignInLink.email == email, SignInLink.used_at.is_(None), SignInLink.expires_at > now)
    return session.scalars(select(SignInLink).where(*good).order_by(SignInLink.id.desc())).all()


def links_tried(session: Session, email: str, now: datetime) -> Sequence[SignInLink]:
    """The same, each tried once more: counted by the database, so that no two tries at once are one."""
    good = (SignInLink.email == email, SignInLink.used_at.is_(None), SignInLink.expires_at > now)
    tried = update(SignInLink).where(*good).values(tries=SignInLink.tries + 1).returning(SignInLink)
    return session.scalars(tried).all()


def link_by_digest(session: Session, digest: bytes) -> SignInLink | None:
    return session.scalar(select(SignInLink).where(SignInLink.digest == digest).with_for_update())


def guests_unseen_since(since: datetime, now: datetime) -> Select[Player]:
    """Guests of a browser none of whose sessions has been looked in by; whoever holds a seat's link has no session."""
    theirs = select(PlayerSession.id).where(PlayerSession.player_id == Player.id)
    open_still = theirs.where(PlayerSession.revoked_at.is_(None), PlayerSession.expires_at > now)
    looked_in = open_still.where(PlayerSession.used_at > since)
    return select(Player).where(Player.kind == PlayerKind.GUEST, theirs.exists(), ~looked_in.exists())


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
