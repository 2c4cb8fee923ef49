"""Whether a move costs the same late in a table and among many tables. `make bench-flat`.

Processor time of a turn that brings the new state and of a view, at move 10 and at move 400, among 10 and among 100,000
tables (copies of one, with people of their own), on SQLite and on PostgreSQL. Both houses stand in one process, all settings
take turns, and the median counts, so that a busy machine is busy for all. On PostgreSQL the time of its process that serves
us counts too. A seat that is asked at once again has a question in its view, and late in a table there is more to ask about:
turns and views without one are told apart, for they are alike early and late. The last line is one JSON object with all figures.
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
"""Of each table; the first are not counted, since nobody plays at a process that has just started."""
PREFER = {"Prefer": "return=representation"}


@dataclass
class House:
    """One database, with its tables that are played at and its crowd."""

    tables: int
    app: Flask
    ready: dict[int, list[Ready]]
    """By the move at which they are."""
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
    """A house with its crowd, and in it tables at either move."""
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
    """Nanoseconds of the processor: ours, and of the process in PostgreSQL that answers our only connection."""
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
    """By what is asked for: milliseconds at each setting, and late beside early, many beside few."""
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
