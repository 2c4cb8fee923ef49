"""A running service of this or another checkout, started with its usual command, and the processor time of its processes."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import sleep

import psutil

from bench.cost.post_box import PostBox
from workers.embedded_servers import NotListening, find_free_port, wait_until_listening

SHAPES = {"embedded": (), "full": ("--full",)}
HURRIED = {  # these players are faster than people may be
    "RATE": "10000000/minute",
    "SIGN_IN_RATE": "10000/minute",
    "TABLES_BY_PLAYER": "100000",
    "CHANGED_ANSWERS": "1000000/minute",
    "STREAMS": "512",
    "STREAMS_EACH": "100000",
    "STREAM_SECONDS": "3600",
    "COACH_PLAYOUTS": "0",  # the coach would think for minutes about each finished table
}
KEPT = {"PYTHONDONTWRITEBYTECODE": ""}
"""Keep compiled Python files, as every installation does. Compiling takes two thirds of a start."""
PATIENCE = 60.0
TRIES = 5
LOOKS_EVERY = 0.5
QUIET = 0.03
"""If a service uses fewer seconds of processor time in an interval, it has nothing left to do."""


@dataclass
class House:
    """The address of a service, and what it has used."""

    name: str
    port: int
    post: PostBox
    process: subprocess.Popen[bytes]
    folder: Path
    query: str = ""
    """The query of a view or a turn."""

    def processes(self) -> list[psutil.Process]:
        """Return all processes. PostgreSQL leaves its parent, and writes its number into a file."""
        elsewhere = [int(file.read_text().split()[0]) for file in self.folder.glob("postgres/postmaster.pid")]
        roots = [psutil.Process(pid) for pid in (self.process.pid, *elsewhere)]
        return [each for root in roots for each in (root, *root.children(recursive=True))]

    def used(self) -> float:
        """Return the seconds of processor time since the start, with those of children that have ended."""
        return sum(spent(each) for each in self.processes())

    def megabytes(self) -> float:
        return sum(each.memory_info().rss for each in self.processes()) / 1e6

    def settle(self) -> float:
        """Wait until letters have left and jobs are done, and return the processor time so far."""
        before = self.used()
        while True:
            sleep(LOOKS_EVERY)
            now = self.used()
            if now - before < QUIET:
                return now
            before = now


def wait_until_up(port: int) -> None:
    """Wait until the service responds. The full shape first makes a database, and the other service may be busy."""
    for tries_left in reversed(range(TRIES)):
        try:
            wait_until_listening("127.0.0.1", port)
        except NotListening:
            if not tries_left:
                raise
        else:
            return


def spent(process: psutil.Process) -> float:
    with suppress(psutil.NoSuchProcess):
        times = process.cpu_times()
        return float(times.user + times.system + times.children_user + times.children_system)
    return 0.0


@contextmanager
def house(name: str, checkout: Path, shape: str, folder: Path) -> Iterator[House]:
    """Run a service with the command of its checkout, and stop it as its host would."""
    port = find_free_port()
    with PostBox() as post:
        told = HURRIED | {
            "DATA": str(folder),
            "SMTP_URL": post.url,
            "PUBLIC_URL": f"http://127.0.0.1:{port}",
            "DATABASE_URL": "",
            "REDIS_URL": "",
        }
        command = (checkout / ".venv/bin/procaccio", "up", f"--bind=127.0.0.1:{port}", *SHAPES[shape])
        folder.mkdir(parents=True)
        with (folder / "said").open("wb") as said:
            process = subprocess.Popen(
                command,
                cwd=checkout,
                env=os.environ | KEPT | {f"PROCACCIO_{key}": value for key, value in told.items()},
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        try:
            wait_until_up(port)
            yield House(name, port, post, process, folder)
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:  # an older checkout may wait for streams whose readers are gone
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
