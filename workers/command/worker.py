"""`procaccio worker`: the processes that do the work of a host."""

import click

from service.app import create_app
from service.cli.current_schema import require_current_schema
from service.cli.messages import say
from workers.command.beat import brokered
from workers.tasks import celery_for


@click.command(help=say("help-worker"))
@click.option("--processes", default=2, show_default=True, help=say("help-worker-processes"))
def worker(processes: int) -> None:
    quiet = ["--loglevel=warning", "--without-gossip", "--without-mingle", "--without-heartbeat"]
    settings = brokered()
    require_current_schema(create_app(settings))
    celery_for(settings).worker_main(["-q", "worker", f"--concurrency={processes}", *quiet])
