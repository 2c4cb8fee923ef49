"""The embedded scheduler: one thread that does the jobs of the list, when their bell rings or their time has come; and one for
each job whose turns take seconds, so that no letter waits for it."""

from collections.abc import Sequence
from math import inf
from threading import Event, Thread
from time import monotonic

import structlog
from flask import Flask

from service.platform.deps import deps
from workers.jobs import JOBS, Job, run_job

STOP = "scheduler:stop"
LONGEST_WAIT = 3600.0
"""Seconds: no wait can be told to be endless."""
log = structlog.get_logger()


class Scheduler:
    """Walks until it is stopped; what it has in hand at that moment is finished first, but for a long thought: that is lost."""

    def __init__(self, app: Flask, jobs: tuple[Job, ...] = JOBS) -> None:
        self.app = app
        self.done = Event()
        self.thread = self.walker("scheduler", [job for job in jobs if not job.apart])
        self.apart = [self.walker(f"scheduler {job.name}", [job]) for job in jobs if job.apart]

    def walker(self, name: str, jobs: Sequence[Job]) -> Thread:
        return Thread(target=self.walk, args=(jobs,), name=name, daemon=True)

    def start(self) -> None:
        for thread in (*self.apart, self.thread):  # who looks comes last, when the others can hear
            thread.start()

    def stop(self, patience: float = 10.0) -> None:
        self.done.set()
        with self.app.app_context():
            deps().bell.ring(STOP)
        self.thread.join(patience)

    def walk(self, jobs: Sequence[Job]) -> None:
        due_at = {job: 0.0 if job.every else inf for job in jobs}
        with self.app.app_context():
            watch = deps().watch
        topics = [job.bell for job in jobs]
        with watch.listen(STOP, *topics) as ears:
            while not self.done.is_set():
                rung = ears.wait(min(max(0.0, min(due_at.values()) - monotonic()), LONGEST_WAIT))
                for job, due in due_at.items():
                    if not self.done.is_set() and (job.bell in rung or due <= monotonic()):
                        due_at[job] = monotonic() + self.turn(job)

    def turn(self, job: Job) -> float:
        """Do a job; returns in how many seconds it is due again by itself."""
        try:
            with self.app.app_context():
                more = run_job(job)
        except Exception:  # one job's fault must not stop the others; what was due stays due in the database
            log.exception("a job failed", job=job.name)
            more = False
        if more:
            return 0.0
        return job.every.total_seconds() if job.every else inf
