"""`procaccio serve`: the web side of the service, beside workers of its own."""

import gc
from collections.abc import Callable
from typing import Any

import click
from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.glogging import Logger

from service.app import create_app
from service.cli.database import prepared_app, require_current_schema
from service.cli.listening import Worker
from service.cli.messages import say
from service.cli.start_errors import must_be_free
from service.core import logs

BIND = "127.0.0.1:8000"
THREADS = 48  # a stream holds one for as long as it flows
CONNECTIONS = 512  # of a process; it may have 1,024 files open


class Voice(Logger):  # type: ignore[misc]  # the library has no types
    """What the server has to say goes into the same log as everything else."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        self.error_log.handlers.clear()
        self.error_log.propagate = True


class Server(BaseApplication):  # type: ignore[misc]  # the library has no types
    """Gunicorn without its command line. The application is built after the fork: no thread survives one."""

    def __init__(self, build: Callable[[], Flask], **options: Any) -> None:
        logs.configure()
        self.build = build
        self.options = {
            "worker_class": Worker,
            "logger_class": Voice,
            "loglevel": "warning",
            "control_socket_disable": True,
            "worker_connections": CONNECTIONS,
            "sendfile": False,  # it would wait for its reader on a thread
            **options,
        }
        super().__init__()

    def load_config(self) -> None:
        for name, value in self.options.items():
            self.cfg.set(name, value)

    def run(self) -> None:
        """What is loaded by now is shared with the processes to come, and stays so: no collection goes through it."""
        gc.collect()
        gc.freeze()
        super().run()

    def load(self) -> Flask:
        return self.build()


@click.command(help=say("help-serve"))
@click.option("--bind", default=BIND, show_default=True, help=say("help-bind"))
@click.option("--threads", default=THREADS, show_default=True, help=say("help-threads"))
@click.option("--processes", default=1, show_default=True, help=say("help-processes"))
def serve(bind: str, threads: int, processes: int) -> None:
    settings = prepared_app()
    must_be_free(bind)
    require_current_schema(settings)
    if not settings.redis_url:
        click.echo(say("serve-alone"), err=True)
    Server(lambda: create_app(settings), bind=bind, threads=threads, workers=processes).run()
