"""Ratings: who wins more is rated higher, and the intervals say how sure that is."""

import random

from service.cli.tournament.ratings import (
    SeatedBot,
    compare_pairs,
    compute_ratings,
    compute_strengths,
    count_wins,
)
from service.seasons.ratings.weng_lin import Strength, rate


def standing(*places):
    return tuple(SeatedBot(bot, place, 10 - place, 5, 0.1) for bot, place in places)


ALWAYS = [standing(("good", 1), ("fair", 2), ("bad", 3))] * 20


def test_who_wins_is_rated_higher():
    assert [rating.bot for rating in compute_ratings(ALWAYS)] == ["good", "fair", "bad"]


def test_a_tie_is_half_a_win_for_both():
    assert count_wins([standing(("a", 1), ("b", 1))]) == {("a", "b"): 0.5, ("b", "a"): 0.5}


def test_two_seats_of_one_bot_are_no_meeting():
    assert count_wins([standing(("a", 1), ("a", 2))]) == {}
    assert compare_pairs([standing(("a", 1), ("a", 2))]) == []


def test_the_more_one_wins_the_farther_it_is_ahead():
    def lead(won: int) -> float:
        tables = [standing(("a", 1), ("b", 2))] * won + [standing(("a", 2), ("b", 1))] * (400 - won)
        random.Random("order").shuffle(tables)
        rated = compute_strengths(tables)
        return rated["a"] - rated["b"]

    assert abs(lead(200)) < 40 < lead(300) < lead(380)


def test_bots_are_rated_as_people_are():
    one, other = rate([Strength(), Strength()], [1, 2])
    rated = compute_strengths([standing(("a", 1), ("b", 2))])
    assert rated == {"a": one.middle, "b": other.middle}


def test_the_interval_holds_what_is_true_and_shrinks_with_the_tables():
    chance = random.Random("coin")
    tables = [standing(("a", 1 + (chance.random() > 0.7)), ("b", 1.5)) for _ in range(400)]
    (few,), (many,) = compare_pairs(tables[:25]), compare_pairs(tables)
    assert many.share.low < 0.7 < many.share.high
    assert many.share.high - many.share.low < few.share.high - few.share.low
    assert many.meetings == 400


def test_the_figures_of_a_bot():
    best = compute_ratings(ALWAYS)[0]
    assert (best.place, best.points.middle, best.most, round(best.per_second)) == (1, 9, 9, 50)
    assert best.rating.low <= best.rating.middle <= best.rating.high
