"""`procaccio up`: the whole product on this machine, in one process or in its production shape."""

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
from service.cli.house_settings import prepared_app
from service.cli.messages import say
from service.cli.serve import BIND, THREADS, Server
from service.cli.start_errors import must_be_free
from service.cli.table_options import GameName
from service.platform.settings import PREFIX, Settings
from workers.scheduler import Scheduler

if TYPE_CHECKING:
    from service.mail.incoming.lmtp import LmtpDoor


class DemoGame(GameName):
    """The game of the table to look at; where none is named, any will do."""

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
    settings = at(bind, prepared_app())
    for place in filter(None, (bind, settings.lmtp)):
        must_be_free(place)
    if full:
        # Imported by the shape that is asked for: the small one knows nothing of servers.
        from workers.command.full import many_processes

        many_processes(settings, bind, threads, demo=demo)
    else:
        one_process(replace(settings, redis_url=""), bind, threads, demo=demo)


def at(bind: str, settings: Settings) -> Settings:
    """Links lead to where we listen, unless it was said where people reach us."""
    told = f"{PREFIX}PUBLIC_URL" in os.environ
    return settings if told else replace(settings, public_url=f"http://{bind}")


def one_process(settings: Settings, bind: str, threads: int, *, demo: str | None) -> None:
    """Web, scheduler and letter box together; without Redis, since nobody else has to hear."""
    with ProcessPoolExecutor(1, get_context("fork")) as aside:  # what it needs memory for goes with it
        lines = aside.submit(prepared, settings, demo=demo).result()
    app = create_app(settings)
    server = Server(app, bind, threads)
    with beside(app, settings):
        for line in lines:  # now that we listen, every link works when it is read
            click.echo(line)
        server.run()


def prepared(settings: Settings, *, demo: str | None) -> list[str]:
    """In the process aside: Alembic and the table to look at are loaded there alone, and go with it."""
    from workers.command.prepare import prepare

    return prepare(settings, demo=demo)


@contextmanager
def beside(app: Flask, settings: Settings) -> Iterator[None]:
    """What lives in the serving process beside the requests. In the end first nothing more comes in, then what is in
    hand is finished."""
    scheduler = Scheduler(app)
    scheduler.start()
    door = lmtp_door(app, settings.lmtp) if settings.lmtp else None
    if door:
        door.start()
    try:
        yield
    finally:
        if door:
            door.stop()
        scheduler.stop()


def lmtp_door(app: Flask, place: str) -> "LmtpDoor":
    """Where letters come in; a house that has none loads no mail server."""
    from service.mail.incoming.lmtp import LmtpDoor

    return LmtpDoor.at(app, place)
