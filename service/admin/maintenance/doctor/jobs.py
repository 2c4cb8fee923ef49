"""Checks that background jobs run."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from sqlalchemy import func, select

from service.admin.desk.models import Heartbeat
from service.admin.maintenance.doctor.verdict import Finding, fine, mind, wrong
from service.platform.outbox.models import Letter, LetterState
from service.platform.settings import Settings
from service.platform.transaction import read_session
from service.play.tables.models import Clock

LATE = timedelta(minutes=5)


def jobs_run(_settings: Settings, now: datetime) -> Iterator[Finding]:
    with read_session() as session:
        last = session.scalar(select(func.max(Heartbeat.at)))
    if last is None:
        yield mind("no-work-yet")
    elif now - last > LATE:
        yield wrong("no-work", minutes=(now - last) // timedelta(minutes=1))
    else:
        yield fine("work")


def mail_leaves(_settings: Settings, now: datetime) -> Iterator[Finding]:
    due = select(func.count()).where(
        Letter.state.in_([LetterState.PENDING, LetterState.FAILED]), Letter.not_before < now - LATE
    )
    dead = select(func.count()).where(Letter.state == LetterState.DEAD)
    with read_session() as session:
        waiting, lost = session.scalar(due) or 0, session.scalar(dead) or 0
    yield wrong("mail-waits", letters=waiting) if waiting else fine("mail-leaves")
    if lost:
        yield mind("dead-letters", letters=lost)


def clocks_ring(_settings: Settings, now: datetime) -> Iterator[Finding]:
    with read_session() as session:
        late = session.scalar(select(func.count()).where(Clock.ring_at < now - LATE)) or 0
        stuck = session.scalar(select(func.count()).where(Clock.failures > 0)) or 0
    yield wrong("clocks-late", clocks=late) if late else fine("clocks")
    if stuck:
        yield wrong("clocks-stuck", clocks=stuck)
