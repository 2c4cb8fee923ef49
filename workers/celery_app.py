"""The Celery application with all tasks, for workers and for the embedded scheduler.

A message has no content but the name of a task. The database says what is due, and claims decide who does it,
so it does no harm if a message is lost or arrives twice.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

import structlog
from celery import Celery, Task
from celery.exceptions import Retry
from flask import Flask

from service.admin.desk.heartbeats import TaskRunLog
from service.platform.db_errors import DATABASE_AWAY, describe_database_error
from service.platform.deps import EXTENSION, Deps, deps
from service.platform.logs import task_log_context
from service.platform.tasks.names import QueueName, TaskName, queue_of
from workers.beat import CONFIG

PACKAGES = [
    *("service.mail", "service.play", "service.seasons", "service.social"),
    *("service.programs", "service.learning", "service.admin", "workers"),
]
"""The packages that have a module `tasks`."""
RUNS = TaskRunLog()
log = structlog.get_logger()


class ProcaccioTask(Task[Any, Any]):
    """The base of all tasks: it records each run, retries if the database is away, and runs again if told to.

    A task returns True if there may be more to do.
    """

    abstract = True
    autoretry_for = DATABASE_AWAY
    throws = DATABASE_AWAY  # logged in one line, by us
    max_retries = 4
    retry_backoff = 2  # seconds, doubled each time

    def on_success(self, retval: Any, task_id: str, args: Any, kwargs: Any) -> None:
        """Continue at the end of the queue, so that other tasks run in between."""
        if retval:
            self.apply_async(args, kwargs)

    def run_and_record(self, *args: Any, **kwargs: Any) -> bool:
        began = monotonic()
        try:
            more = bool(self.run(*args, **kwargs))
            RUNS.done(self.name, monotonic() - began)
            RUNS.save_in_time(deps().clock())
        except Exception as fault:
            record_failure(self.name, fault.exc if isinstance(fault, Retry) and fault.exc else fault)
            raise
        return more

    @contextmanager
    def claim_process(self) -> Iterator[bool]:
        """Yield False if another process of this worker runs the coach already. It continues by itself."""
        if queue_of(TaskName(self.name)) != QueueName.LEARNING or self.request.called_directly:
            yield True
            return
        from redis import Redis
        from redis.exceptions import LockError

        redis = Redis.from_url(deps().settings.redis_url)
        lock = redis.lock(f"procaccio:{self.name}:{self.request.hostname}", timeout=CONFIG["task_time_limit"])
        free = lock.acquire(blocking=False)
        try:
            yield free
        finally:
            if free:
                with suppress(LockError):  # it has expired
                    lock.release()


def record_failure(task: str, fault: Exception) -> None:
    """Record a failure for the desk, if the database can store it."""
    RUNS.failed(task, repr(fault))
    if isinstance(fault, DATABASE_AWAY):
        log.warning(describe_database_error(fault))
    with suppress(*DATABASE_AWAY):
        RUNS.save(deps().clock())


def make_celery(app: Flask) -> "Celery[Any]":
    """Return the Celery application whose tasks run in the context of a Flask application."""

    class FlaskTask(ProcaccioTask):
        abstract = True

        def __call__(self, *args: Any, **kwargs: Any) -> bool:
            context = task_log_context(self.name, self.request.id)
            with app.app_context(), context, self.claim_process() as free:
                return free and self.run_and_record(*args, **kwargs)

    fitted: Deps = app.extensions[EXTENSION]
    celery = Celery("procaccio", broker=fitted.settings.redis_url or None, task_cls=FlaskTask)
    celery.conf.update(CONFIG)
    celery.autodiscover_tasks(PACKAGES, force=True)
    return celery
