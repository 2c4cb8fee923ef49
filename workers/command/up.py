"""`procaccio up`: the whole product on this machine, in one process or in its production shape."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context

import click
from flask import Flask

from service.app import create_app
from service.cli.database import prepared_app
from service.cli.messages import say
from service.cli.serve import BIND, THREADS, Server
from service.cli.start_errors import must_be_free
from service.core.settings import PREFIX, Settings
from service.mail.incoming.lmtp import LmtpDoor
from workers.command.full import many_processes
from workers.command.preparing import prepare
from workers.scheduler import Scheduler


@click.command(help=say("help-up"))
@click.option("--bind", default=BIND, show_default=True, help=say("help-bind"))
@click.option("--threads", default=THREADS, show_default=True, help=say("help-threads"))
@click.option("--demo", is_flag=True, help=say("help-demo"))
@click.option("--full", is_flag=True, help=say("help-full"))
def up(bind: str, threads: int, demo: bool, full: bool) -> None:  # noqa: FBT001 - click passes by keyword
    settings = at(bind, prepared_app())
    for place in filter(None, (bind, settings.lmtp)):
        must_be_free(place)
    if full:
        many_processes(settings, bind, threads, demo=demo)
    else:
        one_process(replace(settings, redis_url=""), bind, threads, demo=demo)


def at(bind: str, settings: Settings) -> Settings:
    """Links lead to where we listen, unless it was said where people reach us."""
    told = f"{PREFIX}PUBLIC_URL" in os.environ
    return settings if told else replace(settings, public_url=f"http://{bind}")


def one_process(settings: Settings, bind: str, threads: int, *, demo: bool) -> None:
    """Web, scheduler and letter box together; without Redis, since nobody else has to hear."""
    house = House(settings)
    with ProcessPoolExecutor(1, get_context("fork")) as aside:  # what it needs memory for goes with it
        lines = aside.submit(prepare, settings, demo=demo).result()
    Server(
        house.build,
        bind=bind,
        threads=threads,
        workers=1,
        when_ready=told(lines),
        worker_exit=house.leave,
    ).run()


def told(lines: Sequence[str]) -> Callable[[object], None]:
    """Said once the server listens, so that every link works when it is read."""

    def tell(_arbiter: object) -> None:
        for line in lines:
            click.echo(line)

    return tell


class House:
    """What lives in the serving process beside the requests."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.scheduler: Scheduler | None = None
        self.door: LmtpDoor | None = None

    def build(self) -> Flask:
        app = create_app(self.settings)
        self.scheduler = Scheduler(app)
        self.scheduler.start()
        if self.settings.lmtp:
            self.door = LmtpDoor.at(app, self.settings.lmtp)
            self.door.start()
        return app

    def leave(self, _arbiter: object, _worker: object) -> None:
        """First nothing more comes in, then what is in hand is finished."""
        if self.door:
            self.door.stop()
        if self.scheduler:
            self.scheduler.stop()
