"""`procaccio worker` and `procaccio beat`: the Celery processes of a host."""

import click

from service.app import create_app
from service.cli.database import prepared_app, require_current_schema
from service.cli.messages import say
from service.core import logs
from service.core.settings import Settings
from workers.tasks import celery_for


def brokered() -> Settings:
    """The settings, if they name the broker without which there is nothing to hear."""
    settings = prepared_app()
    if not settings.redis_url:
        raise click.ClickException(say("worker-needs-redis"))
    logs.configure()
    return settings


@click.command(help=say("help-worker"))
@click.option("--processes", default=2, show_default=True, help=say("help-worker-processes"))
def worker(processes: int) -> None:
    quiet = ["--loglevel=warning", "--without-gossip", "--without-mingle"]
    settings = brokered()
    require_current_schema(create_app(settings))
    celery_for(settings).worker_main(["-q", "worker", f"--concurrency={processes}", *quiet])


@click.command(help=say("help-beat"))
def beat() -> None:
    # Every job may run at any time, so beat remembers nothing and needs no file.
    celery_for(brokered()).start(["-q", "beat", "--scheduler=celery.beat:Scheduler", "--loglevel=warning"])
