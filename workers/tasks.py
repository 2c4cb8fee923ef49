"""The same jobs as Celery tasks. The broker only nudges: every task looks into the database for what is due.

No task has arguments that matter, a result, a countdown or a retry: the sweep finds what a lost message was about.
"""

from functools import cache

from celery import Celery
from flask import Flask

from service.app import create_app
from service.platform.notify.celery import HEAR
from service.platform.settings import Settings
from workers.broker import RUN, celery_at
from workers.jobs import Job, job_named, jobs_hearing, run_job


def celery_for(settings: Settings) -> Celery:
    """The Celery application of workers."""
    celery = celery_at(settings)

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
