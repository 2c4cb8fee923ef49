"""`procaccio up`: the whole service on this machine, in one process or in the production setup."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import click
from flask import Flask

from service.app import create_app
from service.cli.house_settings import load_settings
from service.cli.serve import BIND, THREADS, Server
from service.cli.start_errors import require_free_address
from service.platform.senders import senders_for
from service.platform.settings import PREFIX, Settings
from service.platform.terminal.messages import say
from service.platform.terminal.table_options import GameName
from workers.embedded import Scheduler

if TYPE_CHECKING:
    from service.mail.incoming.lmtp import LmtpServer


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
def up(bind: str, threads: int, demo: str | None, full: bool) -> None:  # noqa: FBT001 - click passes by keyword
    settings = set_public_url(bind, load_settings())
    for place in filter(None, (bind, settings.lmtp)):
        require_free_address(place)
    if full:
        # imported only with --full: a small installation has no database server packages
        from workers.command.full import run_many_processes

        run_many_processes(settings, bind, threads, demo=demo)
    else:
        run_one_process(replace(settings, redis_url=""), bind, threads, demo=demo)


def set_public_url(bind: str, settings: Settings) -> Settings:
    """Return the settings with links that lead to `bind`, unless PROCACCIO_PUBLIC_URL is set."""
    told = f"{PREFIX}PUBLIC_URL" in os.environ
    return settings if told else replace(settings, public_url=f"http://{bind}")


def run_one_process(settings: Settings, bind: str, threads: int, *, demo: str | None) -> None:
    """Run web, scheduler and letter box in one process, without Redis."""
    with ProcessPoolExecutor(1, get_context("fork")) as aside:  # its memory is freed at the end
        lines = aside.submit(prepare_in_child, settings, demo=demo).result()
    scheduler = Scheduler()
    app = create_app(settings, senders=senders_for(settings)._replace(send_task=scheduler.send))
    server = Server(app, bind, threads)
    with run_background_services(app, settings, scheduler):
        for line in lines:  # printed now that we listen, so that every link works
            click.echo(line)
        server.run()


def prepare_in_child(settings: Settings, *, demo: str | None) -> list[str]:
    """Prepare the database in the child process, so that the memory of Alembic and of the demo table is
    freed.
    """
    from workers.command.prepare import prepare_installation

    return prepare_installation(settings, demo=demo)


@contextmanager
def run_background_services(app: Flask, settings: Settings, scheduler: Scheduler) -> Iterator[None]:
    """Run the scheduler and the LMTP server beside the requests.

    At the end the LMTP server is stopped first, so that nothing new comes in. Then the scheduler finishes its
    current tasks.
    """
    scheduler.start(app)
    door = make_lmtp_server(app, settings.lmtp) if settings.lmtp else None
    if door:
        door.start()
    try:
        yield
    finally:
        if door:
            door.stop()
        scheduler.stop()


def make_lmtp_server(app: Flask, place: str) -> "LmtpServer":
    """Return the LMTP server.

    It is imported here, so that installations without it do not load a mail server.
    """
    from service.mail.incoming.lmtp import LmtpServer

    return LmtpServer.at(app, place)
