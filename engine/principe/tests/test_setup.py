"""Setting up: what is in the game, and who begins."""

import pytest

from engine import BadTable, new_table
from engine.principe.tests.arranged import opened


def test_two_players_miss_seven_of_each_colour_and_five_cities():
    state = opened(2).state
    assert state.gone == [7] * 5
    assert len(state.removed) == 5
    assert opened(3).state.gone == [0] * 5


def test_everybody_has_a_family_and_all_its_arms():
    table = opened(5)
    seen = table.view(None)["table"]["players"]
    assert [player["family"] for player in seen] == ["medici", "carraresi", "visconti", "gonzaga", "este"]
    assert [player["supply"] for player in seen] == [12] * 5


def test_the_first_prince_is_drawn():
    princes = {new_table("principe", seats=5, seed=bytes([seed])).state.prince for seed in range(40)}
    assert princes == set(range(5))


def test_cards_and_cities_are_shuffled():
    decks = {tuple(new_table("principe", seats=2, seed=bytes([seed])).state.deck) for seed in range(20)}
    removed = {tuple(new_table("principe", seats=2, seed=bytes([seed])).state.removed) for seed in range(20)}
    assert len(decks) == len(removed) == 20


@pytest.mark.parametrize("seats", [1, 6])
def test_it_is_played_by_two_to_five(seats):
    with pytest.raises(BadTable, match="2 to 5"):
        opened(seats)


def test_options_that_do_not_exist_are_refused():
    with pytest.raises(BadTable, match="easy"):
        opened(3, hard=True)
