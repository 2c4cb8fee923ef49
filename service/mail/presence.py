"""Who looks at which table just now: mails about it wait a little, and then leave all the same."""

from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from service.platform.outbox.models import Looking

FOR = timedelta(minutes=2)  # a page that is open says it again
HELD_AT_MOST = timedelta(minutes=30)  # a page forgotten in some tab holds back nothing for longer


def note_presence(session: Session, *, player_id: int, table_id: int, now: datetime) -> None:
    """A player has this very table before their eyes."""
    mark = session.get(Looking, (table_id, player_id))
    if mark is None:
        mark = Looking(table_id=table_id, player_id=player_id, until=now)
        session.add(mark)
    mark.until = now + FOR


def held_until(
    session: Session, *, player_id: int, table_id: int, posted: datetime, now: datetime
) -> datetime | None:
    """Until when a mail posted at some time is held back; None if it may leave."""
    mark = session.get(Looking, (table_id, player_id))
    if mark is None:
        return None
    until = min(mark.until, posted + HELD_AT_MOST)
    return until if until > now else None
