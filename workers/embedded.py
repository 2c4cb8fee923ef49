"""The embedded scheduler of `procaccio up`: the same Celery tasks and queues in threads, without a broker.

Each queue has a thread that calls its tasks one by one. One more thread sends the periodic tasks, as beat does.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import timedelta
from threading import Condition, Event, Thread
from time import monotonic

import structlog
from celery import Celery
from flask import Flask

from service.platform.db_errors import DATABASE_AWAY
from service.platform.tasks.names import BEAT, QueueName, TaskName, queue_of
from workers.celery_app import make_celery

log = structlog.get_logger()


class TaskQueue:
    """The tasks that wait, in order and each once."""

    def __init__(self) -> None:
        self.changed = Condition()
        self.waiting: dict[TaskName, None] = {}
        self.closed = False

    def put(self, name: TaskName) -> None:
        with self.changed:
            self.waiting[name] = None
            self.changed.notify()

    def take(self) -> TaskName | None:
        """Return the next task, or None once the queue is closed."""
        with self.changed:
            self.changed.wait_for(lambda: self.waiting or self.closed)
            if self.closed:
                return None
            name = next(iter(self.waiting))
            del self.waiting[name]
            return name

    def close(self) -> None:
        with self.changed:
            self.closed = True
            self.changed.notify()


class Scheduler:
    """Runs until it is stopped.

    Current tasks are finished first, except for those of the coach, which take longer. Their run is lost.
    """

    def __init__(self, beat: Mapping[TaskName, timedelta] = BEAT) -> None:
        self.beat = beat
        self.stopped = Event()
        self.queues = {queue: TaskQueue() for queue in QueueName}
        self.threads: dict[str, Thread] = {}

    def send(self, name: TaskName) -> None:
        self.queues[queue_of(name)].put(name)

    @contextmanager
    def run(self, app: Flask) -> Iterator[None]:
        """Run tasks for as long as the block runs."""
        self.start(app)
        try:
            yield
        finally:
            self.stop()

    def start(self, app: Flask) -> None:
        celery = make_celery(app)
        self.threads = {
            queue: Thread(target=self.work, args=(celery, queue), name=f"queue {queue}", daemon=True)
            for queue in QueueName
        }
        self.threads["beat"] = Thread(target=self.send_periodic_tasks, name="beat", daemon=True)
        for thread in self.threads.values():
            thread.start()

    def stop(self, timeout: float = 10.0) -> None:
        self.stopped.set()
        for queue in self.queues.values():
            queue.close()
        for name, thread in self.threads.items():
            if name != QueueName.LEARNING:
                thread.join(timeout)

    def send_periodic_tasks(self) -> None:
        due_at = dict.fromkeys(self.beat, 0.0)
        while not self.stopped.wait(max(0.0, min(due_at.values()) - monotonic())):
            for name, at in due_at.items():
                if at <= monotonic():
                    self.send(name)
                    due_at[name] = monotonic() + self.beat[name].total_seconds()

    def work(self, celery: Celery, queue: QueueName) -> None:
        while name := self.queues[queue].take():
            try:
                more = celery.tasks[name]()
            except DATABASE_AWAY:  # logged already; due work stays in the database
                more = False
            except Exception:  # an error in one task must not stop the others
                log.exception("a task failed", task=name)
                more = False
            if more:
                self.send(name)
