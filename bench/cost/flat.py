"""Whether a move costs the same late in a table and among many tables. `python -m bench.cost.flat`, on SQLite, in one process.

Processor time of a turn that brings the new state and of a view, at move 10 and at move 400, among a few tables and among 100,000.
The settings take turns, and the median counts. The last line is one JSON object.
"""

import gc
import json
import os
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from http import HTTPStatus
from statistics import median
from time import thread_time

import flask_migrate
from flask import Flask

from bench.service.house import Ready, fill, players, table_at
from service.app import create_app
from service.core.settings import Settings
from service.models.accounts import Player

EARLY, LATE, MANY = 10, 400, 100_000
TURNS, ROUNDS = 10, 4
PREFER = {"Prefer": "return=representation"}
Times = dict[str, list[float]]


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="procaccio-flat-") as folder:
        os.environ.update(PROCACCIO_DATA=folder, PROCACCIO_RATE="10000000/minute", PROCACCIO_SECRET="f" * 40)
        app = create_app(Settings.from_env())
        with app.app_context():
            flask_migrate.upgrade()
        people = players(app)
        found = {"few": measured(app, people, 0)}
        fill(app, MANY, like=1)
        found["many"] = measured(app, people, ROUNDS)
    figures = {
        f"{what}, {tables} tables": median(times)
        for tables, settings in found.items()
        for what, times in settings.items()
    }
    for name, milliseconds in figures.items():
        print(f"{name:>36} {milliseconds:7.2f} ms")
    print(json.dumps({"tables": MANY, "milliseconds": figures}))


def measured(app: Flask, people: list[tuple[Player, str]], seed: int) -> Times:
    ready = [
        (count, table_at(app, people, count, TURNS * 2, seed + number))
        for number in range(ROUNDS)
        for count in (EARLY, LATE)
    ]
    gc.collect()
    times: Times = defaultdict(list)
    for played in range(TURNS * 2):
        for count, table in ready:
            for what, milliseconds in looked_at(app, table, played):
                if played >= TURNS:  # nobody plays at a process that has just started
                    times[f"{what} at move {count}"].append(milliseconds)
    return times


def looked_at(app: Flask, table: Ready, number: int) -> Iterator[tuple[str, float]]:
    seat, body = table.turns[number]
    at, client = f"/api/v1/tables/{table.number}/seats/{seat}", app.test_client()
    keys = {"Authorization": f"Bearer {table.tokens[seat]}"}
    for what, call in (
        ("turn", lambda: client.post(f"{at}/turns", json=body, headers=keys | PREFER)),
        ("view", lambda: client.get(f"{at}/view", headers=keys)),
    ):
        before = thread_time()
        answer = call()
        yield what, (thread_time() - before) * 1000
        if answer.status_code != HTTPStatus.OK:
            raise RuntimeError(f"{what}: {answer.status_code} {answer.text[:300]}")


if __name__ == "__main__":
    main()
