"""`procaccio worker`: the worker processes of one host."""

import sys
from typing import Any

import click
from celery.signals import worker_shutdown

from service.app import create_app
from service.cli.current_schema import require_current_schema
from service.platform.terminal.messages import say
from workers.command.beat import load_broker_settings
from workers.tasks import celery_for


@click.command(help=say("help-worker"))
@click.option("--processes", default=2, show_default=True, help=say("help-worker-processes"))
def worker(processes: int) -> None:
    quiet = ["--loglevel=warning", "--without-gossip", "--without-mingle", "--without-heartbeat"]
    settings = load_broker_settings()
    require_current_schema(create_app(settings))
    codes: list[int | None] = []

    def note_end(sender: Any, **_more: object) -> None:
        codes.append(sender.exitcode)

    worker_shutdown.connect(note_end, weak=False)
    celery_for(settings).worker_main(["-q", "worker", f"--concurrency={processes}", *quiet])
    # Celery does not return its exit code, so an error of its own would look like a normal end.
    sys.exit(next(filter(None, codes), 0))
