"""Compares the cost of a move early and late in a table, among few and many tables. `make bench-flat`.

The bench measures the processor time of a turn that returns the new state, and of a view, at move 10 and at move 400, among 10
and among 100,000 tables (copies of one, with people of their own), on SQLite and on PostgreSQL. All settings run in one process
and take turns, and the median counts, so that a busy machine affects all alike. On PostgreSQL, the time of its process that
serves us counts too. If a seat is asked again at once, its view has a question, and late questions are larger. So turns and views
without a question are listed separately: those should cost the same. The last line is one JSON object with all figures.
"""

import argparse
import gc
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time_ns
from typing import Any

from flask import Flask
from sqlalchemy import create_engine, func, make_url, select, text

from bench.cost.crowd import crowded
from bench.service.house import Ready, players, table_at
from bench.time import databases, settle
from service.admin.maintenance import schema_steps
from service.app import create_app
from service.platform.database import db
from service.platform.settings import Settings
from service.platform.transaction import transaction

EARLY, LATE = 10, 400
FEW, MANY = 10, 100_000
TURNS, WARM, TABLES = 40, 4, 3
"""For each table. The warm-up turns do not count, because a new process is slower."""
PREFER = {"Prefer": "return=representation"}


@dataclass
class House:
    """One database with its measured tables and its crowd."""

    tables: int
    app: Flask
    ready: dict[int, list[Ready]]
    """By the move that the tables have reached."""
    spent: Callable[[], int]


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.cost.flat")
    asked.add_argument("--on", nargs="+", choices=("sqlite", "postgresql"), default=["sqlite", "postgresql"])
    asked.add_argument("--many", type=int, default=MANY)
    told = asked.parse_args()
    figures = {}
    with TemporaryDirectory(prefix="procaccio-flat-") as place, databases(Path(place)) as urls:
        for name in told.on:
            houses = [made(Path(place), urls[name], tables) for tables in (FEW, told.many)]
            figures[name] = summary(measured(houses))
            show(name, figures[name])
    print(json.dumps({"tables": told.many, **figures}))


def made(place: Path, url: str, tables: int) -> House:
    """Make a database with its crowd, and tables at either move."""
    began = perf_counter()
    folder = place / f"{tables}"
    folder.mkdir(exist_ok=True)
    app = create_app(
        Settings(
            data=folder,
            database_url=url and database_of_its_own(url, f"flat_{tables}"),
            secret="only for a benchmark, and long enough",
            rate="10000000/minute",
        )
    )
    with app.app_context():
        schema_steps.upgrade_schema()
    people = players(app)
    table_at(app, people, EARLY, 0, seed=999)
    with app.app_context():
        with transaction() as session:
            crowded(session, tables)
        settle()
    ready = {
        count: [table_at(app, people, count, TURNS, seed) for seed in range(TABLES)]
        for count in (EARLY, LATE)
    }
    print(f"a house of {tables} tables was made in {perf_counter() - began:.0f} s", flush=True)
    with app.app_context():
        return House(tables, app, ready, clock())


def database_of_its_own(url: str, name: str) -> str:
    with create_engine(url, isolation_level="AUTOCOMMIT").connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    return make_url(url).set(database=name).render_as_string(hide_password=False)


def clock() -> Callable[[], int]:
    """Return a function for nanoseconds of processor time: ours, plus that of the PostgreSQL process for our only connection."""
    if db.engine.dialect.name == "sqlite":
        return thread_time_ns
    said = Path(f"/proc/{db.session.scalar(select(func.pg_backend_pid()))}/schedstat")
    return lambda: thread_time_ns() + int(said.read_text().split()[0])


Times = dict[tuple[str, int, int], list[float]]


def measured(houses: list[House]) -> Times:
    times: Times = defaultdict(list)
    gc.collect()
    for number in range(TURNS):
        for table in range(TABLES):
            for count in (EARLY, LATE):
                for house in houses:
                    for what, milliseconds in looked_at(house, house.ready[count][table], number):
                        if number >= WARM:
                            times[what, count, house.tables].append(milliseconds)
    return times


def looked_at(house: House, table: Ready, number: int) -> Iterator[tuple[str, float]]:
    seat, body = table.turns[number]
    at, client = f"/api/v1/tables/{table.number}/seats/{seat}", house.app.test_client()
    keys = {"Authorization": f"Bearer {table.tokens[seat]}"}
    before = house.spent()
    turn = client.post(f"{at}/turns", json=body, headers=keys | PREFER)
    between = house.spent()
    view = client.get(f"{at}/view", headers=keys)
    after = house.spent()
    if {turn.status_code, view.status_code} != {HTTPStatus.OK}:
        raise RuntimeError(f"{turn.text[:300]} {view.text[:300]}")
    asked = bool(view.json and view.json["question"])
    for what, spent in (("turn", between - before), ("view", after - between)):
        yield what, spent / 1e6
        if not asked:
            yield f"{what}, nothing asked then", spent / 1e6


def summary(times: Times) -> dict[str, Any]:
    """Return milliseconds for each setting, and the ratios late to early and many to few."""
    found: dict[str, Any] = {}
    few, many = sorted({tables for _, _, tables in times})
    for what in dict.fromkeys(what for what, _, _ in times):
        ms = {
            (count, tables): median(times[what, count, tables])
            for count in (EARLY, LATE)
            for tables in (few, many)
        }
        found[what] = {
            "ms": {f"move {count}, {tables} tables": each for (count, tables), each in ms.items()},
            "late": [ms[LATE, tables] / ms[EARLY, tables] for tables in (few, many)],
            "many": [ms[count, many] / ms[count, few] for count in (EARLY, LATE)],
        }
    return found


def show(database: str, found: dict[str, Any]) -> None:
    for what, figures in found.items():
        for setting, milliseconds in figures["ms"].items():
            print(f"{database:>10} {what} {setting:>28} {milliseconds:7.2f} ms")
        late, many = (" ".join(f"{each:.2f}" for each in figures[name]) for name in ("late", "many"))
        print(f"{database:>10} {what}: move 400 beside 10 {late}, many tables beside few {many}", flush=True)


if __name__ == "__main__":
    main()
