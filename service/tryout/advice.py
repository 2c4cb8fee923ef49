"""Advice in a try-out: what a bot would play there, where the table allows it.

A try-out knows no more than its player does: the rest was dealt anew. So nothing is told that is hidden.
"""

from typing import NamedTuple

import engine
from engine.bots import sight_of
from service.bots.minds import bot_mind
from service.core.deps import deps
from service.models.tables import Table
from service.models.tryout import TryOut
from service.tables.refusals import NoAdvice, NothingAsked
from service.tryout.play import trial_table


class Advised(NamedTuple):
    """What a bot would answer for a seat."""

    seat: int
    level: str
    move: engine.Move


def advise(row: Table, trial: TryOut, level: str) -> Advised:
    """The answer of a bot to the question of the seat that is to move."""
    if not row.bot_advice:
        raise NoAdvice
    game = trial_table(trial)
    if not game.waiting:
        raise NothingAsked
    seat = game.waiting[0]
    return Advised(seat, level, bot_mind(level).choose(sight_of(game, seat), deps().chance.below))
