"""What a seat cannot know may be otherwise; what it knows may not."""

from engine.principe.card_auctions import NextGroup
from engine.principe.tests.arranged import give, opened, quiet, settle, take


def won_by_all_eyes():
    """Seat 1 has won three red cards openly and holds two more that nobody knows; seat 0 bids for white."""
    table = quiet(3)
    state = table.state
    for seat in range(3):
        give(table, seat, ducats=9, green=1, blue=1)
    take(table, {"red": 3, "white": 2})
    state.groups = [(2, 3), (1, 2)]
    state.open = []
    table.then(NextGroup())
    settle(table)
    for seat, word in ((0, "pass"), (1, "bid 2"), (2, "pass"), (1, "bid 4")):
        table.play(seat, word)
    return table


def imagined(table, seat, number=40):
    return [table.imagine(seat, bytes([each]) * 32) for each in range(number)]


def test_cards_won_openly_stay_where_they_are():
    twins = imagined(won_by_all_eyes(), 0)
    assert all(twin.state.players[1].hand[2] >= 3 for twin in twins)
    assert {sum(twin.state.players[1].hand) for twin in twins} == {5}
    assert len({tuple(twin.state.players[1].hand) for twin in twins}) > 5


def test_own_things_stay_as_they_are():
    table = won_by_all_eyes()
    for twin in imagined(table, 1):
        assert twin.state.players[1] == table.state.players[1]
        assert twin.view(1)["table"] == table.view(1)["table"]


def test_a_bid_is_covered():
    twins = imagined(won_by_all_eyes(), 0)
    assert all(twin.state.players[1].ducats >= 4 for twin in twins)
    assert len({twin.state.players[1].ducats for twin in twins}) > 3


def test_decks_and_removed_cities_are_dealt_anew():
    table = opened(2)
    twins = imagined(table, 0)
    assert len({tuple(twin.state.deck) for twin in twins}) == len(twins)
    assert len({tuple(twin.state.removed) for twin in twins}) > 10
    for twin in twins:
        assert sorted(twin.state.removed + twin.state.cities) == sorted(
            table.state.removed + table.state.cities
        )


def test_a_spectator_knows_nobodys_hand():
    twins = imagined(opened(3), None)
    for seat in range(3):
        assert len({tuple(twin.state.players[seat].hand) for twin in twins}) > 5


def test_secret_answers_fit_the_imagined_hands():
    table = opened(4)
    table.play(1, table.question(1).default)
    for twin in imagined(table, 0):
        assert twin.read(1, twin.position.stack[-1].answers[1])
