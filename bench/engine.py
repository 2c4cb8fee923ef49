"""The speed of the engine's decisions, beside OpenSpiel in the same run. `make bench-engine`.

Every decision lists all legal answers, takes one at random and plays it. Absolute figures depend on the machine; the ratios
matter. The last line is one JSON object with all figures.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from statistics import median, quantiles
from time import perf_counter_ns, process_time
from typing import Any

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 - importing it registers python_tic_tac_toe

from engine import Table, games, load_table, new_table

PEERS = ("python_tic_tac_toe", "gin_rummy")
ROUNDS = 5
SECONDS = 0.6
"""Seconds of each game in each round. The games take turns, so that a busy machine affects all alike."""
TABLES = 4
"""Tables at which each single step is measured."""


@dataclass
class Speed:
    """Decisions and complete games in some seconds of processor time."""

    decisions: int = 0
    played: int = 0
    seconds: float = 0.0


@dataclass
class Figures:
    """One line of the table. Times are in microseconds unless stated otherwise."""

    decisions_per_s: float
    games_per_s: float
    moves_per_game: float
    list_median: float
    list_p99: float
    play_median: float
    play_p99: float
    view_median: float
    view_p99: float
    dump_bytes: int
    dump: float
    load: float
    replay_ms: float


def open_table(game: str, number: int) -> Table[Any]:
    """Return a table with the middle number of seats."""
    seats = games()[game].seats
    return new_table(game, seats=seats[len(seats) // 2], seed=number.to_bytes(32, "big"))


def play_ours(game: str, number: int, source: random.Random) -> int:
    """Play one table from its deal to its end, and return the number of decisions."""
    table = open_table(game, number)
    while not table.over:
        seat = table.waiting[0]
        legal = table.moves(seat)
        table.play(seat, legal[int(source.random() * len(legal))])
    return table.count


def play_theirs(game: Any, source: random.Random) -> int:
    """The same with OpenSpiel. Its chance nodes are drawn, but do not count as decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(actions, odds)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(source.random() * len(legal))])
            decisions += 1
    return decisions


def race(players: dict[str, Callable[[int, random.Random], int]]) -> dict[str, list[Speed]]:
    """Run all players in turns, round by round."""
    laps: dict[str, list[Speed]] = {name: [] for name in players}
    for lap in range(ROUNDS):
        for name, play in players.items():
            source, speed, start = random.Random(lap), Speed(), process_time()
            while (spent := process_time() - start) < SECONDS:
                speed.decisions += play(1000 * lap + speed.played, source)
                speed.played += 1
            speed.seconds = spent
            laps[name].append(speed)
    return laps


def timed(do: Callable[[], Any]) -> float:
    start = perf_counter_ns()
    do()
    return (perf_counter_ns() - start) / 1000


def p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98]


def step_by_step(game: str) -> dict[str, Any]:
    """Measure every single list, play, view, dump and load of some tables."""
    lists, plays, views, dumps, loads, sizes, replays = ([] for _ in range(7))
    for number in range(TABLES):
        source, table = random.Random(number), open_table(game, number)
        while not table.over:
            seat = table.waiting[0]
            lists.append(timed(lambda table=table, seat=seat: table.moves(seat)))
            move = source.choice(table.moves(seat))
            views.append(timed(lambda table=table, seat=seat: table.view(seat)))
            plays.append(timed(lambda table=table, seat=seat, move=move: table.play(seat, move)))
            dump = table.dump()
            sizes.append(len(dump))
            if table.count:
                dumps.append(timed(table.dump))
                loads.append(timed(lambda dump=dump: load_table(dump)))
        record = table.record()
        replays.append(timed(record.replay) / 1000)
    return {
        "list_median": median(lists),
        "list_p99": p99(lists),
        "play_median": median(plays),
        "play_p99": p99(plays),
        "view_median": median(views),
        "view_p99": p99(views),
        "dump_bytes": max(sizes),
        "dump": median(dumps),
        "load": median(loads),
        "replay_ms": median(replays),
    }


def figures(game: str, laps: list[Speed]) -> Figures:
    return Figures(
        decisions_per_s=rate(laps),
        games_per_s=median(lap.played / lap.seconds for lap in laps),
        moves_per_game=sum(lap.decisions for lap in laps) / sum(lap.played for lap in laps),
        **step_by_step(game),
    )


def rate(laps: list[Speed]) -> float:
    return median(lap.decisions / lap.seconds for lap in laps)


def lines(ours: dict[str, Figures], peers: dict[str, float]) -> Iterator[str]:
    """Yield the lines of the table for people."""
    names = list(ours)
    yield f"{'':24}" + "".join(f"{name:>14}" for name in names)
    for field in Figures.__dataclass_fields__:
        yield f"{field:24}" + "".join(f"{getattr(ours[name], field):>14,.1f}" for name in names)
    for peer, decisions in peers.items():
        ratios = (ours[name].decisions_per_s / decisions for name in names)
        yield f"{'x ' + peer:24}" + "".join(f"{ratio:>14.2f}" for ratio in ratios)
    yield "decisions/s of " + ", ".join(f"{peer}: {decisions:,.0f}" for peer, decisions in peers.items())


def main() -> None:
    chosen = [game for game in games() if len(sys.argv) == 1 or game in sys.argv[1:]]
    spiels = {peer: pyspiel.load_game(peer) for peer in PEERS}
    players: dict[str, Callable[[int, random.Random], int]] = {
        game: lambda number, source, game=game: play_ours(game, number, source) for game in chosen
    }
    players |= {
        peer: lambda _, source, spiel=spiel: play_theirs(spiel, source) for peer, spiel in spiels.items()
    }
    laps = race(players)
    ours = {game: figures(game, laps[game]) for game in chosen}
    peers = {peer: rate(laps[peer]) for peer in PEERS}
    print(*lines(ours, peers), sep="\n")
    print(
        json.dumps(
            rounded(
                {
                    "games": {game: asdict(ours[game]) for game in chosen},
                    "peers": peers,
                    "ratios": {
                        game: {peer: ours[game].decisions_per_s / peers[peer] for peer in PEERS}
                        for game in chosen
                    },
                }
            )
        )
    )


def rounded(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: rounded(value) for key, value in data.items()}
    return round(data, 3)


if __name__ == "__main__":
    main()
