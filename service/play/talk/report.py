"""Reports to the desk: a player asks moderators to look at a line of talk or at the whole table."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from service.play.tables.queries import lock_table, seat_of
from service.play.tables.refusals import NoSuchLine, NoTable, NotSeated, TooManyReports
from service.play.talk.models import Report, Said
from service.play.talk.queries import is_readable

MOST_OPEN = 3
"""The maximum number of unsettled reports of one player at a table."""


def report_table(
    session: Session, *, table_id: int, player_id: int, text: str, said: int | None, now: datetime
) -> Report:
    """Report a table to the desk, from one's own seat. `said` is the id of the line that it is about."""
    row = lock_table(session, table_id)
    if row is None:
        raise NoTable
    seat = seat_of(row, player_id)
    if seat is None:
        raise NotSeated
    if said is not None and find_readable_line(session, row.id, seat.number, said) is None:
        raise NoSuchLine
    waiting = (Report.table_id == row.id, Report.player_id == player_id, Report.settled_at.is_(None))
    if (session.scalar(select(func.count()).where(*waiting)) or 0) >= MOST_OPEN:
        raise TooManyReports
    report = Report(
        table_id=row.id,
        player_id=player_id,
        seat=seat.number,
        said_id=said,
        text=text,
        count=row.count,
        made_at=now,
    )
    session.add(report)
    session.flush()
    return report


def find_readable_line(session: Session, table_id: int, seat: int, said: int) -> Said | None:
    """Return a line of talk if this seat could read it, otherwise None."""
    line = session.get(Said, said)
    return line if line is not None and line.table_id == table_id and is_readable(line, seat) else None


def reports_of(session: Session, table_id: int, player_id: int) -> Sequence[Report]:
    """Return a player's own reports at a table, the newest first."""
    mine = select(Report).where(Report.table_id == table_id, Report.player_id == player_id)
    return session.scalars(mine.order_by(Report.id.desc())).all()
