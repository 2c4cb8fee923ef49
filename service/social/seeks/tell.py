"""Telling the players who look for a table that somebody has opened one."""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.orm import Session

from service.platform.outbox.outbox import post_letter
from service.play.messages.mail_preferences import mail_preferences
from service.play.tables.models import Joining, Table, TableState, Visibility
from service.social.seeks.queries import KIND, seeks_to_tell

DELAY: Final = timedelta(minutes=2)
"""So that no letter is sent about a table that is called off or filled at once."""
MOST: Final = 100
"""The maximum number of letters about one table, which has only a few seats."""


def has_open_seats(row: Table) -> bool:
    """Return True if anybody may take a seat at the table."""
    open_to_all = row.joining == Joining.OPEN and row.visibility == Visibility.PUBLIC
    gathers = row.state == TableState.GATHERING and not row.sandbox
    return open_to_all and gathers and any(seat.player_id is None for seat in row.seats)


def tell_seeking_players(session: Session, row: Table, now: datetime) -> None:
    """Send a letter to each player who looks for such a table, once."""
    if row.host_id is None or not has_open_seats(row):
        return
    for seek in session.scalars(seeks_to_tell(row.game, row.host_id, now).limit(MOST)):
        if seek.player.email is None or mail_preferences(session, seek.player).stopped:
            continue
        post_letter(
            session,
            key=f"{KIND}:{row.id}:{seek.player_id}",
            kind=KIND,
            channel="mail",
            recipient=seek.player.email,
            payload={"table": row.id},
            now=now,
            not_before=now + DELAY,
            player_id=seek.player_id,
            table_id=row.id,
        )
