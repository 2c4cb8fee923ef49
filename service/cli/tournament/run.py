"""Playing the tables of a tournament in one or several processes.

With a number of playouts, the seed determines everything but the speed. With a time limit, the speed also
matters.
"""

import random
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import process_time
from typing import Any, NamedTuple

from engine.bots import BOTS, Bot, Effort, searching, sight_of
from service.cli.tournament.ratings import SeatedBot, Standing
from service.platform.terminal.table_options import open_local_table, parse_seed
from service.play.bots.minds import time_limited_bots


class TournamentPlan(NamedTuple):
    """The setup of a tournament: the game and the bots."""

    game: str
    seats: int | None
    options: dict[str, Any]
    edition: str | None
    bots: tuple[str, ...]
    seed: str
    playouts: int
    milliseconds: int | None = None
    """The processor time for one answer of a bot, instead of a number of playouts."""


def play_tables(plan: TournamentPlan, count: int, processes: int) -> Iterator[Standing]:
    """Yield the results of all tables, in order."""
    numbers = range(count)
    if processes == 1:
        yield from map(partial(play_table, plan), numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(partial(play_table, plan), numbers)


def play_table(plan: TournamentPlan, number: int) -> Standing:
    """Play one table. With each table the bots move one seat on."""
    seed = f"{plan.seed}/{number}"
    table = open_local_table(plan.game, plan.seats, plan.options, plan.edition, parse_seed(seed))
    names = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(table.seats)]
    chance, bots = random.Random(seed), make_bots(plan)
    decisions, seconds = [0] * table.seats, [0.0] * table.seats
    while not table.over:
        seat = table.waiting[0]
        began = process_time()
        table.play(seat, bots[names[seat]].choose(sight_of(table, seat), chance.randrange))
        seconds[seat] += process_time() - began
        decisions[seat] += 1
    result = table.result()
    return tuple(
        SeatedBot(
            names[seat], result.places[seat], result.scores[seat].points, decisions[seat], seconds[seat]
        )
        for seat in range(table.seats)
    )


def make_bots(plan: TournamentPlan) -> Mapping[str, Bot]:
    """Return the bots. Those that search use the effort of the tournament."""
    if plan.milliseconds is None:
        return {**BOTS, **searching(Effort(playouts=plan.playouts))}
    return time_limited_bots(plan.milliseconds, process_time)
