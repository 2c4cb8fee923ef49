"""What else whoever decides is told: enough for somebody who does not know the game by heart."""

import pytest

from engine.principe.events import Contested
from engine.principe.tests.arranged import NAMES, give, lay_out, opened, quiet, roles, show, turns
from engine.principe.tests.test_card_auctions import auction
from engine.table.game import game_named
from engine.text.sentences import (
    component_text,
    details_texts,
    event_text,
    move_line,
    question_text,
    what_if_texts,
)


def details(table, seat):
    return " ".join(details_texts(table.game.words(), table.question(seat), NAMES[: table.seats]))


def asked(table, seat):
    return question_text(table.game.words(), table.question(seat), NAMES[: table.seats])


def tied(seats=3, prince=0, **options):
    """Two are tied for the red role; the second of them is Il Principe or next to them."""
    table = quiet(seats, **options)
    show(table, "milano", "siena")
    for seat in (0, 1):
        lay_out(table, seat, red=3)
        give(table, seat, ducats=6 + seat)
    return roles(table, prince=prince)


def test_a_bid_for_cards_says_who_is_in_and_what_comes_next():
    table = auction(groups=((2, 2), (3, 3)))
    show(table, "milano", "siena")
    give(table, 3, ducats=20)
    told = details(table, 0)
    assert "Still bidding: Bruno, Carla and Dario. The richest of them has 20 ducats" in told
    assert "magistrate and notary" in told
    assert "Open cities that need red cards: Milan and Siena." in told
    assert "takes Il Principe and opens the next auction, and may found a city at once" in told
    assert "Next groups: 3 blue." in told


def test_the_last_group_says_what_follows_it():
    table = auction(groups=((2, 2),), seats=2)
    table.play(0, "pass")
    told = details(table, 1)
    assert told.startswith("All others have passed.")
    assert "This is the last group of the round" in told


def test_a_bid_for_a_role_says_what_the_role_does_brings_and_costs():
    for options in ({}, {"at_once": True}):
        table = tied(**options)
        told = details(table, 0)
        assert "Still bidding: Bruno, with 7 ducats" in told
        assert "The new magistrate immediately draws one card, but turns 2 red cards face down." in told
        assert "At the end of the game, the role brings 2 points" in told
        assert "Open cities that need them: Milan and Siena." in told
        assert "The winner pays and takes Il Principe. If all pass, nobody gets the role." in told


def test_what_a_bid_for_a_role_buys_is_the_role():
    table = tied()
    certain = what_if_texts(table.game.words(), table.what_if(0, "bid 4"), NAMES[:3])
    assert certain == ["to be magistrate", "turns 2 cards face down", "costs 4 ducats", "leaves 2 ducats"]


def test_a_pass_that_ends_the_auction_says_who_gets_it():
    table = tied()
    table.play(0, "bid 4")
    assert what_if_texts(table.game.words(), table.what_if(1, "pass"), NAMES[:3]) == [
        "Anna gets it for 4 ducats"
    ]
    table = tied()
    assert table.what_if(0, "pass") == {}
    table.play(0, "pass")
    assert what_if_texts(table.game.words(), table.what_if(1, "pass"), NAMES[:3]) == ["nobody gets it"]


def test_who_opens_an_auction_for_a_role_is_told():
    for prince, opener in ((0, "Anna"), (1, "Bruno"), (2, "Anna")):
        table = tied(prince=prince)
        contested = next(event for event in table.events(None) if isinstance(event, Contested))
        assert event_text(table.game.words(), contested, NAMES[:3]).endswith(f"magistrate; {opener} opens.")
        assert table.waiting == (NAMES.index(opener),)


def test_whoever_can_pay_for_no_city_is_told_so():
    table = auction(groups=((2, 2),))
    show(table, "milano")
    give(table, 0, yellow=3)
    for seat, word in ((0, "bid 1"), (1, "pass"), (2, "pass"), (3, "pass")):
        table.play(seat, word)
    assert "You cannot pay for any open city, so you can only decline." in asked(table, 0)
    table = turns(3)
    show(table, "milano")
    assert asked(table, 0).startswith("You cannot pay for any open city.")
    give(table, 0, ducats=9, blue=2, red=1, yellow=1)
    assert asked(table, 0).startswith("Found a city")
    assert "To found a city, you pay its ducats and exactly its cards from your hand" in details(table, 0)


def test_a_turn_says_who_comes_after_and_that_the_round_is_the_last():
    table = turns(3, prince=1)
    assert "After you: Carla and Anna." in details(table, 1)
    assert "last round" not in details(table, 1)
    table = turns(3)
    table.state.last = True
    assert "This is the last round" in details(table, 0)


def test_laying_says_that_the_end_is_near():
    table = opened(3)
    assert "the game ends as soon as everybody has laid cards" not in details(table, 0)
    table.state.open.pop()
    assert "Fewer than 4 cities are open, so the game ends as soon as everybody has laid cards." in details(
        table, 0
    )
    table.state.deck = table.state.deck[:11]
    assert "Only 11 cards are left in the deck, so the next round is the last" in details(table, 0)
    assert not table.over


def test_placed_arms_say_what_the_region_would_bring():
    table = turns(3)
    show(table, "milano")
    give(table, 0, ducats=9, blue=2, red=1, yellow=1)
    certain = what_if_texts(table.game.words(), table.what_if(0, "found milano blue 2"), NAMES[:3])
    assert "your arms in the blue region: Anna 2 (Anna 5 points if nothing changes)" in certain


def test_the_first_round_says_what_points_come_from():
    table = opened()
    assert (
        "The player with the most victory points (VP) wins. You get points for cities that you found"
        in details(table, 0)
    )
    table.state.round = 2
    assert "The player with the most victory points (VP) wins." not in details(table, 0)


def test_a_turn_says_why_no_city_can_be_founded():
    table = turns(3)
    show(table, "milano")
    give(table, 0, ducats=0, blue=2, red=1, yellow=1)
    assert "You cannot found a city now: you lack cards or ducats for each open one." in details(table, 0)
    give(table, 0, ducats=9)
    assert "To found a city, you pay its ducats" in details(table, 0)
    table.state.round = 1
    assert "No city can be founded in the first round." in details(table, 0)
    assert "To found a city" not in details(table, 0)


def test_a_bid_says_which_cities_the_cards_would_complete():
    """Milan costs a red, two blue, a yellow card and 4 ducats; Siena two red, a yellow card and 3 ducats."""
    table = auction(groups=((2, 1),))
    show(table, "milano", "siena")
    give(table, 0, blue=2, yellow=1)
    assert "all cards for these cities (the number is their price in ducats): Milan 4." in details(table, 0)
    table.play(0, "pass")
    assert "all cards for these cities" not in details(table, 1)


def test_a_limit_is_the_most_that_can_be_paid():
    table = auction(groups=((2, 1),), at_once=True)
    certain = what_if_texts(table.game.words(), table.what_if(0, "limit 5"), NAMES[:4])
    assert certain[-2:] == ["costs at most 5 ducats", "leaves at least 7 ducats"]


def test_a_card_says_how_many_of_it_a_city_costs():
    table = auction(groups=((2, 1),))
    show(table, "milano", "siena")
    give(table, 0, red=1)
    card = next(each for each in table.components(0) if each.kind == "card" and each.where == "mine")
    assert "Needed for Milan 1, Siena 2." in component_text(table.game.words(), card, NAMES)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("found perugia", "Found Perugia"),
        ("lay blue blue", "Lay 2 blue"),
        ("lay green white red", "Lay green, white and red"),
    ],
)
def test_a_line_of_moves_has_capitals_and_counts(written, told):
    game = game_named("principe")
    assert move_line(game.words("en"), game.notation.parse(written), NAMES) == told
