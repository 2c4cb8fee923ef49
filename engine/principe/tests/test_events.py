"""What all are told is enough to keep the books: from public events alone follow ducats, points, cards in play, arms."""

import pytest

from engine.principe.edition import COLOURS
from engine.principe.events import (
    DrewOne,
    Founded,
    GotDucats,
    GotPoint,
    GroupWon,
    Income,
    PlacedArms,
    Played,
    Revealed,
    RolePoints,
    Shown,
    TookMajor,
    TookMinor,
)
from engine.principe.setups import SETUPS
from engine.principe.tests.arranged import counts
from tests.engine.playing import played_out


class Books:
    """A spectator with a pencil."""

    def __init__(self, table):
        self.edition = table.edition
        start = table.edition.purse.easy_start if table.options.easy else table.edition.purse.start
        self.ducats = [start] * table.seats
        self.points = [0] * table.seats
        self.cards = [0] * table.seats
        self.up = [counts() for _ in range(table.seats)]
        self.down = [counts() for _ in range(table.seats)]
        self.arms = [dict.fromkeys(table.edition.areas, 0) for _ in range(table.seats)]
        self.prince = None
        for event in table.events(None):
            self.enter_ducats(event)
            self.enter_hands(event)
            self.enter_cards_in_play(event)
            self.enter_points_and_arms(event)

    def enter_ducats(self, event):
        match event:
            case Income(ducats=ducats):
                self.ducats = [old + ducats for old in self.ducats]
            case GotDucats(seat=seat, ducats=ducats):
                self.ducats[seat] += ducats
            case Founded(seat=seat, ducats=ducats):
                self.ducats[seat] -= ducats
            case GroupWon(seat=seat, price=price) | TookMajor(seat=seat, price=price):
                self.bought(seat, price)
            case TookMinor(seat=seat, price=price):
                self.bought(seat, price)

    def bought(self, seat, price):
        self.ducats[seat] -= price
        if price:
            self.prince = seat

    def enter_hands(self, event):
        match event:
            case Income(cards=cards):
                self.cards = [old + cards for old in self.cards]
            case Shown(seat=seat, cards=laid):
                self.cards[seat] -= len(laid)
            case GroupWon(seat=seat, cards=cards):
                self.cards[seat] += cards
            case Played(seat=seat, cards=cards):
                self.cards[seat] -= cards
            case Founded(seat=seat, city=city):
                self.cards[seat] -= sum(self.edition.cities[city].need)
            case DrewOne(seat=seat):
                self.cards[seat] += 1

    def enter_cards_in_play(self, event):
        match event:
            case Founded(seat=seat, city=city):
                for colour, count in enumerate(self.edition.cities[city].need):
                    self.up[seat][colour] += count
            case Played(seat=seat, colour=colour, cards=cards):
                self.up[seat][COLOURS.index(colour)] += cards
            case TookMajor(seat=seat, colour=colour, turned=turned):
                self.turn(seat, colour, turned)
            case Revealed(seat=seat, colour=colour):
                self.turn(seat, colour, -1)

    def turn(self, seat, colour, count):
        self.up[seat][COLOURS.index(colour)] -= count
        self.down[seat][COLOURS.index(colour)] += count

    def enter_points_and_arms(self, event):
        match event:
            case RolePoints(seat=seat, points=points) | GotPoint(seat=seat, points=points):
                self.points[seat] += points
            case Founded(seat=seat, points=points, arms=arms):
                self.points[seat] += points
                for region in arms:
                    self.arms[seat][region] += 1
            case PlacedArms(seat=seat, region=region):
                self.arms[seat][region] += 1


@pytest.mark.parametrize("number", range(2 * len(SETUPS)))
def test_the_books_are_right(number):
    table = played_out("principe", number, "books")
    books, state = Books(table), table.state
    assert books.ducats == [player.ducats for player in state.players]
    assert books.points == [player.points for player in state.players]
    assert books.up == [player.up for player in state.players]
    assert books.down == [player.down for player in state.players]
    laid = [sum(player.laid) for player in state.players]
    assert books.cards == [sum(player.hand) + down for player, down in zip(state.players, laid, strict=True)]
    assert [list(arms.values()) for arms in books.arms] == [player.arms for player in state.players]
    assert books.prince in (None, state.prince)
