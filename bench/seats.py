"""Victories by seat and by place in the first order of turns, among courtier bots. `make wins-by-seat`.

The starting player is drawn, so seats should be equal, and the rest is the value of going first. Each share has its 95 % interval
(Wilson). The winners share a shared victory. The last line is one JSON object with all figures.

    python -m bench.seats GAME:4 GAME:3 --tables 300
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from engine import games, new_table
from engine.bots import BOTS, answer
from engine.table.question import Together
from engine.values.seat import clockwise

BOT = "courtier"
WIDTH = 1.96
"""Of a 95 % interval."""


def played(game: str, seats: int, number: int) -> tuple[Sequence[int], int]:
    """Return the winners of one table, and the first seat that was asked alone."""
    text = f"seats/{game}/{seats}/{number}"
    table = new_table(game, seats=seats, seed=text.encode())
    first, chance = None, random.Random(text)
    while not table.over:
        if first is None and not isinstance(table.position.stack[-1], Together):
            first = table.waiting[0]
        answer(table, table.waiting[0], BOTS[BOT], chance.randrange)
    return table.result().winners, first or 0


def span(share: float, count: int) -> tuple[float, float]:
    """Return the interval of a share."""
    middle = (share + WIDTH**2 / (2 * count)) / (1 + WIDTH**2 / count)
    half = WIDTH * sqrt(share * (1 - share) / count + (WIDTH / (2 * count)) ** 2) / (1 + WIDTH**2 / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def shares(game: str, seats: int, tables: int) -> dict[str, Any]:
    by_seat, by_turn = [0.0] * seats, [0.0] * seats
    for number in range(tables):
        winners, first = played(game, seats, number)
        turn = {seat: place for place, seat in enumerate(clockwise(seats, first))}
        for seat in winners:
            by_seat[seat] += 1 / len(winners)
            by_turn[turn[seat]] += 1 / len(winners)
    return {
        "game": game,
        "seats": seats,
        "tables": tables,
        "by_seat": [won / tables for won in by_seat],
        "by_turn": [won / tables for won in by_turn],
    }


def told(measured: Mapping[str, Any]) -> str:
    """Return percentages with their intervals."""
    lines = [f"{measured['game']}, {measured['seats']} seats, {measured['tables']} tables"]
    for name in ("by_seat", "by_turn"):
        spans = [(share, *span(share, measured["tables"])) for share in measured[name]]
        said = (f"{share:.0%} ({least:.0%}-{most:.0%})" for share, least, most in spans)
        lines.append(f"  {name}: {', '.join(said)}")
    return "\n".join(lines)


def main() -> None:
    every = [f"{name}:{seats}" for name, game in games().items() for seats in game.seats]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", nargs="*", default=every, metavar="GAME:SEATS")
    parser.add_argument("--tables", type=int, default=200)
    chosen = parser.parse_args()
    measured = []
    for each in chosen.what:
        game, _, seats = each.partition(":")
        measured.append(shares(game, int(seats), chosen.tables))
        print(told(measured[-1]), flush=True)
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
