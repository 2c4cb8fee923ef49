"""`procaccio worker`: the worker processes of one host."""

import sys
from typing import Any

import click
from celery import Celery
from celery.signals import worker_before_create_process, worker_shutdown
from flask import Flask

from service.app import create_app
from service.cli.current_schema import require_current_schema
from service.cli.memory import freeze_memory
from service.platform.database import db
from service.platform.deps import deps
from service.platform.tasks.names import QueueName
from service.platform.terminal.messages import say
from service.platform.transaction import read_session
from workers.celery_app import make_celery
from workers.command.beat import load_broker_settings
from workers.tasks import find_due_tasks

PROCESSES = 2
ALL_QUEUES = ",".join(QueueName)


@click.command(help=say("help-worker"))
@click.option("--processes", default=PROCESSES, show_default=True, help=say("help-worker-processes"))
@click.option("--queues", default=ALL_QUEUES, show_default=True, help=say("help-worker-queues"))
def worker(processes: int, queues: str) -> None:
    app = create_app(load_broker_settings())
    require_current_schema(app)
    celery = make_celery(app)
    load_queries(app)
    run_worker(celery, processes, queues)


def run_worker(celery: "Celery[Any]", processes: int = PROCESSES, queues: str = ALL_QUEUES) -> None:
    """Run a Celery worker until a signal ends it. Its processes are forked from this one and share its memory."""
    codes: list[int | None] = []

    def note_end(sender: Any, **_more: object) -> None:
        codes.append(sender.exitcode)

    worker_shutdown.connect(note_end, weak=False)
    worker_before_create_process.connect(freeze_memory, weak=False)
    quiet = ["--loglevel=warning", "--without-gossip", "--without-mingle", "--heartbeat-interval=30"]
    celery.worker_main(["-q", "worker", f"--concurrency={processes}", f"--queues={queues}", *quiet])
    # Celery does not return its exit code, so an error of its own would look like a normal end.
    sys.exit(next(filter(None, codes), 0))


def load_queries(app: Flask) -> None:
    """Ask once for due tasks, so that the processes share what this loads. They share no connection."""
    with app.app_context():
        with read_session() as session:
            find_due_tasks(session, deps().clock())
        db.engine.dispose()
