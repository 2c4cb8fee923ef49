"""Heartbeats: each job says now and then that it was done, and always that it failed."""

from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from service.models.desk import Heartbeat

EVERY = timedelta(seconds=30)


def record_heartbeat(session: Session, job: str, now: datetime, *, error: str = "") -> None:
    """One beat."""
    held = session.get(Heartbeat, job, with_for_update=True)
    if held is None:
        held = Heartbeat(job=job, at=now)
        session.add(held)
    if error:
        held.failed_at, held.error = now, error
    else:
        held.at = now
