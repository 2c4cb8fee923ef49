"""Ten thousand open streams in one process, and a view beside them. `make bench-streams`.

The bench starts the full shape. Nearly all streams follow tables where nothing happens (copies of a running one, by SQL), as most
do. A few follow tables with moves. It reports the memory of the process (PSS), the cost of opening a stream, of an idle minute
and of a message, the delay between an accepted move and its message, and the time of a view in the web process meanwhile.

    python -m bench.streams --streams 10000

The last line is one JSON object. Readers use several addresses of this machine, since one has too few ports.
"""

import argparse
import asyncio
import json
import logging
import re
import resource
import tempfile
from collections.abc import Awaitable, Sequence
from pathlib import Path
from statistics import median, quantiles
from threading import Event, Thread
from time import perf_counter, sleep
from typing import Any

import psutil
from sqlalchemy import create_engine
from sqlalchemy.orm import Session

import engine
from bench.cost.house import House, house, spent
from bench.cost.players import API, Http, Person, Table, arrive, opened, wish
from bench.service.house import copied, plain_values

HERE = Path(__file__).parents[1]
STREAMS, PLAYED, MOVES = 10_000, 10, 20
IDLE = 60.0
AT_ONCE = 32
PATIENCE = 30.0
CALMS = 5.0
PER_ADDRESS = 20_000
BETWEEN_VIEWS = 0.02
TOLD, LOOKED, REFUSED = b"event: events", b"event: table", b"application/problem+json"


class Follower(asyncio.Protocol):
    """One open stream. It reads all messages and notes the time of the last move."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.flowing = asyncio.get_running_loop().create_future()
        self.told = 0.0
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line = transport
        transport.write(self.request)  # type: ignore[attr-defined]  # of TCP, it takes what is written

    def data_received(self, data: bytes) -> None:
        if TOLD in data:
            self.told = perf_counter()
        if not self.flowing.done() and (LOOKED in data or REFUSED in data):
            self.flowing.set_result(LOOKED in data)

    def connection_lost(self, _why: Exception | None) -> None:
        self.lost = True
        if not self.flowing.done():
            self.flowing.set_result(False)


class Readers:
    """All followers, in a loop of their own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.loop = asyncio.new_event_loop()
        self.all: list[Follower] = []
        Thread(target=self.loop.run_forever, daemon=True).start()

    def wait(self, what: Awaitable[Any]) -> Any:
        async def waited() -> Any:
            return await what

        return asyncio.run_coroutine_threadsafe(waited(), self.loop).result()

    async def follow(self, seats: Sequence[tuple[str, str]]) -> list[Follower]:
        turn = asyncio.Semaphore(AT_ONCE)
        made = await asyncio.gather(*(self.one(turn, path, token) for path, token in seats))
        self.all += made
        return made

    async def one(self, turn: asyncio.Semaphore, path: str, token: str) -> Follower:
        head = (
            f"GET {API}{path}/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
            "Accept: text/event-stream\r\nCache-Control: no-cache\r\nUser-Agent: bench\r\n\r\n"
        )
        async with turn:
            here = (f"127.0.0.{2 + len(self.all) // PER_ADDRESS}", 0)
            _, follower = await self.loop.create_connection(
                lambda: Follower(head.encode()), "127.0.0.1", self.port, local_addr=here
            )
            if not await follower.flowing:
                raise RuntimeError(f"no stream of {path}")
            return follower


class Views:
    """A client that reads a table's view from the web process again and again."""

    def __init__(self, http: Http, path: str) -> None:
        self.http, self.path = http, path
        self.took: list[float] = []
        self.over = Event()
        self.looking = Thread(target=self.look)

    def __enter__(self) -> list[float]:
        self.looking.start()
        return self.took

    def __exit__(self, *_: object) -> None:
        self.over.set()
        self.looking.join()

    def look(self) -> None:
        while not self.over.wait(BETWEEN_VIEWS):
            began = perf_counter()
            self.http.send("GET", self.path)
            self.took.append((perf_counter() - began) * 1000)


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.streams")
    asked.add_argument("--streams", type=int, default=STREAMS)
    asked.add_argument("--idle", type=float, default=IDLE, help="seconds in which nothing happens")
    told = asked.parse_args()
    logging.getLogger("mail.log").setLevel(logging.ERROR)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with (
        tempfile.TemporaryDirectory(prefix="procaccio-streams-") as folder,
        house("streams", HERE, "full", Path(folder) / "house") as at,
    ):
        print(json.dumps(measured(at, told.streams, told.idle)))


def measured(at: House, wanted: int, idle: float) -> dict[str, Any]:
    game = min(engine.games(), key=lambda name: engine.games()[name].seats[0])
    people = [arrive(at, f"player{number}") for number in range(engine.games()[game].seats[0])]
    wish(at, people, "no letters")
    played = [opened(at, people, game, f"streams {number}") for number in range(PLAYED)]
    seats = [(table.seat(seat), person) for table in played for seat, person in enumerate(people)]
    quiet = [
        (f"/tables/{number}/seats/{seat}", person)
        for number in copies(at, played[0].number, (wanted - len(seats)) // len(people))
        for seat, person in enumerate(people)
    ]
    process, port = streams_of(at)
    readers = Readers(port)
    followers = readers.wait(readers.follow(keyed(seats)))  # not measured: the first streams load things once
    few = playing(process, played, followers)
    figures: dict[str, Any] = {"streams": len(seats) + len(quiet)}
    figures |= opening(at, process, readers, keyed(quiet))
    figures |= waiting(process, len(readers.all), idle)
    many = playing(process, played, followers)
    figures["lost"] = sum(each.lost for each in readers.all)
    for name, value in figures.items():
        print(f"{name:>32} {value:10.2f}")
    for name, value in many.items():
        print(f"{name:>32} {value:10.2f}   {few[name]:10.2f} with {len(followers)} streams")
    return figures | {"few": few, "many": many}


def keyed(seats: Sequence[tuple[str, Person]]) -> list[tuple[str, str]]:
    return [(path, person.token) for path, person in seats]


def copies(at: House, like: int, wanted: int) -> list[int]:
    """Return running copies of a table, with its seats. Nobody moves there."""
    (url,) = re.findall(r"postgresql\S+", (at.folder / "said").read_text())[:1]
    with Session(create_engine(url)) as session, session.begin():
        return copied(session, wanted, like, lambda seat: plain_values(seat, "id", "table_id"))


def streams_of(at: House) -> tuple[psutil.Process, int]:
    """Return the process of the streams, and its port."""
    port = re.search(r"^Streams: \S+:(\d+)$", (at.folder / "said").read_text(), re.MULTILINE)
    (process,) = [each for each in at.processes() if each.name() == "streams"]
    return process, int(port[1]) if port else 0


def megabytes(process: psutil.Process) -> float:
    return float(process.memory_full_info().pss) / 1e6


def opening(
    at: House, process: psutil.Process, readers: Readers, seats: list[tuple[str, str]]
) -> dict[str, float]:
    at.settle()
    empty, before, began = megabytes(process), spent(process), perf_counter()
    readers.wait(readers.follow(seats))
    seconds = perf_counter() - began
    sleep(CALMS)  # so many streams are never quite idle
    full = megabytes(process)
    return {
        "megabytes_before": empty,
        "megabytes": full,
        "kilobytes_a_stream": (full - empty) * 1000 / len(seats),
        "opened_per_s": len(seats) / seconds,
        "opening_ms": (spent(process) - before) * 1000 / len(seats),
    }


def waiting(process: psutil.Process, streams: int, seconds: float) -> dict[str, float]:
    before = spent(process)
    sleep(seconds)
    used = (spent(process) - before) * 60 / seconds
    return {"idle_cpu_s_a_minute": used, "idle_cpu_ms_a_stream_and_minute": used * 1000 / streams}


def playing(process: psutil.Process, played: list[Table], followers: list[Follower]) -> dict[str, float]:
    late: list[float] = []
    seats = len(followers) // len(played)
    at = played[0]
    before = spent(process)
    with Views(at.players[0].another(), f"{at.seat(0)}/view") as views:
        for number in range(MOVES * len(played)):
            index = number % len(played)
            late += moved(played[index], followers[index * seats : (index + 1) * seats])
    used = spent(process) - before
    return {
        "moves": len(late) / seats,
        "message_p50_ms": median(late),
        "message_p99_ms": quantiles(late, n=100)[98],
        "message_cpu_ms": used * 1000 / len(late),
        "views": len(views),
        "view_p50_ms": median(views),
        "view_p99_ms": quantiles(views, n=100)[98],
    }


def moved(table: Table, followers: list[Follower]) -> list[float]:
    """Make a move, and return the delay of each follower's message after the response; 0 if the message came first."""
    question = table.sought(brings=True)
    if question is None:
        return []
    sent = perf_counter()
    table.answered(question, brings=True)
    accepted, patience = perf_counter(), perf_counter() + PATIENCE
    while any(each.told < sent for each in followers):
        if perf_counter() > patience:
            raise RuntimeError("nobody was told of a move")
        sleep(0.001)
    return [max(0.0, each.told - accepted) * 1000 for each in followers]


if __name__ == "__main__":
    main()
