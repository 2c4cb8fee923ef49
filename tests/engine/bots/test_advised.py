"""Bots that know the games: the better ones win, and the one who searches stops in time."""

import random
from collections import Counter

import pytest

from engine import games, new_table
from engine.bots import BOTS, Courtier, Effort, answer, searching, sight_of
from engine.bots.bot import draw_move
from engine.table.advice import COMMON
from tests.engine.playing import deal

DRAWS, NEAR = 600, 0.06
QUICK = Effort(playouts=1, width=3, ahead=4)
SEARCHING = [*searching(QUICK)]


def played(table, bots, seed):
    chance = random.Random(seed)
    while not table.over:
        seat = table.waiting[0]
        answer(table, seat, bots[seat % len(bots)], chance.randrange)
    return table


@pytest.mark.parametrize("game", [name for name, game in games().items() if game.advice is not COMMON])
def test_those_who_know_the_game_are_far_ahead_of_chance(game):
    points = {"courtier": 0, "apprentice": 0, "aimless": 0}
    names = list(points)
    for number in range(3):
        table = new_table(game, seats=3, seed=bytes([number]) * 32)
        held = [names[(seat + number) % 3] for seat in range(3)]
        for score in played(table, [BOTS[name] for name in held], number).scores():
            points[held[score.seat]] += score.points
    assert points["courtier"] > points["apprentice"] > points["aimless"]


@pytest.mark.parametrize("bot", SEARCHING)
@pytest.mark.parametrize("game", list(games()))
def test_those_who_search_repeat_themselves_and_finish(game, bot):
    first, again = (played(deal(game, 0), [Courtier(), searching(QUICK)[bot]], "p") for _ in range(2))
    assert first.record() == again.record()


def test_a_move_is_drawn_by_its_chance():
    moves = ["never", "seldom", "often", "never again"]
    chance = random.Random("drawn")
    found = Counter(draw_move(moves, (0, 1, 3, 0), chance.randrange) for _ in range(DRAWS))
    assert set(found) == {"seldom", "often"}
    assert abs(found["often"] / DRAWS - 3 / 4) < NEAR


class Ticking:
    """A clock on which every look takes a while."""

    def __init__(self, step):
        self.step, self.time = step, 0.0

    def __call__(self):
        self.time += self.step
        return self.time


@pytest.mark.parametrize("bot", SEARCHING)
@pytest.mark.parametrize("game", list(games()))
def test_those_who_search_stop_in_time(game, bot):
    table, chance = deal(game, 0), random.Random("late")
    for _ in range(12):
        clock = Ticking(0.01)
        effort = Effort(playouts=10**6, seconds=0.5, now=clock, ahead=10**6)
        move = searching(effort)[bot].choose(sight_of(table, table.waiting[0]), chance.randrange)
        assert clock.time <= 0.5 + 2 * clock.step
        table.play(table.waiting[0], move)
        if table.over:
            break
