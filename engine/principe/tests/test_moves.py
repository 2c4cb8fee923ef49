"""The tables of moves hold every move, once, in a fixed order."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import games
from engine.principe.edition import COLOURS
from engine.principe.moves import Found, Lay, founds, lays

HANDS = st.lists(st.integers(0, 4), min_size=5, max_size=5).filter(lambda hand: sum(hand) >= 3)


@given(HANDS, st.integers(2, 3))
@settings(max_examples=60)
def test_lays_are_all_parts_of_the_hand(hand, cards):
    held = Counter(dict(zip(COLOURS, hand, strict=True)))
    every = {
        tuple(sorted(choice, key=COLOURS.index))
        for choice in product(COLOURS, repeat=cards)
        if all(count <= held[colour] for colour, count in Counter(choice).items())
    }
    made = lays(tuple(hand), cards)
    assert {move.cards for move in made} == every
    assert len(made) == len(every)


@pytest.mark.parametrize(("regions", "arms", "ways"), [(1, 1, 1), (2, 2, 3), (3, 2, 6), (3, 1, 3), (3, 0, 1)])
def test_arms_are_split_in_every_way(regions, arms, ways):
    made = founds("somewhere", ("blue", "red", "white")[:regions], arms)
    assert len({tuple(sorted(move.arms.items())) for move in made}) == len(made) == ways
    assert all(sum(move.arms.values()) == arms for move in made if move.arms)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("lay green blue", Lay(("green", "blue"))),
        ("found milano blue 1 green 1", Found("milano", {"blue": 1, "green": 1})),
        ("found verona", Found("verona")),
    ],
)
def test_words_and_data_are_twins(line, move):
    game = games()["principe"]
    assert str(move) == line
    assert game.notation.parse(line) == move
    assert game.move(move.data()) == move


def test_data_says_no_more_than_needed():
    assert Found("verona").data() == {"do": "found", "city": "verona"}


def test_every_move_and_every_event_is_described():
    game = games()["principe"]
    for kind in (*game.moves, *game.events, *game.questions):
        assert kind.__doc__


def test_capital_letters_and_full_stops_do_not_matter():
    notation = games()["principe"].notation
    assert notation.parse("Found Milano, blue 1 green 1.") == Found("milano", {"blue": 1, "green": 1})
