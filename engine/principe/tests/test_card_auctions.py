"""Phase 2: the order of the groups, bids of any amount, Il Principe, cities founded at once."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.mechanics.auction import iter_bids, settle_auction
from engine.principe.card_auctions import NextGroup, group_cards
from engine.principe.events import CannotBid, GroupOpened
from engine.principe.moves import Bid
from engine.principe.tests.arranged import counts, give, kinds, quiet, refused, settle, show, take


def auction(seats=4, prince=0, in_round=2, ducats=12, groups=((2, 2), (3, 3)), broke=(), **options):
    """Groups of cards (colour, count) come up, everybody has so many ducats but those who are broke."""
    table = quiet(seats, **options)
    state = table.state
    for seat in range(seats):
        give(table, seat, ducats=0 if seat in broke else ducats)
    for colour, count in groups:
        take(table, {("green", "white", "red", "blue", "yellow")[colour]: count})
    state.groups, state.prince, state.round = list(groups), prince, in_round
    table.then(NextGroup())
    settle(table)
    return table


def say(table, *words):
    for seat, word in words:
        assert table.waiting == (seat,)
        table.play(seat, word)


def test_the_smallest_group_comes_first_and_ties_go_by_colour():
    laid = counts(green=1, white=3, red=1, blue=3)
    assert group_cards(laid) == [(0, 1), (2, 1), (1, 3), (3, 3)]


def test_whoever_wins_pays_and_opens_the_next_group():
    table = auction(prince=1)
    give(table, 1, yellow=3)
    say(table, (1, "bid 1"), (2, "bid 3"), (3, "pass"), (0, "pass"), (1, "bid 5"), (2, "pass"))
    state = table.state
    assert state.players[1].ducats == 7
    assert state.players[1].hand == counts(red=2, yellow=3)
    assert kinds(table) == {"found"}
    say(table, (1, "decline"), (1, "pass"), (2, "pass"), (3, "bid 1"), (0, "pass"))
    assert state.prince == 3
    assert state.players[3].hand == counts(blue=3)
    begun = events_of(table, GroupOpened)
    assert [(each.colour, each.cards, each.prince_seat) for each in begun] == [("red", 2, 1), ("blue", 3, 1)]


def test_what_nobody_wants_leaves_the_game():
    table = auction(groups=((2, 2),))
    say(table, (0, "pass"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert table.state.gone == counts(red=2)
    assert table.state.prince == 0


def test_the_last_one_left_may_still_bid():
    table = auction(groups=((2, 2),))
    say(table, (0, "pass"), (1, "pass"), (2, "pass"), (3, "bid 1"))
    assert table.state.players[3].hand == counts(red=2)
    assert table.state.prince == 3


def test_the_cards_just_won_may_found_a_city():
    table = auction(groups=((3, 2),))
    show(table, "milano", "siena", "pisa", "urbino")
    give(table, 0, red=1, yellow=1, ducats=5)
    say(table, (0, "bid 1"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "found milano green 2"))
    assert table.state.players[0].ducats == 0
    assert table.state.players[0].points == 6


@pytest.mark.parametrize(("easy", "asked"), [(False, {"bid-cards"}), (True, {"found"})])
def test_in_the_first_round_only_easy_money_founds_cities(easy, asked):
    table = auction(in_round=1, easy=easy)
    give(table, 0, yellow=3)
    say(table, (0, "bid 1"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert kinds(table) == asked


@pytest.mark.parametrize(
    ("ducats", "cards", "asked"),
    [
        (4, 3, {"bid-cards"}),
        (5, 1, {"bid-cards"}),
        (5, 2, {"found"}),
    ],
)
def test_whoever_can_found_nothing_as_all_can_reckon_is_not_asked(ducats, cards, asked):
    """Milan costs 4 ducats and 4 cards; which cards these are nobody knows of a hand, so that is no reason."""
    table = auction(ducats=ducats)
    show(table, "milano")
    give(table, 0, yellow=cards)
    say(table, (0, "bid 1"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert kinds(table) == asked


def test_tables_of_the_first_version_still_ask_whoever_can_found_nothing():
    table = auction(ducats=1)
    table.position.version = 1
    say(table, (0, "bid 1"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert kinds(table) == {"found"}
    assert table.question(0).forced


def test_every_amount_up_to_all_one_has_is_accepted():
    table = auction(ducats=60)
    amounts = [move.amount for move in table.moves(0) if isinstance(move, Bid)]
    assert amounts == [*range(1, 21), 60]
    assert table.question(0).data["range"] == {"first": 1, "highest": 60}
    for amount in range(1, 61):
        assert table.allows(0, Bid(amount))
    assert not table.allows(0, Bid(0))
    assert not table.allows(0, Bid(61))
    table.play(0, {"do": "bid", "amount": 47})
    assert table.question(1).data["range"] == {"first": 48, "highest": 60}


def events_of(table, *events):
    return [event for event in table.events(None) if isinstance(event, events)]


def test_whoever_cannot_overbid_passes_unasked():
    table = auction(ducats=3, groups=((2, 2),))
    give(table, 2, ducats=4)
    table.play(0, "bid 3")
    assert [event.seat for event in events_of(table, CannotBid)] == [1, 3]
    say(table, (2, "pass"))
    assert table.state.players[0].hand == counts(red=2)


def test_where_nobody_can_bid_the_cards_leave_the_game():
    table = auction(ducats=0, groups=((2, 2),))
    assert [event.seat for event in events_of(table, CannotBid)] == [0, 1, 2, 3]
    assert table.state.gone == counts(red=2)


def test_all_at_once_only_those_are_asked_who_can_bid():
    table = auction(ducats=0, groups=((2, 2),), at_once=True)
    assert table.state.gone == counts(red=2)
    table = auction(groups=((2, 2),), at_once=True, broke=(1, 3))
    assert table.waiting == (0, 2)


def test_tables_of_the_second_version_still_ask_whoever_can_only_pass():
    table = auction(ducats=3)
    table.position.version = 2
    table.play(0, "bid 3")
    assert [str(move) for move in table.moves(1)] == ["pass"]
    assert table.question(1).forced
    assert table.question(1).data["range"] is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bid 2", "A bid of 2 is too low; bid at least 3, or pass."),
        ("bid 13", "You have 12 ducats; you cannot bid 13."),
        ("rest", "Bid, or pass."),
    ],
)
def test_what_cannot_be_bid(text, said):
    table = auction()
    table.play(0, "bid 2")
    assert refused(table, 1, text) == said


def test_the_auction_is_open_to_all_eyes():
    table = auction(prince=2)
    table.play(2, "bid 4")
    seen = table.view(None)["table"]["auction"]
    assert seen == {
        "for": "cards",
        "colour": "red",
        "cards": 2,
        "high": 4,
        "high_seat": 2,
        "bidders": [3, 0, 1, 2],
    }


@given(st.dictionaries(st.integers(0, 3), st.integers(1, 12)))
@settings(max_examples=40)
def test_limits_given_at_once_sell_as_words_one_by_one(limits):
    table = auction(prince=1, groups=((2, 2),))
    asked = table.position.stack[-1]
    done = settle_auction(asked.auction, limits)
    for seat, amount in iter_bids(asked.auction, limits):
        if table.waiting == (seat,):
            table.play(seat, "pass" if amount is None else f"bid {amount}")
        else:
            assert amount is None
            assert seat in [event.seat for event in events_of(table, CannotBid)]
    if done.leader is None:
        assert table.state.gone == counts(red=2)
    else:
        assert table.state.prince == done.leader
        assert table.state.players[done.leader].ducats == 12 - done.high
