"""Advice in a try-out: the move that a bot would play, if the table allows advice.

A try-out holds no more than its player knows; the rest was dealt again. So advice reveals no secret.
"""

from typing import NamedTuple

import engine
from engine.bots import sight_of
from service.learning.tryout.models import TryOut
from service.learning.tryout.play import trial_table
from service.platform.deps import deps
from service.play.bots.minds import bot_by_name
from service.play.tables.models import Table
from service.play.tables.refusals import NoAdvice, NoOpenQuestion


class AdvisedMove(NamedTuple):
    """The answer of a bot for a seat."""

    seat: int
    level: str
    move: engine.Move


def advise(row: Table, trial: TryOut, level: str) -> AdvisedMove:
    """Return the answer of a bot for the seat that is to move."""
    if not row.bot_advice:
        raise NoAdvice
    game = trial_table(trial)
    if not game.waiting:
        raise NoOpenQuestion
    seat = game.waiting[0]
    return AdvisedMove(seat, level, bot_by_name(level).choose(sight_of(game, seat), deps().chance.below))
