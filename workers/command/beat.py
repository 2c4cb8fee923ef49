"""`procaccio beat`: sends the jobs round. It loads nothing of what they do."""

import click

from service.cli.house_settings import prepared_app
from service.cli.messages import say
from service.platform import logs
from service.platform.settings import Settings
from workers.broker import celery_at


def brokered() -> Settings:
    """The settings, if they name the broker without which there is nothing to hear."""
    settings = prepared_app()
    if not settings.redis_url:
        raise click.ClickException(say("worker-needs-redis"))
    logs.configure()
    return settings


@click.command(help=say("help-beat"))
def beat() -> None:
    # Every job may run at any time, so beat remembers nothing and needs no file.
    celery_at(brokered()).start(["-q", "beat", "--scheduler=celery.beat:Scheduler", "--loglevel=warning"])
