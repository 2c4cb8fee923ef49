"""`procaccio worker`: the worker processes of one host."""

import gc
import sys
from typing import Any

import click
from celery.signals import worker_shutdown

from service.app import create_app
from service.cli.current_schema import require_current_schema
from service.platform.tasks.names import QueueName
from service.platform.terminal.messages import say
from workers.celery_app import make_celery
from workers.command.beat import load_broker_settings


@click.command(help=say("help-worker"))
@click.option("--processes", default=2, show_default=True, help=say("help-worker-processes"))
@click.option("--queues", default=",".join(QueueName), show_default=True, help=say("help-worker-queues"))
def worker(processes: int, queues: str) -> None:
    quiet = ["--loglevel=warning", "--without-gossip", "--without-mingle", "--heartbeat-interval=30"]
    # The processes are forked from this one and share its memory, but no connection.
    app = create_app(load_broker_settings())
    require_current_schema(app)
    codes: list[int | None] = []

    def note_end(sender: Any, **_more: object) -> None:
        codes.append(sender.exitcode)

    worker_shutdown.connect(note_end, weak=False)
    options = [f"--concurrency={processes}", f"--queues={queues}", *quiet]
    celery = make_celery(app)
    gc.collect()
    gc.freeze()  # the garbage collector would write to the shared memory, which copies it
    celery.worker_main(["-q", "worker", *options])
    # Celery does not return its exit code, so an error of its own would look like a normal end.
    sys.exit(next(filter(None, codes), 0))
