"""Editions: typed data, and a mark of provenance for every datum."""

import msgspec
import pytest

from engine import games
from engine.editions.edition import MARKS, Edition

TEXT = """
title = "A river"
provenance = { default = "printed", gems = "reconstructed" }
purse = 12
gems = [1, 2]

[ford]
provenance = "derived"
depth = 3

[ford.stones]
count = 4

[bank]
width = 5
"""


class Stones(msgspec.Struct):
    count: int


class Ford(msgspec.Struct):
    depth: int
    stones: Stones


class Bank(msgspec.Struct):
    width: int


class River(msgspec.Struct, forbid_unknown_fields=True):
    purse: int
    gems: list[int]
    ford: Ford
    bank: Bank


def test_data_without_marks_and_marks_without_data():
    edition = Edition("river", TEXT, River)
    assert edition.title == "A river"
    assert edition.data == River(purse=12, gems=[1, 2], ford=Ford(3, Stones(4)), bank=Bank(5))
    assert edition.provenance() == {
        "purse": "printed",
        "gems": "reconstructed",
        "ford.depth": "derived",
        "ford.stones.count": "derived",
        "bank.width": "printed",
    }


@pytest.mark.parametrize("game", list(games()))
def test_every_datum_of_every_game_has_a_mark(game):
    for edition in games()[game].editions.values():
        marks = edition.provenance()
        assert marks
        assert {path: mark for path, mark in marks.items() if mark not in MARKS} == {}
