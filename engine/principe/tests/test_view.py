"""What is seen, and by whom."""

from engine.principe.new_cards import finish
from engine.principe.tests.arranged import counts, opened, quiet


def test_ducats_and_hands_are_ones_own():
    table = opened(3)
    for observer in (0, 1, 2, None):
        for seat, player in enumerate(table.view(observer)["table"]["players"]):
            assert (player["ducats"] is not None) == (seat == observer)
            assert (player["hand"] is not None) == (seat == observer)
            assert player["cards"] == 4


def test_decks_are_numbers():
    seen = opened(2).view(None)["table"]
    assert (seen["deck"], seen["city_deck"], seen["cities_removed"]) == (55, 1 + 5, 5)


def test_what_was_turned_down_is_known_to_all():
    table = quiet()
    table.state.players[2].down = counts(blue=2)
    assert table.view(0)["table"]["players"][2]["down"]["blue"] == 2


def test_an_open_city_is_told_with_all_it_costs_and_brings():
    table = quiet()
    table.state.open[0] = "milano"
    assert table.view(1)["table"]["cities"][0] == {
        "city": "milano",
        "size": "medium",
        "cost": {"red": 1, "blue": 2, "yellow": 1},
        "ducats": 4,
        "points": 6,
        "arms": 2,
        "regions": ["blue", "green"],
    }


def test_at_the_end_everything_is_shown():
    table = opened(3)
    finish(table, "deck")
    players = table.view(None)["table"]["players"]
    assert [player["ducats"] for player in players] == [player.ducats for player in table.state.players]
    assert all(player["hand"] is not None for player in players)
    assert table.view(None)["table"]["ended"] == "deck"
