"""The editions against the counts of the rules page."""

import pytest

from engine.editions.edition import MARKS
from engine.noblemen import GAME


@pytest.mark.parametrize(("name", "tokens", "palaces"), [("rulebook", 28, 15), ("published", 20, 12)])
def test_totals(name, tokens, palaces):
    edition = GAME.editions[name].data
    assert edition.tiles == {"field": 62, "fountain": 44, "wood": 48, "plain": 48}
    assert sum(edition.tiles.values()) == 202
    assert sum(edition.cards.values()) == 35
    assert edition.bribes.tokens == tokens
    assert {kind: building.total for kind, building in edition.buildings.items()} == {
        "castle": 15,
        "chapel": 15,
        "palace": palaces,
    }
    assert sum(title.copies[1] for name, title in edition.titles.items() if name != "baron") + 4 == 9


@pytest.mark.parametrize("name", ["rulebook", "published"])
def test_every_datum_says_where_it_comes_from(name):
    provenance = GAME.editions[name].provenance()
    assert set(provenance.values()) <= set(MARKS)
    assert provenance["buildings.castle.prices"] == "reconstructed"
    assert provenance["follies.price"] == "printed"
    assert provenance["round.track"] == "reconstructed"


def test_balls_at_two_fifths_and_four_fifths_and_the_scoring_last():
    track = GAME.editions["rulebook"].data.round.track
    assert len(track) == 10
    assert [place for place, kind in enumerate(track, start=1) if kind == "ball"] == [4, 8]
    assert track[8:] == ["locked", "scoring"]
