"""`procaccio beat`: sends the periodic jobs to the workers. It imports none of their code."""

import click

from service.cli.house_settings import prepared_app
from service.cli.messages import say
from service.platform import logs
from service.platform.settings import Settings
from workers.broker import celery_at


def brokered() -> Settings:
    """Return the settings, or stop with an error if they name no broker, because beat
    and workers need one.
    """
    settings = prepared_app()
    if not settings.redis_url:
        raise click.ClickException(say("worker-needs-redis"))
    logs.configure()
    return settings


@click.command(help=say("help-beat"))
def beat() -> None:
    # Any job may run at any time, so beat stores nothing and needs no file.
    celery_at(brokered()).start(["-q", "beat", "--scheduler=celery.beat:Scheduler", "--loglevel=warning"])
