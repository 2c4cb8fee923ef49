"""The same jobs as Celery tasks. The broker only triggers them, and every task reads from the database what
is due.

No task has relevant arguments, a result, a countdown or a retry. The job `look` finds the work of a lost
message.
"""

from functools import cache

from celery import Celery
from flask import Flask

from service.app import create_app
from service.platform.notify.celery import HEAR
from service.platform.settings import Settings
from workers.broker import RUN, celery_at
from workers.jobs import Job, find_jobs_by_topic, get_job, run_job


def celery_for(settings: Settings) -> Celery:
    """Return the Celery application of workers."""
    celery = celery_at(settings)

    @cache
    def house() -> Flask:
        """Create the application in the first task of each process, after the fork, because connections do
        not survive one.
        """
        return create_app(settings)

    def do(job: Job) -> None:
        with house().app_context():
            more = run_job(job)
        if more:
            run.apply_async((job.name,))  # at the end of the queue, so that other jobs run in between

    @celery.task(name=RUN, shared=False)
    def run(name: str) -> None:
        do(get_job(name))

    @celery.task(name=HEAR, shared=False)
    def hear(topic: str) -> None:
        for job in find_jobs_by_topic(topic):
            do(job)

    return celery
