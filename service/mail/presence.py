"""The players who are looking at a table.

Mails about it wait for a short time, and are then sent all the same.
"""

from datetime import datetime, timedelta

from sqlalchemy import delete
from sqlalchemy.orm import Session

from service.platform.outbox.models import Looking

FOR = timedelta(minutes=2)  # an open page reports again
HELD_AT_MOST = timedelta(minutes=30)  # a forgotten tab holds mails back no longer than this


def note_presence(session: Session, *, player_id: int, table_id: int, now: datetime) -> None:
    """Record that a player is looking at this table."""
    mark = session.get(Looking, (table_id, player_id))
    if mark is None:
        mark = Looking(table_id=table_id, player_id=player_id, until=now)
        session.add(mark)
    mark.until = now + FOR


def forget_presence(session: Session, *, now: datetime) -> None:
    session.execute(delete(Looking).where(Looking.until < now))


def held_until(
    session: Session, *, player_id: int, table_id: int, posted: datetime, now: datetime
) -> datetime | None:
    """Return the time until which a mail is held back, or None if it may be sent."""
    mark = session.get(Looking, (table_id, player_id))
    if mark is None:
        return None
    until = min(mark.until, posted + HELD_AT_MOST)
    return until if until > now else None
