"""The cost of a move, measured from outside. `make bench-cost`.

The service is started with its usual command, in both shapes. Programs play there over HTTP with random answers. The bench
measures the processor time of all its processes: for an accepted action with everything that follows (the question before it,
the view after it, letters, streams, jobs), for one request of each kind, for an idle minute, for an open stream, for a letter
that leaves. With another checkout, both services run and are measured in turns, so that a busy machine affects both alike,
and the ratios matter.

    python -m bench.cost                                    both shapes of this checkout
    python -m bench.cost --beside ../procaccio-52de7d2      beside another one, which has its own .venv (`make setup` there)

The last line is one JSON object with all figures.
"""

import argparse
import json
import logging
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from time import sleep
from typing import Any

import engine
from bench.cost.house import SHAPES, House, house
from bench.cost.players import (
    WISHES,
    Http,
    Person,
    Refused,
    Table,
    arrive,
    opened,
    play_at_once,
    streams,
    wish,
)

HERE = Path(__file__).parents[2]
OURS, OTHER = "ours", "other"
ROUNDS = 2
TABLES = 4
ACTIONS = 25
"""Actions at each table in each round."""
IDLE = 20.0
REQUESTS = 60
PAUSE = 0.2
NO_LETTERS = "no letters"
PARTS = (*WISHES, "streams", "one table")


def main(told: Sequence[str]) -> None:
    asked = arguments(told)
    logging.getLogger("mail.log").setLevel(logging.ERROR)
    figures = {shape: measured(shape, asked) for shape in asked.shapes}
    print(json.dumps({"rounds": asked.rounds, "tables": TABLES, "actions": ACTIONS, **figures}))


def arguments(told: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.cost")
    parser.add_argument("--beside", type=Path, help="another checkout, to be measured in the same run")
    parser.add_argument("--shapes", nargs="+", choices=SHAPES, default=list(SHAPES))
    parser.add_argument("--games", nargs="+", choices=sorted(engine.games()), default=sorted(engine.games()))
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--lean", action="store_true", help="ask our house for answers without components")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--idle", type=float, default=IDLE, help="seconds in which nothing happens")
    return parser.parse_args(told)


def measured(shape: str, asked: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="procaccio-cost-") as folder, ExitStack() as stack:
        checkouts = {OURS: HERE} | ({OTHER: asked.beside.absolute()} if asked.beside else {})
        houses = [
            stack.enter_context(house(name, checkout, shape, Path(folder) / name))
            for name, checkout in checkouts.items()
        ]
        houses[0].query = "?components=false" if asked.lean else ""
        benches = [Bench(each) for each in houses]
        found: dict[str, Any] = {bench.house.name: {"start_s": bench.house.settle()} for bench in benches}
        for game in asked.games:
            for bench in benches:
                bench.warm(game)
            for part in asked.parts:
                for round_ in range(asked.rounds):
                    for bench in benches if round_ % 2 == 0 else reversed(benches):
                        bench.play(game, part, round_)
                show(shape, game, part, benches)
        for bench in benches:
            found[bench.house.name] |= {
                **bench.games(),
                "requests_ms": bench.requests(asked.games[0]),
                **bench.idle(asked.games[0], asked.idle),
            }
        if asked.beside:
            found["ratios"] = ratios(found[OURS], found[OTHER], asked)
        return found


class Round:
    """The results of one round of one part."""

    def __init__(self, cpu: float, seconds: float, tables: list[Table], letters: int) -> None:
        self.took = [took for table in tables for took in table.took]
        self.cpu, self.seconds, self.letters = cpu, seconds, letters


class Bench:
    """One service, its players and its results."""

    def __init__(self, at: House) -> None:
        self.house = at
        self.people = [arrive(at, f"player{number}") for number in range(5)]
        self.rounds: defaultdict[tuple[str, str], list[Round]] = defaultdict(list)
        self.wished = ""
        self.brings = False

    def at(self, game: str) -> list[Person]:
        return self.people[: engine.games()[game].seats[0]]

    def tables(self, game: str, seed: str, count: int = TABLES) -> list[Table]:
        return [opened(self.house, self.at(game), game, f"{seed} {number}") for number in range(count)]

    def wish(self, what: str) -> None:
        if what != self.wished:
            wish(self.house, self.people, what)
            self.wished = what

    def warm(self, game: str) -> None:
        """Play some actions that do not count, because a new process is slower."""
        self.wish(NO_LETTERS)
        tables = self.tables(game, "warm")
        self.brings = brings_state(tables[0])
        play_at_once(tables, ACTIONS, brings=self.brings)

    def play(self, game: str, part: str, round_: int) -> None:
        """Play a round. The count begins after the tables are open and the service is idle, and ends when it is idle again."""
        self.wish(part if part in WISHES else NO_LETTERS)
        tables = self.tables(game, f"{game} {part} {round_}", 1 if part == "one table" else TABLES)
        with ExitStack() as stack:
            if part == "streams":
                stack.enter_context(streams(tables))
            before, letters = self.house.settle(), self.house.post.letters.total()
            seconds = play_at_once(tables, ACTIONS, brings=self.brings)
            cpu = self.house.settle() - before
        sent = self.house.post.letters.total() - letters
        self.rounds[game, part].append(Round(cpu, seconds, tables, sent))

    def games(self) -> dict[str, Any]:
        found: dict[str, Any] = defaultdict(dict)
        for game, part in self.rounds:
            found[game][part] = self.figures(game, part)
        return dict(found)

    def figures(self, game: str, part: str) -> dict[str, float]:
        rounds = self.rounds[game, part]
        took = [each for round_ in rounds for each in round_.took]
        actions = len(took)
        cpu = sum(round_.cpu for round_ in rounds) * 1000
        letters = sum(round_.letters for round_ in rounds)
        found = {
            "actions": actions,
            "cpu_ms": cpu / actions,
            "per_s": actions / sum(round_.seconds for round_ in rounds),
            "p50_ms": median(took),
            "p99_ms": quantiles(took, n=100)[98],
        }
        if part in WISHES and part != NO_LETTERS and letters:
            without = self.figures(game, NO_LETTERS)["cpu_ms"] * actions
            found |= {"letters": letters, "cpu_ms_a_letter": (cpu - without) / letters}
        return found

    def requests(self, game: str) -> dict[str, float]:
        """Return the processor time of one request of each kind, for a position that was viewed before."""
        self.wish(NO_LETTERS)
        table = self.tables(game, "requests", 1)[0]
        table.sought(brings=False)
        http, seat = table.players[table.at], table.seat(table.at)
        kinds = {
            "question": f"{seat}/question",
            "view": f"{seat}/view",
            "waiting": "/me/waiting",
            "waiting with questions": "/me/waiting?questions=true&limit=1",
            "table": f"/tables/{table.number}",
            "games": "/games",
        }
        return {kind: self.request(http, path) for kind, path in kinds.items()}

    def request(self, http: Http, path: str) -> float:
        http.send("GET", path)
        before = self.house.settle()
        for _ in range(REQUESTS):
            http.send("GET", path)
        return (self.house.settle() - before) / REQUESTS * 1000

    def idle(self, game: str, seconds: float) -> dict[str, float]:
        """Return the cost of an idle minute, and of each open stream in it."""
        alone = self.waited(seconds)
        tables = self.tables(game, "idle")
        with streams(tables):
            self.house.settle()
            followed = self.waited(seconds)
        many = sum(len(table.players) for table in tables)
        return {
            "idle_ms_a_minute": alone,
            "stream_ms_a_minute": (followed - alone) / many,
            "megabytes": self.house.megabytes(),
        }

    def waited(self, seconds: float) -> float:
        before = self.house.used()
        sleep(seconds)
        return (self.house.used() - before) * 1000 * 60 / seconds


def brings_state(table: Table) -> bool:
    """Tell if the response to a turn includes the new state on request. Older checkouts do not do this."""
    question = table.sought(brings=False)
    if question is None:
        raise Refused(f"nobody is asked anything at the new table {table.number}")
    body = {"question": question["id"], "moves": [question["moves"][0]["text"]]}
    brought = table.players[table.at].send(
        "POST", f"{table.seat(table.at)}/turns", body, Prefer="return=representation"
    )
    return "seat_view" in brought


def ratios(ours: dict[str, Any], other: dict[str, Any], asked: argparse.Namespace) -> dict[str, Any]:
    """Return our figures as a share of the other's, and actions per second as a multiple."""
    return {
        game: {
            part: {name: ours[game][part][name] / other[game][part][name] for name in SHARED}
            for part in asked.parts
        }
        for game in asked.games
    }


SHARED = ("cpu_ms", "per_s", "p50_ms", "p99_ms")


def show(shape: str, game: str, part: str, benches: Sequence[Bench]) -> None:
    for bench in benches:
        found = bench.figures(game, part)
        told = "  ".join(f"{name} {value:,.1f}" for name, value in found.items())
        print(f"{shape:>8} {game:>9} {part:>12} {bench.house.name:>6}  {told}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
