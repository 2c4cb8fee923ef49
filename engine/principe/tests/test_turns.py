"""Phase 3: clockwise from Il Principe, one thing each."""

import pytest

from engine import Illegal
from engine.principe.tests.arranged import counts, give, show, turns


def test_everybody_has_one_turn_clockwise_from_il_principe():
    table = turns(4, prince=2)
    order = []
    while not table.over and table.waiting:
        order.append(table.waiting[0])
        table.play(table.waiting[0], "rest")
    assert order == [2, 3, 0, 1]


def test_any_number_of_cards_of_one_colour():
    table = turns(3)
    show(table, "firenze", "siena", "pisa", "urbino")
    give(table, 0, blue=3, white=1)
    assert [str(move) for move in table.moves(0)] == [
        "play white 1",
        "play blue 1",
        "play blue 2",
        "play blue 3",
        "rest",
    ]
    table.play(0, "play blue 2")
    assert table.state.players[0].up == counts(blue=2)
    assert table.state.players[0].hand == counts(blue=1, white=1)


def test_the_default_is_rest_and_so_is_playing_none():
    table = turns(3)
    assert str(table.question(0).default) == "rest"
    assert str(table.read(0, "play blue 0")) == "rest"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("play blue 2", "You want to play 2 blue, but you have 1 in your hand."),
        ("play pink 2", "There is no colour “pink”; the colours are green, white, red, blue and yellow."),
        ("play blue -1", "You cannot play a negative number of cards."),
        ("bid 2", "Found a city, play cards of one colour, or do nothing."),
    ],
)
def test_what_cannot_be_played(text, said):
    table = turns(3)
    give(table, 0, blue=1)
    with pytest.raises(Illegal) as refused:
        table.play(0, text)
    assert str(refused.value).startswith(said)
