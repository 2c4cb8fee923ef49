"""The embedded scheduler: one thread that does the jobs of the list, when a bell rings and by their rhythm."""

from threading import Event, Thread
from time import monotonic

import structlog
from flask import Flask

from service.core.deps import deps
from workers.jobs import JOBS, Job, run_job

STOP = "scheduler:stop"
log = structlog.get_logger()


class Scheduler:
    """Walks until it is stopped; what it has in hand at that moment is finished first."""

    def __init__(self, app: Flask, jobs: tuple[Job, ...] = JOBS) -> None:
        self.app = app
        self.due = dict.fromkeys(jobs, 0.0)  # everything is looked at once at the start
        self.done = Event()
        self.thread = Thread(target=self.walk, name="scheduler", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def stop(self, patience: float = 10.0) -> None:
        self.done.set()
        with self.app.app_context():
            deps().bell.ring(STOP)
        self.thread.join(patience)

    def walk(self) -> None:
        with self.app.app_context():
            watch = deps().watch
        topics = [job.hears for job in self.due if job.hears]
        with watch.listen(STOP, *topics) as ears:
            while not self.done.is_set():
                rung = ears.wait(max(0.0, min(self.due.values()) - monotonic()))
                for job, due in self.due.items():
                    if not self.done.is_set() and (job.hears in rung or due <= monotonic()):
                        self.due[job] = monotonic() + self.turn(job)

    def turn(self, job: Job) -> float:
        """Do a job; returns in how many seconds it is due again."""
        try:
            with self.app.app_context():
                more = run_job(job)
        except Exception:  # one job's fault must not stop the others; what was due stays due in the database
            log.exception("a job failed", job=job.name)
            more = False
        return 0.0 if more else job.every.total_seconds()
