"""`procaccio up`: the whole service on this machine, in one process or in several."""

import os
from dataclasses import replace
from typing import Any

import click

from service.cli.house_settings import load_settings
from service.cli.serve import BIND, THREADS
from service.cli.start_errors import require_free_address
from service.platform.settings import PREFIX, Settings
from service.platform.terminal.messages import say
from service.platform.terminal.table_options import GameName


class DemoGame(GameName):
    """A click parameter for the game of the demo table. An empty value means any game."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return super().convert(value, param, ctx) if value else ""


@click.command(help=say("help-up"))
@click.option("--bind", default=BIND, show_default=True, help=say("help-bind"))
@click.option("--threads", default=THREADS, show_default=True, help=say("help-threads"))
@click.option(
    "--demo", type=DemoGame(), is_flag=False, flag_value="", metavar="[GAME]", help=say("help-demo")
)
@click.option("--full", is_flag=True, help=say("help-full"))
@click.option("--streams", default="", metavar="HOST:PORT", help=say("help-up-streams"))
def up(bind: str, threads: int, demo: str | None, full: bool, streams: str) -> None:  # noqa: FBT001 - click passes by keyword
    settings = set_public_url(bind, load_settings())
    for place in filter(None, (bind, settings.lmtp)):
        require_free_address(place)
    # Each is imported only if it is wanted: one process needs no Celery worker.
    if full or settings.redis_url:
        from workers.command.full import run_many_processes

        run_many_processes(settings, bind, streams, threads, demo=demo)
    else:
        from workers.command.one_process import run_one_process

        run_one_process(settings, bind, threads, demo=demo)


def set_public_url(bind: str, settings: Settings) -> Settings:
    """Return the settings with links that lead to `bind`, unless PROCACCIO_PUBLIC_URL is set."""
    told = f"{PREFIX}PUBLIC_URL" in os.environ
    return settings if told else replace(settings, public_url=f"http://{bind}")
