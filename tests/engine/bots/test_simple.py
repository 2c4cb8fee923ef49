"""The simple bots play any game to its end, repeatably, seeing only what their seat sees."""

import random

import pytest

from engine import games
from engine.bots import BOTS, Effort, Sight, Steady, answer, searching, sight_of
from tests.engine.playing import deal


@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot not in searching(Effort())])
@pytest.mark.parametrize("game", list(games()))
def test_they_finish_every_game_and_repeat_themselves(game, bot):
    assert played(game, bot, "s").record() == played(game, bot, "s").record()


def played(game, bot, seed):
    table, chance = deal(game, 0), random.Random(seed)
    while not table.over:
        answer(table, table.waiting[0], BOTS[bot], chance.randrange)
    return table


def test_the_steady_bot_takes_the_points_that_are_certain():
    table = deal("pebbles", 0)
    sight = sight_of(table, 0)
    best = sight.moves[5]
    promising = Sight(
        sight.question,
        sight.moves,
        sight.view,
        lambda move: {"points": 3} if move == best else {},
        sight.imagine,
    )
    assert Steady().choose(promising, random.Random("any").randrange) == best


def test_nobody_is_asked_out_of_turn():
    table = deal("pebbles", 0)
    table.play(0, "stake 1")
    table.play(1, "stake 2")
    asleep = next(seat for seat in range(table.seats) if seat not in table.waiting)
    with pytest.raises(ValueError, match="nothing is asked"):
        sight_of(table, asleep)
