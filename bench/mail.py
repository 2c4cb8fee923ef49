"""Letters through a realistic mail server while workers are killed, beside the best possible time. `make bench-mail`.

The server takes 20 letters per connection, defers every third recipient for a minute, hangs up in the middle of some letters and
is away for a minute. The floor is one loop that knows all this: it retries at the right moment, and checks 20 times a second if
the server is back. Both use a server with the same habits, one after the other. Exits with 1 if a letter is missing or dead, or
if more letters came twice than workers died and connections broke.
"""

from __future__ import annotations

import json
import os
import signal
import smtplib
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep

from sqlalchemy import func, select

from bench.post import post_letters, started
from service.admin.maintenance import schema_steps
from service.app import create_app
from service.platform.database import db
from service.platform.outbox.models import Letter
from service.platform.ports import utc_now
from service.platform.settings import Settings
from service.platform.transaction import read_session
from tests.parts.strict_mail_server import Habits, StrictServer
from workers.embedded_servers import find_free_port, get_valkey_command, run_postgres, wait_until_listening

LETTERS = 500
SECONDS_EACH = 0.02
AWAY = (5.0, 65.0)
KILLED_EVERY = (15.0, 30.0)
"""Seconds. A worker needs less to start, otherwise none would ever work."""
WORKERS = 2
LOOKS_EVERY = 0.05
PATIENCE = 600.0
HURRIED = {"smtp_seconds": 5}
"""The letters of a killed worker wait six times as long."""


def a_server() -> StrictServer:
    return StrictServer(utc_now, Habits(seconds_each=SECONDS_EACH))


@contextmanager
def open_house(server: StrictServer) -> Iterator[float]:
    """Run the server with its minute of absence, and yield the moment when it opened."""
    began = monotonic()

    def live() -> None:
        sleep(AWAY[0])
        server.go()
        sleep(AWAY[1] - AWAY[0])
        server.come()

    server.come()
    life = Thread(target=live)
    life.start()
    yield began
    life.join()
    server.go()


def floor() -> float:
    """Return the seconds until a sender who knows the server has delivered all letters."""
    server = a_server()
    waiting = deque((0.0, number) for number in range(LETTERS))
    with open_house(server) as began:
        while waiting:
            with suppress(OSError, smtplib.SMTPException), smtplib.SMTP("127.0.0.1", server.port) as line:
                while waiting and waiting[0][0] <= monotonic():
                    _, number = waiting[0]
                    try:
                        line.sendmail("us@example.org", f"p{number}@example.org", letter(number))
                    except smtplib.SMTPRecipientsRefused:
                        waiting.append((monotonic() + server.habits.greylisted_for.total_seconds(), number))
                    waiting.popleft()
            sleep(LOOKS_EVERY)
        return monotonic() - began


def letter(number: int) -> bytes:
    body = "a line of it\r\n" * 200
    return f"Message-ID: <{number}@example.org>\r\nSubject: Yours\r\n\r\n{body}".encode()


@dataclass
class Workers:
    """Celery workers that are killed and restarted."""

    environment: dict[str, str]
    killed: int = 0

    def __post_init__(self) -> None:
        self.processes = [self.start() for _ in range(WORKERS)]

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "service.cli", "worker", "--processes=1"]
        return subprocess.Popen(command, env=os.environ | self.environment, start_new_session=True)

    def kill(self, which: int) -> None:
        os.killpg(self.processes[which].pid, signal.SIGKILL)
        self.processes[which].wait()
        self.processes[which] = self.start()
        self.killed += 1

    def stop(self) -> None:
        for process in self.processes:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def working(environment: dict[str, str]) -> Iterator[Workers]:
    workers = Workers(environment)
    try:
        yield workers
    finally:
        workers.stop()


def delivered(folder: Path, seed: int) -> dict[str, float]:
    """Send the same letters through the outbox and the workers, while some workers are killed."""
    server, port, chance = a_server(), find_free_port(), Random(seed)
    with (
        run_postgres(folder / "postgres") as (_, database_url),
        started(get_valkey_command(folder / "valkey", port), stdout=subprocess.DEVNULL),
    ):
        wait_until_listening("127.0.0.1", port)
        settings = Settings(
            data=folder,
            database_url=database_url,
            redis_url=f"redis://127.0.0.1:{port}/0",
            smtp_url=server.url,
            **HURRIED,
        )
        told = ("data", "database_url", "redis_url", "smtp_url", "secret", *HURRIED)
        environment = {f"PROCACCIO_{name.upper()}": str(getattr(settings, name)) for name in told}
        with create_app(settings).app_context():
            schema_steps.upgrade_schema()
            beat = [sys.executable, "-m", "service.cli", "beat"]
            with started(beat, env=os.environ | environment), working(environment) as workers:
                warm_up(server)
                with open_house(server) as began:
                    post_letters(0, LETTERS)
                    until_all_are_there(server, workers, chance, began)
                    took = monotonic() - began
                sleep(AWAY[0])  # letters taken before are settled
                found = {"seconds": took, "killed": workers.killed} | judged(server)
            db.engine.dispose()
    return found


def warm_up(server: StrictServer) -> None:
    """Send some letters, which are not measured, so that all workers have started."""
    habits, server.habits = server.habits, Habits(greylisted=10**9, hangs_up=0.0)
    server.come()
    post_letters(LETTERS, WORKERS * 20)
    while len(server.arrived) < WORKERS * 20:
        sleep(LOOKS_EVERY)
    server.go()
    server.habits, server.connections = habits, 0
    server.arrived.clear()


def until_all_are_there(server: StrictServer, workers: Workers, chance: Random, began: float) -> None:
    dies_at = began + chance.uniform(*KILLED_EVERY)
    while len(server.arrived) < LETTERS and monotonic() < began + PATIENCE:
        if monotonic() > dies_at:
            workers.kill(chance.randrange(WORKERS))
            dies_at = monotonic() + chance.uniform(*KILLED_EVERY)
        sleep(LOOKS_EVERY)


def judged(server: StrictServer) -> dict[str, float]:
    with read_session() as session:
        states = dict(session.execute(select(Letter.state, func.count()).group_by(Letter.state)).all())  # type: ignore[arg-type]
    twice = {name for name, times in server.arrived.items() if times > 1}
    return {
        "arrived": len(server.arrived),
        "twice": len(twice),
        "twice_though_said": len(twice - server.unsaid),
        "dead": states.get("dead", 0),
        "connections": server.connections,
    }


def main() -> None:
    load = os.getloadavg()[0]
    best = floor()
    print(f"{best:.1f} s are the best", flush=True)
    with TemporaryDirectory(prefix="procaccio-bench-") as folder:
        found = delivered(Path(folder), seed=1)
    figures = {"best_seconds": best, **found, "ratio": found["seconds"] / best, "load": load}
    for name, figure in figures.items():
        print(f"{name:>20} {figure:10.2f}")
    print(json.dumps({name: round(figure, 3) for name, figure in figures.items()}))
    sys.exit(found["arrived"] < LETTERS or found["dead"] > 0 or found["twice_though_said"] > found["killed"])


if __name__ == "__main__":
    main()
