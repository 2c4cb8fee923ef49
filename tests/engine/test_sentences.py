"""Sentences about moves and events, for people."""

from typing import Annotated

from engine import Move, games
from engine.mechanics.grid import Place
from engine.text.sentences import move_line, move_text
from engine.text.words import Words

NAMES = ("Anna", "Bruno")


class Lay(Move, frozen=True, tag="lay"):
    form = "lay {tile} on {square}"
    tile: str
    square: Annotated[str, Place]


def test_a_name_of_two_words_stays_one_name():
    words = Words("en", ["move-lay = Lay\nname-red-green = red-green"], games()["pebbles"].words())
    move = Lay("red green", "b2")
    assert move_line(words, move, NAMES) == "Lay red green on b2"
    assert move_text(words, move, NAMES) == "Lay: red-green, b2"
