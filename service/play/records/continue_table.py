"""Import of a table that is not over.

It continues here, and players whom the house admits take over its seats.
"""

from datetime import datetime

from msgspec.structs import replace
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.clocks.start_stop import create_seat_time, update_clocks
from service.play.pace.pace import load_ready_made, plain_pace
from service.play.records.transfer import store_record, verify_record
from service.play.tables.models import Joining, Table
from service.play.tables.persist import store_position

USUAL_PACE = "relaxed"


def import_running_table(session: Session, *, data: bytes, name: str, by: Player, now: datetime) -> Table:
    """Create a table from a record, verified move by move.

    It has no host, so that the moderator who imported it may still act on it at the desk.
    """
    record, game = verify_record(data)
    row = store_record(session, record, game, name=name, by=by, now=now)
    row.host_id = None
    if game.over:
        return row
    row.pace = plain_pace(load_ready_made()[USUAL_PACE])
    row.joining, row.started_at = Joining.OPEN, now
    store_position(row, game, now)
    for seat in row.seats:
        seat.time = replace(create_seat_time(row, seat, now), absent_since=now, followed_at=now)
        seat.offered_at = now
    session.flush()
    update_clocks(session, row, now)
    return row
