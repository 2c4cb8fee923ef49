"""The embedded scheduler.

One thread runs the jobs of the list when their topic is notified or their time has come. Each job whose runs
take seconds has a thread of its own, so that no letter waits for it.
"""

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
"""The longest wait in seconds, because a wait cannot be infinite."""
log = structlog.get_logger()


class Scheduler:
    """Runs until it is stopped.

    Current jobs are finished first, except for the slow ones with a thread of their own. Their current run is
    lost.
    """

    def __init__(self, app: Flask, jobs: tuple[Job, ...] = JOBS) -> None:
        self.app = app
        self.done = Event()
        self.thread = self.walker("scheduler", [job for job in jobs if not job.apart])
        self.apart = [self.walker(f"scheduler {job.name}", [job]) for job in jobs if job.apart]

    def walker(self, name: str, jobs: Sequence[Job]) -> Thread:
        return Thread(target=self.walk, args=(jobs,), name=name, daemon=True)

    def start(self) -> None:
        for thread in (*self.apart, self.thread):  # `look` starts last, when the others listen
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
        """Run a job and return the seconds until it is due again by itself."""
        try:
            with self.app.app_context():
                more = run_job(job)
        except Exception:  # an error in one job must not stop the others, and due work stays in the database
            log.exception("a job failed", job=job.name)
            more = False
        if more:
            return 0.0
        return job.every.total_seconds() if job.every else inf
