"""Checks that background tasks run."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from sqlalchemy import func, select

from service.admin.desk.models import Heartbeat
from service.admin.maintenance.doctor.verdict import Finding, report_fine, report_warning, report_wrong
from service.platform.outbox.models import Letter, LetterState
from service.platform.settings import Settings
from service.platform.transaction import read_session
from service.play.tables.models import Seat

LATE = timedelta(minutes=5)


def check_tasks(_settings: Settings, now: datetime) -> Iterator[Finding]:
    with read_session() as session:
        last = session.scalar(select(func.max(Heartbeat.at)))
    if last is None:
        yield report_warning("no-work-yet")
    elif now - last > LATE:
        yield report_wrong("no-work", minutes=(now - last) // timedelta(minutes=1))
    else:
        yield report_fine("work")


def check_outbox(_settings: Settings, now: datetime) -> Iterator[Finding]:
    due = select(func.count()).where(
        Letter.state.in_([LetterState.PENDING, LetterState.FAILED]), Letter.not_before < now - LATE
    )
    dead = select(func.count()).where(Letter.state == LetterState.DEAD)
    with read_session() as session:
        waiting, lost = session.scalar(due) or 0, session.scalar(dead) or 0
    yield report_wrong("mail-waits", letters=waiting) if waiting else report_fine("mail-leaves")
    if lost:
        yield report_warning("dead-letters", letters=lost)


def check_table_clocks(_settings: Settings, now: datetime) -> Iterator[Finding]:
    with read_session() as session:
        late = session.scalar(select(func.count()).where(Seat.ring_at < now - LATE)) or 0
        stuck = session.scalar(select(func.count()).where(Seat.failures > 0)) or 0
    yield report_wrong("clocks-late", clocks=late) if late else report_fine("clocks")
    if stuck:
        yield report_wrong("clocks-stuck", clocks=stuck)
