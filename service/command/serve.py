"""`procaccio serve`: the web side of the service in one process."""

from typing import Any

import click
import flask_migrate
from flask import Flask
from gunicorn.app.base import BaseApplication

from service import logs
from service.app import create_app
from service.command.database import settled
from service.post.courier import Courier
from service.settings import Settings


class Server(BaseApplication):  # type: ignore[misc]  # the library has no types
    """Gunicorn without its command line: one worker, so that streams and the courier share a process."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        self.settings = settings
        self.options = options
        super().__init__()

    def load_config(self) -> None:
        for name, value in self.options.items():
            self.cfg.set(name, value)

    def load(self) -> Flask:
        """In the worker, after the fork: connections and threads do not survive one."""
        logs.configure()
        courier = Courier()
        app = create_app(self.settings, bell=courier)
        courier.start(app)
        return app


@click.command()
@click.option("--bind", default="127.0.0.1:8000", show_default=True, help="Address and port to listen at.")
@click.option("--threads", default=16, show_default=True, help="Requests served at the same time.")
def serve(bind: str, threads: int) -> None:
    """Serve the API and the pages, and carry the mail."""
    settings = settled()
    if settings.database_url.startswith("sqlite"):  # a database of our own is kept up to date by ourselves
        with create_app(settings).app_context():
            flask_migrate.upgrade()
    Server(
        settings, bind=bind, threads=threads, workers=1, worker_class="gthread", control_socket_disable=True
    ).run()
