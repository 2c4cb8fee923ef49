"""`procaccio serve`: the web server. Workers run as separate processes."""

import gc
import os
import signal
import socket
import sys
from contextlib import suppress
from logging import ERROR, getLogger
from threading import Timer

import click
import waitress
from flask import Flask

from service.app import create_app
from service.cli.current_schema import require_current_schema
from service.cli.house_settings import load_settings
from service.cli.request_parser import READ_ON, Channel
from service.cli.start_errors import parse_socket_address, require_free_address
from service.platform import logs
from service.platform.deps import EXTENSION, Deps
from service.platform.terminal.messages import say
from service.web.lengths import LONGEST_HEAD

BIND = "127.0.0.1:8000"
THREADS = 48  # a stream holds one thread for its whole duration
CONNECTIONS = 1000  # per process; later clients wait until a connection is free
BACKLOG = 1024
IDLE = 75  # seconds, longer than proxies keep a connection (deploy/), so that the proxy closes it
GRACE = 1.5  # seconds for streams to end and for open requests to be answered
ROOM = 2  # factor of the longest head; up to this size the application refuses it with its own error page
ENDINGS = (signal.SIGINT, signal.SIGTERM)


class Server:
    """The web server.

    Waitress reads each request completely and buffers each response, so slow clients keep no thread waiting.
    """

    def __init__(self, app: Flask, bind: str, threads: int) -> None:
        logs.configure_logging()
        getLogger("waitress").setLevel(
            ERROR
        )  # closed connections and requests that wait for a thread are not worth a log line
        self.deps: Deps = app.extensions[EXTENSION]
        self.stopping = False
        self.server = waitress.create_server(
            app,
            sockets=[open_listening_socket(bind)],
            threads=threads,
            connection_limit=CONNECTIONS,
            asyncore_use_poll=True,  # select() is limited to 1,024 files
            channel_timeout=IDLE,
            cleanup_interval=5,
            channel_request_lookahead=1,  # needed to notice that the reader of a stream has gone
            max_request_header_size=LONGEST_HEAD * ROOM,
            max_request_body_size=self.deps.settings.max_body + READ_ON,
            clear_untrusted_proxy_headers=False,  # PROCACCIO_PROXIES says how many are trusted
            ident=None,
        )
        self.server.channel_class = Channel

    def run(self) -> None:
        """Serve until a signal ends it.

        Objects loaded so far are frozen, so that garbage collection skips them.
        """
        for ending in ENDINGS:
            signal.signal(ending, self.stop)
        gc.collect()
        gc.freeze()
        with suppress(SystemExit):
            self.server.run()

    def stop(self, _signal: int, _frame: object) -> None:
        """Handle a signal.

        The first one asks streams to end while serving goes on. The second, shortly after, ends the loop.
        """
        if self.stopping:
            raise SystemExit
        self.stopping = True
        self.deps.places.close()
        last = Timer(GRACE, os.kill, (os.getpid(), signal.SIGTERM))
        last.daemon = True
        last.start()


def open_listening_socket(bind: str) -> socket.socket:
    """Return a listening socket.

    Several processes may listen at one address, and the kernel distributes connections.
    """
    family, address = parse_socket_address(bind)
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
    settings = load_settings()
    if not shared:
        require_free_address(bind)
    app = create_app(settings)
    require_current_schema(app)
    if not settings.redis_url:
        click.echo(say("serve-alone"), err=True)
    if processes == 1:
        Server(app, bind, threads).run()
    else:
        supervising = ("-m", "service.cli.web_processes", bind, str(threads), str(processes))
        os.execv(sys.executable, (sys.executable, *supervising))  # noqa: S606 - no shell is wanted
