"""A view with labels, for a game that brings no drawing: everything that it shows is said, and seat by seat what is of seats."""

import pytest

from engine import games
from engine.text.labelled import Labelled, draw_labelled, label_values
from engine.text.words import Words

WORDS = games()["pebbles"].words()
NAMES = ("Anna", "Bob")


@pytest.mark.parametrize(
    ("shown", "rows"),
    [
        ({"last_round": 3}, [Labelled("last round", ("3",), by_seat=False)]),
        ({"open": True, "shut": False}, [("open", ("yes",), False), ("shut", ("no",), False)]),
        ({"trick": [3, None]}, [("trick", ("3 and ?",), False)]),
        ({"deck": []}, [("deck", ("-",), False)]),
        ({"gems": [1, 2, 3]}, [("gems", ("1, 2 and 3",), False)]),
        (
            {"market": {"wood": 2, "stone": None}},
            [("market, wood", ("2",), False), ("market, stone", ("?",), False)],
        ),
        (
            {"seats": [{"hand": ["ace"], "coins": {"gold": 1}}, {"hand": None, "coins": {}}]},
            [("hand", ("ace", "?"), True), ("coins", ("gold 1", "-"), True)],
        ),
    ],
)
def test_whatever_a_view_shows_has_a_label(shown, rows):
    assert label_values(shown, WORDS) == rows


def test_a_label_and_a_value_are_called_as_the_catalogue_calls_them():
    text = "view-purses = money\nname-ace = the ace\n"
    words = Words("en", [text], fallback=None)
    assert label_values({"purses": "ace", "ace": 1}, words) == [
        ("money", ("the ace",), False),
        ("the ace", ("1",), False),
    ]


def test_it_is_read_line_by_line():
    view = {"table": {"round": 2, "seats": [{"points": 1}, {"points": 0}]}}
    assert draw_labelled(view, WORDS, NAMES) == "round: 2\npoints: Anna 1, Bob 0"
