"""The monthly table of a circle, and everything else that falls due in circles."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import structlog
from sqlalchemy.orm import Session

import engine
from service.platform.accounts.circle_models import Circle
from service.platform.accounts.models import Player
from service.platform.transaction import read_session, transaction
from service.play.tables.refusals import TableRefusal
from service.social.circles.calls import call_everybody, decide_call, open_usual
from service.social.circles.digests import post_due_digests
from service.social.circles.queries import called_table, due_calls, due_openings, locked_circle

HOUR: Final = 9
"""In the owner's time zone, so that members are not asked in the middle of the night."""
LAST_DAY: Final = 28
"""The last day that every month has."""
LONGEST_MONTH = 31
log = structlog.get_logger()


def set_monthly_day(session: Session, circle: Circle, day: int | None, now: datetime) -> None:
    """Set the day of the month on which a table opens automatically. None turns it off."""
    circle.monthly_day = day
    circle.next_at = next_opening(session, circle, now)


def next_opening(session: Session, circle: Circle, now: datetime) -> datetime | None:
    """Return the next such day in the owner's time zone."""
    owner = session.get(Player, circle.owner_id) if circle.owner_id else None
    if circle.monthly_day is None or owner is None:
        return None
    here = now.astimezone(ZoneInfo(owner.time_zone))
    for ahead in range(LONGEST_MONTH + 2):
        day = here.date() + timedelta(days=ahead)
        moment = datetime(day.year, day.month, day.day, HOUR, tzinfo=here.tzinfo)
        if day.day == circle.monthly_day and moment > now:
            return moment
    raise AssertionError("every month has its first twenty-eight days")


def open_monthly(session: Session, circle_id: int, now: datetime) -> None:
    """Open the monthly table and ask every member. If a called table still waits for players, open none."""
    circle = locked_circle(session, circle_id)
    if circle is None or circle.next_at is None or circle.next_at > now:
        return
    circle.next_at = next_opening(session, circle, now)
    owner = session.get(Player, circle.owner_id) if circle.owner_id else None
    if owner is None or circle.closed_at is not None or called_table(session, circle.id) is not None:
        return
    try:
        with session.begin_nested():
            row = open_usual(session, circle, owner, now)
            call_everybody(session, circle, row, by=None, now=now)
    except (
        TableRefusal,
        engine.BadTable,
    ) as refusal:  # no table this month; the owner sees on the page that none opened
        log.warning("no monthly table", circle=circle.id, why=repr(refusal))


def look_after_circles(*, now: datetime, limit: int) -> int:
    """Give the seats of expired calls, open due tables and post due digests. Each has its own transaction."""
    with read_session() as session:
        calls = session.scalars(due_calls(now, limit)).all()
        openings = session.scalars(due_openings(now, limit)).all()
    for table_id in calls:
        with transaction() as session:
            decide_call(session, table_id, now)
    for circle_id in openings:
        with transaction() as session:
            open_monthly(session, circle_id, now)
    with transaction() as session:
        told = post_due_digests(session, now=now, limit=limit)
    return max(len(calls), len(openings), told)
