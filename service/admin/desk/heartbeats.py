"""Heartbeats of tasks: a process records now and then how often each task ran and how long it took.

Failures are recorded at once.
"""

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime, timedelta
from threading import Lock
from time import monotonic

from sqlalchemy.orm import Session

from service.admin.desk.models import Heartbeat
from service.platform.database import insert_or_update
from service.platform.transaction import transaction

EVERY = timedelta(minutes=2)
"""Well within the five minutes after which the doctor and alerts report a missing heartbeat. Not more often,
because it is the only write of an idle installation.
"""
BACKUP = "backup"
"""Not a task of the workers. The script that makes the backups records it (`procaccio db note-backup`)."""
BACKUP_TOO_OLD = timedelta(hours=36)
"""Without a good backup for so long, the doctor and the alert `ProcaccioBackupOld` report it."""


@dataclass
class TaskRuns:
    """The runs of a task in one process since its last record."""

    runs: int = 0
    faults: int = 0
    seconds: float = 0.0
    error: str = ""
    """The last error, or an empty string if the last run succeeded."""


class TaskRunLog:
    """The runs of all tasks of one process, saved in one transaction.

    If this fails they are kept for the next time.
    """

    def __init__(self) -> None:
        self.unsaved: defaultdict[str, TaskRuns] = defaultdict(TaskRuns)
        self.save_at = 0.0
        self.lock = Lock()

    def done(self, task: str, seconds: float = 0.0) -> None:
        with self.lock:
            runs = self.unsaved[task]
            runs.runs, runs.seconds, runs.error = runs.runs + 1, runs.seconds + seconds, ""

    def failed(self, task: str, error: str) -> None:
        with self.lock:
            runs = self.unsaved[task]
            runs.faults, runs.error = runs.faults + 1, error

    def save_in_time(self, now: datetime) -> None:
        if self.save_at <= monotonic():
            self.save(now)

    def save(self, now: datetime) -> None:
        """Save the runs in the order of names, so that two processes do not block each other."""
        with self.lock:
            self.save_at = monotonic() + EVERY.total_seconds()
            with transaction() as session:
                for task in sorted(self.unsaved):
                    record_heartbeat(session, task, now, self.unsaved[task])
            self.unsaved.clear()


def record_heartbeat(session: Session, task: str, now: datetime, runs: TaskRuns) -> None:
    """Record one heartbeat. The figures of several processes add up."""
    ended = {"failed_at": now, "error": runs.error} if runs.error else {"at": now}
    first = {"job": task, "runs": runs.runs, "faults": runs.faults, "seconds": runs.seconds}
    more = {
        "runs": Heartbeat.runs + runs.runs,
        "faults": Heartbeat.faults + runs.faults,
        "seconds": Heartbeat.seconds + runs.seconds,
    }
    insert_or_update(session, Heartbeat, [first | ended], then=more | ended)
