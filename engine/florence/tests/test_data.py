"""The edition's data are those of the rules."""

from collections import Counter

import pytest

from engine import games, new_table
from engine.editions.edition import MARKS
from engine.florence.data import SIZES
from engine.mechanics.grid import outline

EDITION = games()["florence"].editions["classic"]
DATA = EDITION.data
SQUARES = {"large": 7, "medium": 5, "small": 3}


def test_there_are_as_many_of_each_as_the_rules_say():
    assert len(DATA.buildings) == 10
    assert {tile.copies for tile in DATA.buildings.values()} == {3}
    assert {name: tile.copies for name, tile in DATA.landscapes.items()} == {
        "forest": 6,
        "lake": 6,
        "park": 6,
    }
    assert DATA.stock == {"jester": 7, "builder": 6, "recruiting": 5}
    assert (len(DATA.professions), len(DATA.bonus), len(DATA.prestige)) == (21, 20, 14)
    assert len(DATA.freedoms.names) * DATA.freedoms.copies == 12
    assert DATA.minimum == (7, 10, 12, 14, 15, 16, 17)


def test_tiles_have_the_sizes_that_are_printed():
    for tile in DATA.buildings.values():
        assert len(outline(tile.outline)) == SQUARES[tile.size]
    sizes = {name: len(outline(tile.outline)) for name, tile in DATA.landscapes.items()}
    assert sizes == {"forest": 5, "lake": 4, "park": 3}
    assert Counter(tile.size for tile in DATA.buildings.values()) == dict(zip(SIZES, (3, 5, 2), strict=True))


def test_professions_ask_for_what_there_is():
    cards = DATA.professions.values()
    assert [card.number for card in cards] == list(range(1, 22))
    assert {card.building for card in cards} == set(DATA.buildings)
    assert Counter(card.landscape for card in cards) == {"forest": 9, "lake": 7, "park": 5}
    assert Counter(card.freedom for card in cards) == dict.fromkeys(DATA.freedoms.names, 7)


def test_every_datum_has_a_mark_and_outlines_are_reconstructed():
    marks = EDITION.provenance()
    assert set(marks.values()) <= set(MARKS)
    assert marks["buildings.tower.outline"] == "reconstructed"
    assert marks["buildings.tower.copies"] == "printed"
    assert marks["principality.palazzo"] == marks["principality.rows"] == "reconstructed"
    assert marks["characters.banker.fields"] == "reconstructed"
    assert marks["prestige.P10.at_least.work"] == "printed"


@pytest.mark.parametrize(
    ("seats", "money", "bid"), [(2, 2500, 300), (3, 3500, 200), (4, 3500, 200), (5, 3500, 200)]
)
def test_figures_by_number_of_seats(seats, money, bid):
    figures = DATA.figures(seats)
    assert (figures.money, figures.bid) == (money, bid)
    assert ("landscape" in figures.lots) == (seats == 2)


def test_what_is_ours_is_said_with_numbers_and_only_where_it_is_played():
    game = games()["florence"]
    assert "the outlines of 13 tiles" in game.ours(EDITION)
    assert "the fields of 6 characters" in game.ours(EDITION)
    assert "characters" not in new_table("florence", seats=3, seed=bytes(32)).ours()
    assert "characters" in new_table("florence", seats=3, options={"muse": True}, seed=bytes(32)).ours()
    assert all("13" in game.ours(EDITION, language) for language in game.languages)
