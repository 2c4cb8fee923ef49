"""What a house costs that nobody uses: the memory of each part, what an idle minute asks of database and broker, what is installed.

Both shapes are started as somebody starts them and left alone. `make bench-idle`; the last line is one JSON object.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import httpx
import psutil
import psycopg
from packaging.requirements import Requirement
from redis import Redis

from workers.embedded_servers import find_free_port

SETTLES = 90.0
"""Seconds until all that a start brings with it is over, also what PostgreSQL does by itself to tables that are new."""
MINUTES = 2
STARTS_WITHIN = 300.0
ROOT = Path(__file__).parents[1]
OURS = ("engine", "service", "workers", "templates")
PARTS = ("serve", "streams", "worker", "beat")
MB = 1_000_000
COMMITS = "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database()"


def main() -> None:
    with started() as (up, _):
        up_mb = psutil.Process(up.pid).memory_info().rss / MB
        print(f"up: {up_mb:.0f} MB", flush=True)
    with started("--full") as (full, said):
        parts = memory_of_parts(full.pid)
        for name, each in parts.items():
            print(f"{name}: {each:.0f} MB", flush=True)
        transactions, commands = idle_minutes(said)
    installed, distributions = installed_without_extras()
    found = {
        "up_mb": up_mb,
        **{f"{name}_mb": each for name, each in parts.items()},
        "transactions_a_minute": transactions,
        "commands_a_minute": commands,
        "installed_mb": installed,
        "distributions": distributions,
    }
    print(json.dumps({"bench": "idle", **found}))


@contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """The product in a house of its own, once it has come to rest, and what it has said."""
    bind = f"127.0.0.1:{find_free_port()}"
    with TemporaryDirectory(prefix="procaccio-") as folder, Path(folder, "said").open("w+b") as said:
        command = [sys.executable, "-m", "service.cli", "up", f"--bind={bind}", *arguments]
        told = os.environ | {"PROCACCIO_DATA": folder}
        process = subprocess.Popen(command, env=told, stdout=said, stderr=said)
        try:
            wait_until_ready(f"http://{bind}/readyz", process)
            sleep(SETTLES)
            yield process, Path(folder, "said").read_text()
        finally:
            process.terminate()
            process.wait()


def wait_until_ready(address: str, process: subprocess.Popen[bytes]) -> None:
    end = monotonic() + STARTS_WITHIN
    while monotonic() < end and process.poll() is None:
        try:
            if httpx.get(address).is_success:
                return
        except httpx.TransportError:
            sleep(1)
    raise TimeoutError(f"{address} is not ready")


def memory_of_parts(pid: int) -> dict[str, float]:
    """By the command of each part; of several processes of one part the largest."""
    largest: dict[str, float] = {}
    for process in psutil.Process(pid).children(recursive=True):
        command = process.cmdline()
        for name in PARTS:
            if name in command:
                largest[name] = max(largest.get(name, 0.0), process.memory_info().rss / MB)
    return largest


def idle_minutes(said: str) -> tuple[float, float]:
    """Transactions of PostgreSQL and commands of Valkey in a minute in which nothing happens."""
    database = re.search(r"postgresql\S*://\S+", said)
    broker = re.search(r"redis://\S+", said)
    if database is None or broker is None:
        raise LookupError(f"the product does not say where its servers are: {said}")
    address = database[0].replace("+psycopg", "")
    with psycopg.connect(address, autocommit=True) as line, Redis.from_url(broker[0]) as valkey:
        before = counted(line), commands(valkey)
        sleep(60 * MINUTES)
        after = counted(line), commands(valkey)
    return (after[0] - before[0]) / MINUTES, (after[1] - before[1]) / MINUTES


def counted(line: psycopg.Connection) -> int:
    row = line.execute(COMMITS).fetchone()
    return int(row[0]) if row else 0


def commands(valkey: Redis) -> int:
    told = valkey.info("stats")
    return int(told["total_commands_processed"])  # type: ignore[index]  # the library may also be asynchronous


def installed_without_extras() -> tuple[float, int]:
    """What `pip install procaccio` brings: the files of every distribution, without what Python compiles of them. Ours are here."""
    sizes = {"procaccio": sum(size_of(file) for part in OURS for file in (ROOT / part).rglob("*"))}
    asked = required_by("procaccio")
    while asked:
        name = asked.pop()
        if name in sizes:
            continue
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue
        sizes[name] = sum(size_of(Path(str(found.locate_file(each)))) for each in found.files or ())
        asked += required_by(name)
    for name, size in sorted(sizes.items(), key=lambda each: -each[1])[:15]:
        print(f"{name}: {size / MB:.1f} MB")
    return sum(sizes.values()) / MB, len(sizes)


def size_of(file: Path) -> int:
    return file.stat().st_size if file.is_file() and file.suffix != ".pyc" else 0


def required_by(name: str) -> list[str]:
    wanted = map(Requirement, distribution(name).requires or ())
    return [
        each.name.lower() for each in wanted if each.marker is None or each.marker.evaluate({"extra": ""})
    ]


if __name__ == "__main__":
    main()
