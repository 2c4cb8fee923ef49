"""A house as its host starts it, of this checkout or of another, and the processor time of all its processes."""

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
HURRIED = {  # whoever plays here is faster than any person may be
    "RATE": "10000000/minute",
    "SIGN_IN_RATE": "10000/minute",
    "TABLES_BY_PLAYER": "100000",
    "CHANGED_ANSWERS": "1000000/minute",
    "STREAMS": "512",
    "STREAMS_EACH": "100000",
    "STREAM_SECONDS": "3600",
    "COACH_PLAYOUTS": "0",  # it thinks on for minutes about each table that is over
}
KEPT = {"PYTHONDONTWRITEBYTECODE": ""}
"""What Python has compiled is kept, as at every host: to compile all anew is two thirds of a start."""
PATIENCE = 60.0
TRIES = 5
LOOKS_EVERY = 0.5
QUIET = 0.03
"""Seconds of processor time in such a while, below which a house has nothing left to do."""


@dataclass
class House:
    """Where it is, and what it has used."""

    name: str
    port: int
    post: PostBox
    process: subprocess.Popen[bytes]
    folder: Path
    query: str = ""
    """What is asked for with a view or a turn."""

    def processes(self) -> list[psutil.Process]:
        """All of them. PostgreSQL leaves its parent, and says in a file where it is."""
        elsewhere = [int(file.read_text().split()[0]) for file in self.folder.glob("postgres/postmaster.pid")]
        roots = [psutil.Process(pid) for pid in (self.process.pid, *elsewhere)]
        return [each for root in roots for each in (root, *root.children(recursive=True))]

    def used(self) -> float:
        """Seconds of the processor since the start, of those who live and of their children that have ended."""
        return sum(spent(each) for each in self.processes())

    def megabytes(self) -> float:
        return sum(each.memory_info().rss for each in self.processes()) / 1e6

    def settle(self) -> float:
        """Wait until letters have left and jobs are done; what was used by then."""
        before = self.used()
        while True:
            sleep(LOOKS_EVERY)
            now = self.used()
            if now - before < QUIET:
                return now
            before = now


def wait_until_up(port: int) -> None:
    """The full shape makes a database first, on a machine that may be busy with another house."""
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
    """Started with the command of its checkout, and stopped as a host stops it."""
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
            except subprocess.TimeoutExpired:  # an older one may wait for streams whose readers are gone
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
