"""Baselines for research: our bots play each other at the tables that `engine.gym` gives to learners. `make baselines`.

All bots take turns at each table, so that each holds every seat equally often. The seed of a table is its number. The last
line is one JSON object with all figures.

    python -m bench.baselines GAME:4 --bots aimless,courtier --each 240
    python -m bench.baselines --page docs/baselines.md
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from bench.seats import WIDTH, span
from engine import games
from engine.bots import BOTS
from engine.gym.opponents import bot_action
from engine.gym.spiel import SpielGame, points

BOTS_HERE = ("aimless", "apprentice", "courtier")
PAGE = """\
<!-- Written by `make baselines`. Do not edit. -->
# Baselines

Our bots at one table, through [the interface for research](research.md): points, share of victories, return. Each holds
{each} seats, every one equally often, with seeds 0, 1, 2 …, the default options and edition. `aimless` plays at random.
± and parentheses give 95 % ranges; shared victories are divided. `procaccio-engine` {version}, rules
{rules}.

{table}
"""


class End(NamedTuple):
    """How a table ended for one seat."""

    points: float
    returned: float
    won: float
    """1 for a victory, or a share of a shared one."""


def played(game: SpielGame, bots: Sequence[str], number: int) -> Iterator[tuple[str, End]]:
    """Yield each bot of one table with its result."""
    state, chance = game.new_initial_state(number), random.Random(f"{game.name} {game.seats} {number}")
    seated = [bots[(seat + number) % len(bots)] for seat in range(game.seats)]
    while not state.is_terminal():
        bot = BOTS[seated[state.current_player()]]
        state.apply_action(bot_action(state, bot, chance.randrange))
    result, returns = state.table.result(), state.returns()
    for seat, bot in enumerate(seated):
        won = (seat in result.winners) / len(result.winners)
        yield bot, End(points(result)[seat], returns[seat], won)


def measured(name: str, seats: int, bots: Sequence[str], each: int) -> dict[str, Any]:
    """Play until each bot held at least `each` seats, and every seat equally often."""
    game, rounds = SpielGame(name=name, seats=seats), -(-each // seats)
    ends: dict[str, list[End]] = defaultdict(list)
    for number in range(rounds * len(bots)):
        for bot, end in played(game, bots, number):
            ends[bot].append(end)
    found = {bot: summed(ends[bot]) for bot in bots}
    return {"game": name, "rules": games()[name].version, "seats": seats, "bots": found}


def summed(ends: Sequence[End]) -> dict[str, Any]:
    """Return the means with half of their 95 % intervals, and the share of victories with its interval."""
    won = fmean(end.won for end in ends)
    return {
        "held": len(ends),
        "points": mean([end.points for end in ends]),
        "return": mean([end.returned for end in ends]),
        "won": [won, *span(won, len(ends))],
    }


def mean(sample: Sequence[float]) -> list[float]:
    return [fmean(sample), WIDTH * stdev(sample) / sqrt(len(sample))]


def row(found: Mapping[str, Any]) -> str:
    """Return a line of the table: the results of each bot at one table."""
    cells = (described(its) for its in found["bots"].values())
    return f"| {found['game']} {found['seats']} | {' | '.join(cells)} |"


def described(its: Mapping[str, Any]) -> str:
    share, least, most = its["won"]
    points, returned = its["points"], its["return"]
    won = f"{share:.0%} ({least:.0%}-{most:.0%})"
    return f"{points[0]:.1f} ± {points[1]:.1f}<br>{won}<br>{returned[0]:+.2f} ± {returned[1]:.2f}"


def main() -> None:
    every = [f"{name}:{seats}" for name, game in games().items() for seats in game.seats]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", nargs="*", default=every, metavar="GAME:SEATS")
    parser.add_argument("--bots", default=",".join(BOTS_HERE), help="those that are measured, with commas")
    parser.add_argument(
        "--each", type=int, default=60, help="how many seats each holds in each line, or a few more"
    )
    parser.add_argument("--page", type=Path, help="a file to write the table to, as a page")
    asked = parser.parse_args()
    print(f"procaccio-engine {version('procaccio-engine')}")
    bots = asked.bots.split(",")
    named = " | ".join(f"`{bot}`" for bot in bots)
    lines = [f"| table | {named} |", "|---" * (len(bots) + 1) + "|"]
    print(*lines, sep="\n")
    tables = []
    for each in asked.what:
        name, _, seats = each.partition(":")
        tables.append(measured(name, int(seats), bots, asked.each))
        lines.append(row(tables[-1]))
        print(lines[-1], flush=True)
    print(json.dumps(tables))
    if asked.page:
        rules = ", ".join(dict.fromkeys(f"{each['game']} {each['rules']}" for each in tables))
        facts = {"each": asked.each, "version": version("procaccio-engine"), "rules": rules}
        asked.page.write_text(PAGE.format(table="\n".join(lines), **facts))


if __name__ == "__main__":
    main()
