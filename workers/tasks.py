"""The same jobs as Celery tasks. The broker only nudges: every task looks into the database for what is due.

No task has arguments that matter, a result, a countdown or a retry: the sweep finds what a lost message was about.
"""

from datetime import UTC, datetime, timedelta
from functools import cache
from time import monotonic
from typing import Any, Final

from celery import Celery
from celery.schedules import schedule
from flask import Flask

from service.app import create_app
from service.core.settings import Settings
from service.notify.celery import BROKER, HEAR
from workers.jobs import JOBS, Job, job_named, jobs_hearing, run_job

RUN = "procaccio.run"
CONFIG: dict[str, Any] = BROKER | {
    "task_acks_late": True,
    "task_reject_on_worker_lost": True,
    "worker_prefetch_multiplier": 1,
    "task_soft_time_limit": 60,
    "task_time_limit": 90,  # below the visibility timeout, or a slow task would be done twice
    "worker_hijack_root_logger": False,
    "worker_send_task_events": False,
    "broker_connection_retry_on_startup": True,
    "timezone": "UTC",
}


BEGAN: Final = datetime.now(UTC) - timedelta(seconds=monotonic())


def steady_now() -> datetime:
    """By a clock that nobody sets. Beat would otherwise send nothing for an hour where the machine's clock goes back by one."""
    return BEGAN + timedelta(seconds=monotonic())


def rhythm() -> dict[str, dict[str, Any]]:
    """What beat sends: each job by name. A message that waited for a whole turn of its rhythm is dropped."""
    return {
        job.name: {
            "task": RUN,
            "args": [job.name],
            "schedule": schedule(job.every, nowfun=steady_now),
            "options": {"expires": job.every.total_seconds()},
        }
        for job in JOBS
    }


def celery_for(settings: Settings) -> Celery:
    """The Celery application of workers and beat."""
    celery = Celery("procaccio", broker=settings.redis_url)
    celery.conf.update(CONFIG, beat_schedule=rhythm())

    @cache
    def house() -> Flask:
        """Made by the first task of each process, after the fork: connections do not survive one."""
        return create_app(settings)

    def do(job: Job) -> None:
        with house().app_context():
            more = run_job(job)
        if more:
            run.apply_async((job.name,))  # at the end of the queue: other work has its turn between

    @celery.task(name=RUN, shared=False)
    def run(name: str) -> None:
        do(job_named(name))

    @celery.task(name=HEAR, shared=False)
    def hear(topic: str) -> None:
        for job in jobs_hearing(topic):
            do(job)

    return celery
