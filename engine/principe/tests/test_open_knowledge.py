"""What all have seen is reckoned for everybody: ducats, cards that are known, cards that nobody sees."""

import pytest

from engine.principe.edition import COLOURS
from engine.principe.events import Dealt, Founded, GotDucats, GroupWon, Income, TookMajor, TookMinor
from engine.principe.open_knowledge import ducats_reckoned, unseen_cards
from engine.principe.tests.arranged import counts, give, opened, quiet
from engine.table.at_once import Compared
from tests.engine.playing import Hand, deal, observers, playing, setups


def kept_books(table):
    """Everybody's ducats by the events that all were told, and nothing else."""
    ducats = [0] * table.seats
    for event in table.events(None):
        match event:
            case Dealt(ducats=every) | Income(ducats=every):
                ducats = [each + every for each in ducats]
            case GroupWon(seat=seat, price=price) | TookMajor(seat=seat, price=price):
                ducats[seat] -= price
            case TookMinor(seat=seat, price=price):
                ducats[seat] -= price
            case Founded(seat=seat, ducats=price):
                ducats[seat] -= price
            case GotDucats(seat=seat, ducats=got):
                ducats[seat] += got
            case Compared():
                """What is paid stands in the event of what was won."""
    return ducats


@pytest.mark.parametrize("number", range(len(setups("principe"))))
def test_whoever_keeps_books_knows_what_is_reckoned(number):
    table = deal("principe", number)
    for move in playing(table, Hand.random(number)):
        if move.events:
            reckoned = [ducats_reckoned(table, seat) for seat in range(table.seats)]
            assert reckoned == kept_books(table)


def test_everybody_sees_what_is_reckoned_and_only_their_own_as_their_own():
    table = opened(3)
    give(table, 1, ducats=13)
    for observer in observers(table):
        players = table.view(observer)["table"]["players"]
        assert [player["ducats_reckoned"] for player in players] == [10, 13, 10]
        assert [player["ducats"] for player in players if player["ducats"] is not None] == [
            [10, 13, 10][seat] for seat in range(3) if seat == observer
        ]


def test_with_open_money_all_ducats_are_shown_and_hands_are_not():
    table = opened(3, open_money=True)
    for observer in observers(table):
        players = table.view(observer)["table"]["players"]
        assert [player["ducats"] for player in players] == [10, 10, 10]
        assert [player["hand"] is not None for player in players] == [seat == observer for seat in range(3)]


def test_of_cards_nobody_sees_those_that_lie_nowhere_open_and_not_in_the_own_hand():
    table = quiet(3)
    give(table, 0, red=4)
    give(table, 1, red=3, blue=1)
    table.state.players[1].open_hand = counts(red=2)
    table.state.players[2].down = counts(blue=5)
    table.state.gone = counts(green=6)
    unseen = {
        observer: dict(zip(COLOURS, unseen_cards(table, observer), strict=True)) for observer in (0, None)
    }
    assert unseen[0] == {"green": 14, "white": 20, "red": 14, "blue": 15, "yellow": 20}
    assert unseen[None]["red"] == 18
