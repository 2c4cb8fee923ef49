"""The doge believes what it is shown, the more the more often; what its values are made of is what its games count."""

import random

import pytest

from engine import games, new_table
from engine.bots.bot import sight_of
from engine.bots.doge import FEWEST, Candidate, Doge, best_candidate, estimate_gain, remaining_candidates
from engine.bots.effort import Effort
from engine.bots.learned import LearnedAdvice
from engine.bots.playout import play_out

LEARNED = [name for name, game in games().items() if isinstance(game.advice, LearnedAdvice)]


def candidate(name, weight, *ends):
    return Candidate(name, weight, list(ends))


def test_before_anything_is_seen_the_first_choice_is_best():
    first, other = candidate("first", 3.0), candidate("other", 1.0)
    assert best_candidate([first, other]) is first
    assert estimate_gain(other, first).gain < 0
    assert remaining_candidates([first, other]) == [first, other]


def test_the_more_tables_agree_the_more_they_are_believed():
    beliefs = [
        estimate_gain(candidate("other", 1.0, *[0.6] * tables), candidate("first", 1.0, *[0.5] * tables))
        for tables in (1, 4, 40)
    ]
    assert sorted(beliefs) == beliefs
    assert sorted(beliefs, key=lambda belief: -belief.unsure) == beliefs


def test_who_is_surely_worse_leaves_and_never_before_there_are_enough_tables():
    best, worst = candidate("best", 1.0, *[0.9] * FEWEST), candidate("worst", 1.0, *[0.1] * FEWEST)
    assert remaining_candidates([worst, best]) == [best]
    few = [candidate("worst", 1.0, *worst.ends[1:]), candidate("best", 1.0, *best.ends[1:])]
    assert remaining_candidates(few) == few


@pytest.mark.parametrize("game", LEARNED)
def test_values_are_known_for_what_is_counted_at_any_moment(game):
    for seats in games()[game].seats:
        table, chance = new_table(game, seats=seats, seed=bytes(32)), random.Random(game)
        advice = table.game.advice
        while not table.over:
            assert all(len(counts) == len(advice.counted) for counts in advice.counts(table))
            assert len(advice.expected(table)) == seats
            play_out(table, 7, chance.randrange)


@pytest.mark.parametrize("game", LEARNED)
def test_what_is_expected_shortly_before_the_end_is_near_what_comes(game):
    right = pairs = 0
    for number in range(6):
        table, chance = new_table(game, seats=3, seed=bytes([number]) * 32), random.Random(number)
        before = None
        while not table.over:
            before = table.copy()
            play_out(table, 8, chance.randrange)
        expected, ends = table.game.advice.expected(before), [score.points for score in table.scores()]
        for one, other in ((0, 1), (0, 2), (1, 2)):
            pairs += 1
            right += (expected[one] > expected[other]) == (ends[one] > ends[other])
    assert right / pairs > 2 / 3


def test_it_answers_at_once_where_there_is_nothing_to_choose():
    table = new_table("pebbles", seats=3, seed=bytes(32))
    sight = sight_of(table, 0)
    only = sight.moves[:1]
    one = type(sight)(sight.question, only, sight.view, sight.what_if, None)
    assert Doge(Effort()).choose(one, random.Random(1).randrange) == only[0]
