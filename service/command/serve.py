"""`procaccio serve`: the web side of the service, beside workers of its own."""

from collections.abc import Callable
from typing import Any

import click
from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.workers.gthread import ThreadWorker

from service import logs
from service.app import create_app
from service.command.database import must_be_current, settled
from service.command.telling import say
from service.parts import NAME, Parts

BIND = "127.0.0.1:8000"
THREADS = 48  # a stream holds one for as long as it flows


class Worker(ThreadWorker):  # type: ignore[misc]  # the library has no types
    """Told to stop, it ends its streams too: they would hold it up for as long as they flow."""

    def handle_exit(self, sig: int, frame: object) -> None:
        if self.booted:
            fitted: Parts = self.wsgi.extensions[NAME]
            fitted.places.close()
        super().handle_exit(sig, frame)


class Server(BaseApplication):  # type: ignore[misc]  # the library has no types
    """Gunicorn without its command line. The application is built after the fork: no thread survives one."""

    def __init__(self, build: Callable[[], Flask], **options: Any) -> None:
        self.build = build
        self.options = {
            "worker_class": Worker,
            "loglevel": "warning",
            "control_socket_disable": True,
            **options,
        }
        super().__init__()

    def load_config(self) -> None:
        for name, value in self.options.items():
            self.cfg.set(name, value)

    def load(self) -> Flask:
        logs.configure()
        return self.build()


@click.command(help=say("help-serve"))
@click.option("--bind", default=BIND, show_default=True, help=say("help-bind"))
@click.option("--threads", default=THREADS, show_default=True, help=say("help-threads"))
@click.option("--processes", default=1, show_default=True, help=say("help-processes"))
def serve(bind: str, threads: int, processes: int) -> None:
    settings = settled()
    must_be_current(settings)
    if not settings.redis_url:
        click.echo(say("serve-alone"), err=True)
    Server(lambda: create_app(settings), bind=bind, threads=threads, workers=processes).run()
