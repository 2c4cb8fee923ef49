"""Taking in a table that is not over: it goes on here, and whoever the house lets in takes its seats over."""

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
    """A table from a record, verified move by move; it is nobody's, so that whoever took it in may look after it."""
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
