"""Setting up: money, the Queen, tiles behind the screens, first scandal cards."""

from engine import new_table
from engine.noblemen.tests.arranged import SEED, running


def test_money_grows_with_the_turn_order_and_the_last_has_the_queen():
    table = new_table("noblemen", seats=5, seed=SEED)
    assert [player.money for player in table.state.players] == [10, 11, 12, 13, 14]
    assert table.state.queen == 4
    assert table.waiting == (0, 1, 2, 3, 4)


def test_who_goes_first_is_drawn_and_money_follows_the_order_of_turns():
    begun = set()
    for number in range(40):
        table = new_table("noblemen", seats=4, seed=bytes([number]) * 32, options={"first_game": True})
        (opened,) = [event.data() for event in table.events(None) if event.data()["event"] == "opened"]
        first = opened["first_seat"]
        assert [table.state.players[(first + step) % 4].money for step in range(4)] == [10, 11, 12, 13]
        assert table.state.queen == opened["queen_seat"] == (first - 1) % 4
        while table.question(table.waiting[0]).kind != "turn":
            for seat in table.waiting:
                table.play(seat, table.question(seat).default)
        assert table.waiting == (first,)
        begun.add(first)
    assert begun == {0, 1, 2, 3}


def test_at_a_table_begun_under_the_first_version_seat_0_goes_first():
    table = new_table("noblemen", seats=3, seed=b"\1" * 32, version=1)
    assert [player.money for player in table.state.players] == [10, 11, 12]
    assert table.state.queen == 2


def test_tiles_are_chosen_secretly_and_filled_up_to_twelve():
    table = new_table("noblemen", seats=3, seed=SEED)
    table.play(1, "stock field 3 wood 2 fountain 3 plain 1")
    assert table.view(0)["table"]["players"][1]["behind"] is None
    table.play(0, "stock none")
    events = table.play(2, "stock field 3 wood 3 fountain 3 plain 3")
    assert [sum(player.screen) for player in table.state.players] == [12, 12, 12]
    assert table.state.players[1].screen[0] >= 3
    assert [(event.seat, event.tiles) for event in events if event.data()["event"] == "drew"] == [
        (0, 12),
        (1, 3),
    ]


def test_the_first_game_needs_no_choice():
    table = new_table("noblemen", seats=4, seed=SEED, options={"first_game": True})
    assert all(player.screen == [3, 3, 3, 3] for player in table.state.players)
    assert table.question(0).kind == "first-card"


def test_everybody_keeps_one_of_three_cards():
    table = running(4)
    assert [len(player.cards) for player in table.state.players] == [1, 1, 1, 1]
    assert len(table.state.deck) == 31
    assert table.waiting == (0,)


def test_titles_and_market_by_the_number_of_seats():
    assert running(3).state.market == {"castle": 3, "chapel": 3, "palace": 2}
    assert running(5).state.market == {"castle": 5, "chapel": 5, "palace": 4}
    assert all(player.title == "baron" for player in running(5).state.players)


def test_prices_are_those_of_the_dearest_spaces():
    market = running(3).view(0)["table"]["market"]
    assert market["castle"]["prices"] == [5, 6, 7]
    assert market["castle"]["yours"] == 5
    assert market["folly"]["prices"] == [12, 12, 12, 12]
