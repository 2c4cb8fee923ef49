"""Sessions: seen and ended by their player."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.models import PlayerSession
from service.platform.transaction import ring


def end_session(session: Session, *, player_id: int, number: int, now: datetime) -> bool:
    """End one of the player's sessions; False if there is none of that number. Ending twice is ending once."""
    held = session.get(PlayerSession, number, with_for_update=True)
    if held is None or held.player_id != player_id:
        return False
    held.revoked_at = held.revoked_at or now
    ring(session, f"player:{player_id}")  # whoever follows by it is told no more
    return True
