"""The cost of a service that hardly anybody uses: memory of each part, load of database and broker in an idle minute, size
of the installation.

The bench starts both shapes as usual and leaves them idle, then reads a few pages and plays some moves. `make bench-idle`; the
last line is one JSON object. Memory is PSS: each process counts its share of shared memory.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
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
"""Seconds until the start is complete, also PostgreSQL's own work on new tables."""
MINUTES = 2
STARTS_WITHIN = 300.0
PATIENCE = 15.0
ROOT = Path(__file__).parents[1]
OURS = ("engine", "service", "workers", "templates")
PARTS = ("web", "streams", "worker")
"""The names of the processes, by part. The first process has another name."""
PAGES = ("/", "/rules/florence", "/rules/principe", "/rules/noblemen", "/contests", "/help")
LANGUAGES = ("en", "de", "it")
MOVES = 25
MB = 1_000_000
COMMITS = "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database()"


def main() -> None:
    with started() as (up, said):
        found = {"up_mb": share(psutil.Process(up.pid))}
        use_a_little(said)
        found["up_used_mb"] = share(psutil.Process(up.pid))
    with started("--full") as (full, said):
        found |= {f"{name}_mb": each for name, each in memory_of_parts(full.pid).items()}
        found["transactions_a_minute"], found["commands_a_minute"] = idle_minutes(said)
        use_a_little(said)
        found |= {f"{name}_used_mb": each for name, each in memory_of_parts(full.pid).items()}
    found["installed_mb"], found["distributions"] = installed_without_extras()
    found["direct"] = len(required_by("procaccio"))
    print(json.dumps({"bench": "idle", **found}))


def use_a_little(said: str) -> None:
    """Read a few pages in some languages, and play some moves of the guest against bots through the link of their seat."""
    site, table = re.search(r"(http://\S+)(/seat/\S+)", said).groups()  # type: ignore[union-attr]
    with httpx.Client(base_url=site, follow_redirects=True, timeout=PATIENCE) as browser:
        for language in LANGUAGES:
            for page in (*PAGES, table):
                browser.get(page, headers={"Accept-Language": language}).raise_for_status()
        keys = {"Authorization": f"Bearer {sign_in(browser, said)}"}
        for _ in range(MOVES):
            question = browser.get("/api/v1/tables/1/seats/0/question", headers=keys).json()
            if not question or not question.get("owed"):
                sleep(1)  # the bots think
                continue
            turn = {"question": question["id"], "moves": [question["moves"][0]["text"]]}
            browser.post("/api/v1/tables/1/seats/0/turns", headers=keys, json=turn).raise_for_status()
            browser.get(table).raise_for_status()
    sleep(PATIENCE)


def sign_in(browser: httpx.Client, said: str) -> str:
    """Sign in by the link in the guest's mail, and return the session's secret."""
    box = re.search(r"http\S+/letter-box\?\S+", said)
    mails = re.findall(r'href="(/letter-box/\d+[^"]*)"', browser.get(box[0]).text if box else "")
    links = (re.search(r"/sign-in/([\w.-]+)", browser.get(unescape(mail)).text) for mail in mails)
    secret = next(link[1] for link in links if link)
    opened = browser.post("/api/v1/sign-in/sessions", json={"secret": secret, "device": "bench"})
    return str(opened.json()["session"])


@contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Start the product in a folder of its own, wait until it is idle, and yield it with its output."""
    bind = f"127.0.0.1:{find_free_port()}"
    with TemporaryDirectory(prefix="procaccio-") as folder, Path(folder, "said").open("w+b") as said:
        command = [sys.executable, "-m", "service.cli", "up", "--demo", f"--bind={bind}", *arguments]
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
    """Return megabytes by part and of the first process. `all` is their sum, without PostgreSQL and Valkey."""
    found = {"first": share(psutil.Process(pid))} | dict.fromkeys(PARTS, 0.0)
    for process in psutil.Process(pid).children(recursive=True):
        if process.name() in found:
            found[process.name()] += share(process)
    return found | {"all": sum(found.values())}


def share(process: psutil.Process) -> float:
    return float(process.memory_full_info().pss) / MB


def idle_minutes(said: str) -> tuple[float, float]:
    """Return transactions of PostgreSQL and commands of Valkey in an idle minute."""
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
    return int(told["total_commands_processed"])  # type: ignore[index]  # this method may also be asynchronous


def installed_without_extras() -> tuple[float, int]:
    """Return megabytes and number of the distributions of `pip install procaccio`, without compiled files. Ours are included."""
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
