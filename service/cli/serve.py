"""`procaccio serve`: the web side of the service, beside workers of its own."""

import gc
import os
import signal
import socket
import sys
from contextlib import suppress
from logging import ERROR, getLogger
from tempfile import TemporaryDirectory
from threading import Timer

import click
import waitress
from flask import Flask

from service.app import create_app
from service.cli.current_schema import require_current_schema
from service.cli.house_settings import prepared_app
from service.cli.messages import say
from service.cli.request_parser import READ_ON, Channel
from service.cli.start_errors import address_of, must_be_free
from service.cli.supervisor import Member, Supervisor
from service.platform import logs
from service.platform.deps import EXTENSION, Deps
from service.web.lengths import LONGEST_HEAD
from service.web.meter import FOLDER

BIND = "127.0.0.1:8000"
THREADS = 48  # a stream holds one for as long as it flows
CONNECTIONS = 1000  # of a process; those who come later wait until one is free
BACKLOG = 1024
IDLE = 75  # seconds: longer than proxies keep a connection (deploy/), so that it is they who end it
GRACE = 1.5  # seconds for streams to end and for what is in hand to be answered
ROOM = 2  # times the longest head: up to there the application refuses it in its own words
ENDINGS = (signal.SIGINT, signal.SIGTERM)


class Server:
    """Waitress reads each request to its end and holds each answer for its reader, so that the slow keep no thread waiting."""

    def __init__(self, app: Flask, bind: str, threads: int) -> None:
        logs.configure()
        getLogger("waitress").setLevel(
            ERROR
        )  # that a reader has gone, or a request waits for a thread, is no news
        self.deps: Deps = app.extensions[EXTENSION]
        self.stopping = False
        self.server = waitress.create_server(
            app,
            sockets=[listening(bind)],
            threads=threads,
            connection_limit=CONNECTIONS,
            asyncore_use_poll=True,  # select() knows no more than 1,024 files
            channel_timeout=IDLE,
            cleanup_interval=5,
            channel_request_lookahead=1,  # or nobody would notice that the reader of a stream has gone
            max_request_header_size=LONGEST_HEAD * ROOM,
            max_request_body_size=self.deps.settings.max_body + READ_ON,
            clear_untrusted_proxy_headers=False,  # PROCACCIO_PROXIES says how many are believed; without it, none
            ident=None,
        )
        self.server.channel_class = Channel

    def run(self) -> None:
        """Until told to end. What is loaded by now stays, so no collection goes through it."""
        for ending in ENDINGS:
            signal.signal(ending, self.stop)
        gc.collect()
        gc.freeze()
        with suppress(SystemExit):
            self.server.run()

    def stop(self, _signal: int, _frame: object) -> None:
        """The first time asks streams to end, and goes on answering; the second time, shortly after, ends the loop."""
        if self.stopping:
            raise SystemExit
        self.stopping = True
        self.deps.places.close()
        last = Timer(GRACE, os.kill, (os.getpid(), signal.SIGTERM))
        last.daemon = True
        last.start()


def listening(bind: str) -> socket.socket:
    """Several processes may listen at one address; the system shares out who calls."""
    family, address = address_of(bind)
    opened = socket.socket(family)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    opened.bind(address)
    opened.listen(BACKLOG)
    return opened


@click.command(help=say("help-serve"))
@click.option("--bind", default=BIND, show_default=True, help=say("help-bind"))
@click.option("--threads", default=THREADS, show_default=True, help=say("help-threads"))
@click.option("--processes", default=1, show_default=True, help=say("help-processes"))
@click.option("--shared", is_flag=True, hidden=True)  # one of several processes at one address
def serve(bind: str, threads: int, processes: int, shared: bool) -> None:  # noqa: FBT001 - click passes by keyword
    settings = prepared_app()
    if not shared:
        must_be_free(bind)
    app = create_app(settings)
    require_current_schema(app)
    if not settings.redis_url:
        click.echo(say("serve-alone"), err=True)
    if processes == 1:
        Server(app, bind, threads).run()
    else:
        serve_by_several(bind, threads, processes)


def serve_by_several(bind: str, threads: int, processes: int) -> None:
    """The same command as so many processes of its own, each kept alive. They count in one folder, so that a scrape is told of all."""
    command = (
        sys.executable,
        "-m",
        "service.cli",
        "serve",
        f"--bind={bind}",
        f"--threads={threads}",
        "--shared",
    )
    with TemporaryDirectory() as counts, Supervisor({FOLDER: counts}) as supervisor:
        for number in range(processes):
            supervisor.start(Member(f"web {number + 1}", command))
        supervisor.keep()
