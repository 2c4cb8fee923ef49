"""Heartbeats: each job says now and then that it was done and what it took, and always that it failed."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from service.models.desk import Heartbeat

EVERY = timedelta(minutes=2)
"""Well within the five minutes after which doctor and alerts miss them, and seldom, since each is a write of an idle house."""
BACKUP = "backup"
"""Not one of the workers' jobs: whatever makes the backups says so (`procaccio db note-backup`)."""


@dataclass
class Pulse:
    """What one process has done of a job and not yet said."""

    runs: int = 0
    faults: int = 0
    seconds: float = 0.0


def record_heartbeat(session: Session, job: str, now: datetime, pulse: Pulse, *, error: str = "") -> None:
    """One beat; what several processes say of a job adds up."""
    held = session.get(Heartbeat, job, with_for_update=True)
    if held is None:
        held = Heartbeat(job=job, runs=0, faults=0, seconds=0.0)
        session.add(held)
    held.runs += pulse.runs
    held.faults += pulse.faults
    held.seconds += pulse.seconds
    if error:
        held.failed_at, held.error = now, error
    else:
        held.at = now
