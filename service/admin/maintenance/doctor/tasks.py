"""Checks that background tasks and backups run."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import func, select

from service.admin.desk.heartbeats import BACKUP, BACKUP_TOO_OLD
from service.admin.desk.models import Heartbeat
from service.admin.maintenance.doctor.verdict import Finding, report_fine, report_warning, report_wrong
from service.platform.outbox.models import Letter, LetterState
from service.platform.settings import Settings
from service.platform.transaction import read_session
from service.play.tables.models import Seat

LATE = timedelta(minutes=5)
BACKUP_TIMER = Path("/etc/systemd/system/timers.target.wants/procaccio-backup.timer")
"""The link that `systemctl enable` makes. Its age is that of the set-up."""


def check_tasks(_settings: Settings, now: datetime) -> Iterator[Finding]:
    last = last_work()
    if last is None:
        yield report_warning("no-work-yet")
    elif now - last > LATE:
        yield report_wrong("no-work", minutes=(now - last) // timedelta(minutes=1))
    else:
        yield report_fine("work")


def last_work() -> datetime | None:
    """Return when a task last ran, or None if none ever did."""
    with read_session() as session:
        return session.scalar(select(func.max(Heartbeat.at)).where(Heartbeat.job != BACKUP))


def check_backup(_settings: Settings, now: datetime) -> Iterator[Finding]:
    """Check the last good backup, where backups are made or were to be made."""
    with read_session() as session:
        kept = session.get(Heartbeat, BACKUP)
    good = kept.at if kept else None
    begun = good or backup_set_up_at()
    if good and now - good <= BACKUP_TOO_OLD:
        yield report_fine("backup", hours=(now - good) // timedelta(hours=1))
    elif (begun and now - begun > BACKUP_TOO_OLD) or (kept and not good):
        yield report_wrong("backup-old", hours=BACKUP_TOO_OLD // timedelta(hours=1))


def backup_set_up_at() -> datetime | None:
    try:
        return datetime.fromtimestamp(BACKUP_TIMER.lstat().st_mtime, UTC)
    except OSError:
        return None


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
