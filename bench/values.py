"""Learns the values by which the doge bot judges tables. `make values` writes `values.json` beside the advice of each game.

Courtier bots play each other. Sometimes they take a move that only looks nearly as good, so that unusual tables are known too. At
quiet moments the bench stores the counts of each seat and its final lead over the others. Ridge regression gives the values of
the counts for each stage of the game.

It reports how much of the final differences these explain at tables not used for learning, and how often they predict which of
two seats ends ahead, beside the game's hand-made outlook. The same command writes the same files.

    python -m bench.values GAME --tables 100
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from importlib.resources import files
from itertools import combinations
from operator import mul
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine import games, new_table
from engine.bots.bot import choose_move
from engine.bots.learned import FILE, LearnedAdvice
from engine.table.table import Table
from engine.values.move import Move
from engine.values.seat import Seat

STRAY: Final = 0.05
"""The share of moves that are any of the best few."""
BEST: Final = 4
KEPT: Final = 0.4
"""The share of quiet moments that are stored, because neighbours are nearly equal."""
RIDGE: Final = 30.0
"""The weight of the prior on each count, in seats."""
HELD_BACK: Final = 4
"""One in so many tables is not used for learning."""
DIGITS: Final = 4


class Moment(NamedTuple):
    """A table at a quiet moment. From each row its mean over the seats is subtracted."""

    stage: int
    counts: Sequence[Sequence[float]]
    outlook: Sequence[float]
    ends: Sequence[float]


def moments(game: str, seats: int, number: int) -> list[Moment]:
    """Return the stored moments of one table of courtiers."""
    chance = random.Random(f"values/{game}/{seats}/{number}")
    table = new_table(game, seats=seats, seed=chance.randbytes(32))
    advice, kept = table.game.advice, []
    assert isinstance(advice, LearnedAdvice)  # other games are not asked for
    while not table.over:
        if advice.quiet(table) and chance.random() < KEPT:
            counts = zip(*map(_centred, zip(*advice.counts(table), strict=True)), strict=True)
            kept.append((advice.stage(table), [*counts], _centred(advice.outlook(table))))
        seat = table.waiting[0]
        table.play(seat, _nearly_best(table, seat, chance))
    ends = _centred([score.points for score in table.scores()])
    return [Moment(*each, ends) for each in kept]


def _nearly_best(table: Table[Any], seat: Seat, chance: random.Random) -> Move:
    moves = table.moves(seat)
    weights = table.game.advice.weigh(table, seat, moves)
    if chance.random() < STRAY:
        order = sorted(range(len(moves)), key=lambda at: -weights[at])
        return moves[chance.choice(order[:BEST])]
    return choose_move(table, seat, moves, weights, chance.randrange)


def _centred(row: Sequence[float]) -> list[float]:
    mean = sum(row) / len(row)
    return [each - mean for each in row]


@dataclass
class Stage:
    """The data of one stage: sums of products of the counts with each other and with the final leads."""

    width: int
    rows: int = 0
    squares: list[list[float]] = field(default_factory=list)
    products: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.squares = [[0.0] * self.width for _ in range(self.width)]
        self.products = [0.0] * self.width

    def learn(self, counts: Sequence[float], end: float) -> None:
        self.rows += 1
        for at, count in enumerate(counts):
            if count:
                self.squares[at] = [
                    old + count * other for old, other in zip(self.squares[at], counts, strict=True)
                ]
                self.products[at] += count * end

    def worths(self) -> list[float]:
        """Return ridge regression on counts of equal spread. A count that never varies gets 0."""
        spread = [(self.squares[at][at] / self.rows) ** 0.5 or 1.0 for at in range(self.width)]
        matrix = [
            [*(square / mine / other for square, other in zip(row, spread, strict=True)), product / mine]
            for row, product, mine in zip(self.squares, self.products, spread, strict=True)
        ]
        for at, row in enumerate(matrix):
            row[at] += RIDGE
        return [worth / mine for worth, mine in zip(_solved(matrix), spread, strict=True)]


def _solved(matrix: list[list[float]]) -> list[float]:
    """Solve a system of equations, each with its right side at the end. The ridge keeps the diagonal away from zero."""
    for at, row in enumerate(matrix):
        row[:] = [each / row[at] for each in row]
        for other in matrix:
            if other is not row and (factor := other[at]):
                other[:] = [each - factor * its for each, its in zip(other, row, strict=True)]
    return [row[-1] for row in matrix]


def learned(moments: Iterable[Moment], names: Sequence[str]) -> dict[int, dict[str, float]]:
    stages: dict[int, Stage] = defaultdict(lambda: Stage(len(names)))
    for moment in moments:
        for counts, end in zip(moment.counts, moment.ends, strict=True):
            stages[moment.stage].learn(counts, end)
    return {
        at: {name: round(worth, DIGITS) for name, worth in zip(names, stage.worths(), strict=True)}
        for at, stage in sorted(stages.items())
    }


class Fit(NamedTuple):
    """How well a measure predicts the end."""

    explained: float
    """The share of the differences in points."""
    ordered: float
    """How often it predicts which of two seats ends ahead."""


def fit(foretold: Iterable[tuple[Sequence[float], Sequence[float]]]) -> Fit:
    missed = total = right = pairs = 0.0
    for guesses, ends in foretold:
        missed += sum((guess - end) ** 2 for guess, end in zip(guesses, ends, strict=True))
        total += sum(end**2 for end in ends)
        for one, other in combinations(range(len(ends)), 2):
            if ends[one] != ends[other]:
                pairs += 1
                right += (guesses[one] > guesses[other]) == (ends[one] > ends[other])
    return Fit(1 - missed / total, right / pairs)


def told(moments: Iterable[Moment], weights: Mapping[int, Mapping[str, float]]) -> str:
    kept = [moment for moment in moments if moment.stage in weights]
    by_hand = fit((moment.outlook, moment.ends) for moment in kept)
    values = {stage: [*worths.values()] for stage, worths in weights.items()}
    guesses = ([sum(map(mul, values[moment.stage], counts)) for counts in moment.counts] for moment in kept)
    by_learning = fit(zip(guesses, (moment.ends for moment in kept), strict=True))
    return "; ".join(
        f"{name}: {each.explained:.0%} explained, {each.ordered:.0%} in order"
        for name, each in (("by hand", by_hand), ("learned", by_learning))
    )


def learn(name: str, tables: int, processes: int) -> None:
    game = games()[name]
    if not isinstance(game.advice, LearnedAdvice):
        return
    each = [(seats, number) for number in range(tables) for seats in game.seats]
    with ProcessPoolExecutor(processes) as pool:
        played = [*pool.map(partial(moments, name), *zip(*each, strict=True))]
    shown: list[Moment] = []
    held_back: list[Moment] = []
    for (_, number), kept in zip(each, played, strict=True):
        (shown if number % HELD_BACK else held_back).extend(kept)
    weights = learned(shown, game.advice.counted)
    print(f"{name}, {tables} tables of each number of seats: {told(held_back, weights)}", flush=True)
    weights = learned([*shown, *held_back], game.advice.counted)
    path = files(type(game.advice).__module__).joinpath(FILE)
    Path(str(path)).write_text(json.dumps(weights, indent=1) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=[*games()], metavar="GAME")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    for game in given.games:
        learn(game, given.tables, given.processes)


if __name__ == "__main__":
    main()
