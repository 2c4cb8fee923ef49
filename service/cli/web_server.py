"""The web server of `procaccio serve` and `procaccio up`."""

import os
import signal
import socket
from contextlib import suppress
from logging import ERROR, getLogger
from threading import Timer

import waitress
from flask import Flask

from service.cli.memory import freeze_memory, use_one_arena
from service.cli.request_parser import READ_ON, Channel
from service.cli.start_errors import parse_socket_address
from service.cli.supervisor import ENDINGS, ForkedMember, Supervisor
from service.platform import logs
from service.platform.deps import EXTENSION, Deps
from service.web.lengths import LONGEST_HEAD

CONNECTIONS = 1000  # per process; later clients wait until a connection is free
BACKLOG = 1024
IDLE = 75  # seconds, longer than proxies keep a connection (deploy/), so that the proxy closes it
GRACE = 1.5  # seconds for streams to end and for open requests to be answered
ROOM = 2  # factor of the longest head; up to this size the application refuses it with its own error page


class Server:
    """The web server.

    Waitress reads each request completely and buffers each response, so slow clients keep no thread waiting.
    """

    def __init__(self, app: Flask, bind: str, threads: int) -> None:
        logs.configure_logging()
        use_one_arena()
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
        """Serve until a signal ends it."""
        for ending in ENDINGS:
            signal.signal(ending, self.stop)
        freeze_memory()
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


def run_web_processes(app: Flask, bind: str, threads: int, processes: int) -> None:
    """Run several web servers at one address, and keep them alive.

    They are forked from this process, which serves nothing, so that they share most of their memory.
    """
    logs.configure_logging()
    freeze_memory()
    with Supervisor() as supervisor:
        for number in range(processes):
            supervisor.start(ForkedMember(f"web {number + 1}", lambda: Server(app, bind, threads).run()))
        supervisor.keep()
