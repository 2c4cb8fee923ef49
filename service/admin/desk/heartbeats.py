"""Heartbeats of jobs: a process records now and then how often each job ran and how long it took.

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
"""Not a job of the workers. The script that makes the backups records it (`procaccio db note-backup`)."""


@dataclass
class JobRuns:
    """The runs of a job in one process since its last record."""

    runs: int = 0
    faults: int = 0
    seconds: float = 0.0
    error: str = ""
    """The last error, or an empty string if the last run succeeded."""


class JobRunLog:
    """The pulses of all jobs of one process, saved in one transaction.

    If this fails they are kept for the next time.
    """

    def __init__(self) -> None:
        self.unsaid: defaultdict[str, JobRuns] = defaultdict(JobRuns)
        self.say_at = 0.0
        self.lock = Lock()

    def done(self, job: str, seconds: float = 0.0) -> None:
        with self.lock:
            pulse = self.unsaid[job]
            pulse.runs, pulse.seconds, pulse.error = pulse.runs + 1, pulse.seconds + seconds, ""

    def failed(self, job: str, error: str) -> None:
        with self.lock:
            pulse = self.unsaid[job]
            pulse.faults, pulse.error = pulse.faults + 1, error

    def say_in_time(self, now: datetime) -> None:
        if self.say_at <= monotonic():
            self.say(now)

    def say(self, now: datetime) -> None:
        """Save the pulses in the order of job names, so that two processes do not block each other."""
        with self.lock:
            self.say_at = monotonic() + EVERY.total_seconds()
            with transaction() as session:
                for job in sorted(self.unsaid):
                    record_heartbeat(session, job, now, self.unsaid[job])
            self.unsaid.clear()


def record_heartbeat(session: Session, job: str, now: datetime, pulse: JobRuns) -> None:
    """Record one heartbeat. The figures of several processes add up."""
    ended = {"failed_at": now, "error": pulse.error} if pulse.error else {"at": now}
    first = {"job": job, "runs": pulse.runs, "faults": pulse.faults, "seconds": pulse.seconds}
    more = {
        "runs": Heartbeat.runs + pulse.runs,
        "faults": Heartbeat.faults + pulse.faults,
        "seconds": Heartbeat.seconds + pulse.seconds,
    }
    insert_or_update(session, Heartbeat, [first | ended], then=more | ended)
