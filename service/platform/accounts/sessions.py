"""Ending sessions."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.models import PlayerSession
from service.platform.transaction import notify_after_commit


def end_session(session: Session, *, player_id: int, number: int, now: datetime) -> bool:
    """End a session of the player.

    Return False if there is none with that number. Repeating it changes nothing.
    """
    held = session.get(PlayerSession, number, with_for_update=True)
    if held is None or held.player_id != player_id:
        return False
    held.revoked_at = held.revoked_at or now
    notify_after_commit(session, f"player:{player_id}")  # its streams must end
    return True
