"""Import of a table that is not over.

It continues here, and players whom the house admits take over its seats.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.clocks.start_stop import keep_clocks, sat_down
from service.play.pace.pace import plain_pace, ready_made
from service.play.records.transfer import keep_record, verified
from service.play.tables.models import Joining, Table
from service.play.tables.persist import keep_position

USUAL_PACE = "relaxed"


def import_running(session: Session, *, data: bytes, name: str, by: Player, now: datetime) -> Table:
    """Create a table from a record, verified move by move.

    It has no host, so that the moderator who imported it may still act on it at the desk.
    """
    record, game = verified(data)
    row = keep_record(session, record, game, name=name, by=by, now=now)
    row.host_id = None
    if game.over:
        return row
    row.pace = plain_pace(ready_made()[USUAL_PACE])
    row.joining, row.started_at = Joining.OPEN, now
    keep_position(session, row, game, now)
    for seat in row.seats:
        held = sat_down(row, seat, now)
        held.absent_since = held.followed_at = held.offered_at = now
    session.flush()
    keep_clocks(session, row, now)
    return row
