"""Heartbeats: a process says now and then what it has done of each job and what that took, and at once that one failed."""

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
"""Well within the five minutes after which doctor and alerts miss them, and seldom, since it is the one write of an idle house."""
BACKUP = "backup"
"""Not one of the workers' jobs: whatever makes the backups says so (`procaccio db note-backup`)."""


@dataclass
class Pulse:
    """What one process has done of a job and not yet said."""

    runs: int = 0
    faults: int = 0
    seconds: float = 0.0
    error: str = ""
    """How it ended last; nothing where it was done."""


class Pulses:
    """Of all jobs of one process, said in one transaction. What cannot be said is kept for the next time."""

    def __init__(self) -> None:
        self.unsaid: defaultdict[str, Pulse] = defaultdict(Pulse)
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
        """In the order of their names, so that two processes do not wait for each other."""
        with self.lock:
            self.say_at = monotonic() + EVERY.total_seconds()
            with transaction() as session:
                for job in sorted(self.unsaid):
                    record_heartbeat(session, job, now, self.unsaid[job])
            self.unsaid.clear()


def record_heartbeat(session: Session, job: str, now: datetime, pulse: Pulse) -> None:
    """One beat; what several processes say of a job adds up."""
    ended = {"failed_at": now, "error": pulse.error} if pulse.error else {"at": now}
    first = {"job": job, "runs": pulse.runs, "faults": pulse.faults, "seconds": pulse.seconds}
    more = {
        "runs": Heartbeat.runs + pulse.runs,
        "faults": Heartbeat.faults + pulse.faults,
        "seconds": Heartbeat.seconds + pulse.seconds,
    }
    insert_or_update(session, Heartbeat, [first | ended], then=more | ended)
