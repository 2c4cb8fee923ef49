"""Deletion of expired keys. Personal tokens stay, because players want to see what became of them."""

from datetime import datetime, timedelta

from sqlalchemy import delete
from sqlalchemy.orm import Session

from service.platform.accounts.models import PlayerSession, SeatKey, SignInLink

KEPT = timedelta(days=7)  # so that a late click still learns that its link was used or has expired


def delete_expired_keys(session: Session, now: datetime) -> None:
    session.execute(delete(SignInLink).where(SignInLink.expires_at < now - KEPT))
    session.execute(delete(PlayerSession).where(PlayerSession.expires_at < now - KEPT))
    session.execute(delete(PlayerSession).where(PlayerSession.revoked_at < now - KEPT))
    session.execute(delete(SeatKey).where(SeatKey.revoked_at < now - KEPT))
