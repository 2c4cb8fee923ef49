"""`procaccio beat`: sends the periodic tasks to the workers. It imports none of their code."""

import click

from service.cli.house_settings import load_settings
from service.platform import logs
from service.platform.settings import Settings
from service.platform.terminal.messages import say
from workers.beat import make_beat


def load_broker_settings() -> Settings:
    """Return the settings, or stop with an error if they name no broker, because beat
    and workers need one.
    """
    settings = load_settings()
    if not settings.redis_url:
        raise click.ClickException(say("worker-needs-redis"))
    logs.configure_logging()
    return settings


@click.command(help=say("help-beat"))
def beat() -> None:
    # Any task may run at any time, so beat stores nothing and needs no file.
    make_beat(load_broker_settings()).start(
        ["-q", "beat", "--scheduler=celery.beat:Scheduler", "--loglevel=warning"]
    )
