"""What a seat cannot know may have been otherwise; what it was told may not."""

from functools import cache

import pytest

from engine.principe.edition import COLOURS
from engine.principe.events import Drew, Shown
from engine.principe.new_cards import LayCards
from engine.principe.tests.arranged import opened
from tests.engine.playing import Hand, observers, setups

WORLDS = 24


def imagined(table, seat, worlds=WORLDS):
    return [table.imagine(seat, bytes([each]) * 32) for each in range(worlds)]


@cache
def played(seats, moment, number=0, **options):
    """A table played at random, at the first moment of which this is true; where it never is, the next table."""
    table, hand = opened(seats, **options), Hand.random(f"{seats} {number} {options}")
    while not table.over:
        if moment(table):
            return table
        table.play(*hand.choose(table))
    return played(seats, moment, number + 1, **options)


def in_the_third_round(table):
    return table.state.round == 3


def in_the_last_round(table):
    return table.state.last


def some_have_laid(table):
    """In the third round somebody has laid cards, and others still choose."""
    asked = table.position.stack[-1]
    return in_the_third_round(table) and isinstance(asked, LayCards) and len(asked.answers) == 2


def hands(table):
    return [tuple(player.hand) for player in table.state.players]


def differ(twins, part):
    """How many different things a part of the tables is."""
    return len({repr(part(twin)) for twin in twins})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_others_hands_and_the_decks_may_have_been_otherwise(seats):
    table = played(seats, in_the_third_round)
    for seat in (0, None):
        twins = imagined(table, seat)
        assert differ(twins, lambda twin: twin.state.deck) > 5
        for other in set(range(seats)) - {seat}:
            assert differ(twins, lambda twin, other=other: hands(twin)[other]) > 5


def test_before_anything_is_played_every_place_of_the_deck_may_have_been_any_colour():
    drawn = [twin.history.drawn["buildings"] for twin in imagined(opened(4), None, 120)]
    assert all(len(set(colours)) == len(COLOURS) for colours in zip(*drawn, strict=True))


def test_cities_that_nobody_saw_lie_anywhere():
    table = played(2, in_the_third_round)
    twins, unseen = imagined(table, 0), sorted(table.state.removed + table.state.cities)
    assert {city for twin in twins for city in twin.state.removed} == set(unseen)
    assert differ(twins, lambda twin: twin.state.cities) > len(twins) / 2
    assert all(sorted(twin.state.removed + twin.state.cities) == unseen for twin in twins)
    assert {(*twin.state.open, *twin.state.founded) for twin in twins} == {
        (*table.state.open, *table.state.founded)
    }


def test_what_was_played_had_been_drawn_or_won():
    """At no moment does anybody hold less than nothing."""
    table = played(3, in_the_last_round)
    for twin in imagined(table, 0, 4):
        for count in range(0, table.count, 7):
            players = twin.record().replay(upto=count).state.players
            assert min(min(player.hand) for player in players) >= 0


def test_what_was_won_openly_is_still_there():
    table = played(3, lambda table: in_the_third_round(table) and sum(table.state.players[1].open_hand) > 2)
    known = table.state.players[1].open_hand
    for seat in (0, 2, None):
        for twin in imagined(table, seat):
            assert all(held >= won for held, won in zip(twin.state.players[1].hand, known, strict=True))


def test_a_seat_still_knows_what_it_drew_and_where_it_gave_it_away():
    table = played(4, in_the_last_round)
    for twin in imagined(table, 1):
        assert twin.state.players[1] == table.state.players[1]
        assert [event for event in twin.events(1) if isinstance(event, Drew)] == [
            event for event in table.events(1) if isinstance(event, Drew)
        ]
        others = [event for event in twin.happened if isinstance(event, Drew) and event.seat != 1]
        assert others != [event for event in table.happened if isinstance(event, Drew) and event.seat != 1]


def test_ducats_follow_from_what_all_have_seen():
    table = played(4, in_the_last_round)
    assert {tuple(player.ducats for player in twin.state.players) for twin in imagined(table, 0)} == {
        tuple(player.ducats for player in table.state.players)
    }


def test_cards_laid_now_are_anything_that_fits_the_imagined_hand():
    table = played(4, some_have_laid)
    answers = table.position.stack[-1].answers
    observer = next(seat for seat in range(4) if seat not in answers)
    twins = imagined(table, observer)
    for other in answers:
        assert differ(twins, lambda twin, other=other: twin.position.stack[-1].answers[other]) > 5
        for twin in twins:
            assert twin.read(other, twin.position.stack[-1].answers[other])


def laid(table, seat):
    return [line.move for line in table.log if line.seat == seat and line.move.startswith("lay")]


def test_cards_taken_up_again_were_never_seen():
    table = opened(3)
    first, last = table.moves(1)[0], table.moves(1)[-1]
    for seat, lay in ((1, first), (1, last), (0, table.moves(0)[0]), (2, table.moves(2)[0])):
        table.play(seat, lay)
    assert any(isinstance(event, Shown) for event in table.happened)
    twins = imagined(table, 0)
    assert {laid(twin, 1)[1] for twin in twins} == {str(last)}
    assert differ(twins, lambda twin: laid(twin, 1)[0]) > 5
    assert {tuple(laid(twin, 1)) for twin in imagined(table, 1)} == {tuple(laid(table, 1))}


def test_limits_that_were_not_told_may_have_been_otherwise():
    table = played(5, in_the_third_round, at_once=True)
    twins = imagined(table, 0)
    named = [
        [line.move for line in twin.log if line.seat == 2 and line.move.startswith("limit")] for twin in twins
    ]
    assert len({tuple(limits) for limits in named}) > len(twins) / 2


def test_it_may_take_two_rivals_to_drive_up_a_price():
    """The first bidder has the odd amounts against one rival, and pays 4 only where both others bid."""
    table = opened(3, at_once=True)
    for seat in range(3):
        table.play(seat, table.question(seat).default)
    first, second, third = table.position.stack[-1].asked
    for seat, limit in ((first, 9), (second, 2), (third, 3)):
        table.play(seat, f"limit {limit}")
    assert table.events(None)[-2].price == 4
    for observer in (first, second, third, None):
        for twin in imagined(table, observer):
            assert twin.events(None) == table.events(None)


@pytest.mark.parametrize("number", range(len(setups("principe"))))
def test_there_always_is_another_past(number):
    """Late, when the most is known, for everybody."""
    setup = setups("principe")[number]
    table = played(setup["seats"], in_the_last_round, number, **setup["options"])
    for seat in observers(table):
        for twin in imagined(table, seat, 5):
            assert twin.events(seat) == table.events(seat)
