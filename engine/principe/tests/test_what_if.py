"""What is certain about a move before it is made."""

from engine.principe import GAME
from engine.principe.tests.arranged import (
    counts,
    give,
    lay_out,
    opened,
    quiet,
    roles,
    show,
    turned_down,
    turns,
)
from engine.text.sentences import what_if_texts


def test_a_founding():
    table = turns(4)
    show(table, "milano", "siena", "pisa", "urbino")
    give(table, 0, ducats=7, blue=2, red=1, yellow=2)
    state = table.state
    state.majors, state.minors = [None, None, 2, 1, 0], [None, None, 0, 3, 2]
    blue = table.edition.areas.index("blue")
    state.players[1].arms[blue] = 1
    certain = table.what_if(0, "found milano blue 1 green 1")
    assert (certain["price"], certain["ducats"], certain["points"]) == (4, 3, 6)
    assert certain["hand"] == dict(
        zip(("green", "white", "red", "blue", "yellow"), counts(yellow=1), strict=True)
    )
    assert certain["others"] == [
        {"seat": 1, "points": 2},
        {"seat": 2, "points": 3},
        {"seat": 3, "points": 1},
    ]
    assert certain["regions"]["blue"] == {"arms": [1, 1, 0, 0], "points": [5, 5, 0, 0]}
    assert certain["regions"]["green"] == {"arms": [1, 0, 0, 0], "points": [5, 0, 0, 0]}


def test_a_founding_is_what_was_said():
    table = turns(4)
    show(table, "siena", "pisa", "milano", "urbino")
    give(table, 0, ducats=7, red=2, yellow=2)
    certain = table.what_if(0, "found siena")
    table.play(0, "found siena")
    player = table.state.players[0]
    assert (player.ducats, player.points) == (certain["ducats"], certain["points"])
    assert certain["arms"] == {"brown": 1}


def test_a_bid():
    table = quiet()
    for seat in (0, 1):
        lay_out(table, seat, red=1)
        give(table, seat, ducats=6)
    roles(table)
    certain = table.what_if(0, "bid 4")
    assert (certain["role"], certain["price"], certain["ducats"], certain["sold"]) == (
        "magistrate",
        4,
        2,
        False,
    )
    table.play(0, "pass")
    assert table.what_if(1, "bid 1")["sold"]


def test_cards_played_laid_and_revealed():
    table = turns(3)
    give(table, 0, blue=3)
    lay_out(table, 1, blue=2)
    assert table.what_if(0, "play blue 2") == {
        "hand": {"green": 0, "white": 0, "red": 0, "blue": 1, "yellow": 0},
        "face_up": [2, 2, 0],
    }
    assert table.what_if(0, "rest") == {}
    table = opened(3)
    laid = table.moves(0)[0]
    assert sum(table.what_if(0, laid)["hand"].values()) == 2
    table = quiet(3)
    lay_out(table, 0, green=1)
    turned_down(table, 0, white=1)
    lay_out(table, 1, white=2)
    roles(table)
    assert table.what_if(0, "reveal white") == {"face_up": [1, 2, 0]}


def test_arms():
    table = quiet(3)
    lay_out(table, 0, blue=1)
    roles(table)
    assert table.what_if(0, "arms red") == {"regions": {"red": {"arms": [1, 0, 0], "points": [5, 0, 0]}}}


def test_what_is_certainly_nothing_is_not_said():
    words = GAME.words("en")
    assert what_if_texts(words, {"others": []}, ["Anna", "Bob"]) == []
