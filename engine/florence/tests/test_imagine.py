"""Imagined tables keep what a seat knows, and vary what it cannot know."""

from pathlib import Path

import pytest

from engine import Record
from engine.florence.cards import AskCard, cards_of
from engine.florence.state import BONUS, PRESTIGE
from engine.florence.tests.staging import ANNA, BOB, CHRIS, opened, say, turn

SEEDS = [bytes([number]) * 32 for number in range(1, 13)]


def imagined(table, seat):
    return [table.imagine(seat, seed) for seed in SEEDS]


def draw_bonus(table, seat, take=0):
    turn(table, seat)
    say(table, "bonus")
    looked = table.question(seat).data["cards"]
    say(table, f"take {looked[take]}")
    return looked


def test_hands_and_decks_of_others_vary_and_ones_own_stay():
    table = turn(opened(), ANNA)
    tables = imagined(table, ANNA)
    assert {tuple(other.state.seats[ANNA].hand) for other in tables} == {tuple(table.state.seats[ANNA].hand)}
    assert len({tuple(other.state.seats[BOB].hand) for other in tables}) > 1
    assert len({tuple(other.state.decks["prestige"].cards) for other in tables}) > 1


def test_the_card_given_back_is_in_the_pile_and_with_nobody():
    table = turn(opened(), ANNA)
    returned = table.state.returned[ANNA]
    for other in imagined(table, ANNA):
        assert returned in other.state.decks["profession"].cards
        assert other.state.returned[ANNA] == returned


def test_the_order_put_under_a_deck_is_known_to_whoever_put_it():
    table = turn(opened(), ANNA)
    looked = draw_bonus(table, ANNA)
    for other in imagined(table, ANNA):
        assert other.state.decks["bonus"].cards[-4:] == looked[1:]
    assert len({tuple(other.state.decks["bonus"].cards[-4:]) for other in imagined(table, BOB)}) > 1


def test_of_known_cards_that_another_looked_at_any_may_be_his():
    """Anna knows the five cards of which Bob took one, but not which one, nor how the others lie."""
    table = turn(opened(), ANNA)
    deck = table.state.decks["bonus"].cards
    table.state.spent += deck[6:]
    deck[:] = deck[:6]
    known = set(draw_bonus(table, ANNA)[1:])
    draw_bonus(table, BOB, take=2)
    tables = imagined(table, ANNA)
    assert len({other.state.seats[BOB].bonuses[0] for other in tables}) > 1
    for other in tables:
        five = {*other.state.decks["bonus"].cards, *other.state.seats[BOB].bonuses}
        assert len(five) == 5
        assert known <= five


def test_what_was_played_is_where_all_have_seen_it():
    table = turn(opened(), ANNA)
    played = table.state.seats[BOB].hand[0]
    table.state.shown = [played]
    for seat in (ANNA, CHRIS, None):
        assert all(played in other.state.seats[BOB].hand for other in imagined(table, seat))


@pytest.mark.parametrize("seat", [ANNA, BOB, None])
def test_no_card_is_lost(seat):
    table = turn(opened(), ANNA)
    draw_bonus(table, ANNA)
    draw_bonus(table, BOB)
    turn(table, CHRIS)
    say(table, "bonus")
    for other in imagined(table, seat):
        cards = [
            *other.state.decks["bonus"].cards,
            *other.state.seats[ANNA].bonuses,
            *other.state.seats[BOB].bonuses,
            *other.question(CHRIS).data["cards"],
        ]
        assert len(set(cards)) == 20


def test_money_follows_from_what_was_told_and_stays():
    table = turn(opened(), ANNA)
    table.state.seats[BOB].money = 1234
    assert all(other.state.seats[BOB].money == 1234 for other in imagined(table, ANNA))


def one_was_kept_at_every_look(table, name):
    """Of every five cards looked at, the looker has one, and the others lie in the deck or were looked at again."""
    state, deck = table.state, table.state.decks[name]
    looking = [asked for asked in table.position.stack if isinstance(asked, AskCard) and asked.deck == name]
    done = deck.looks[: len(deck.looks) - len(looking)]
    for time, look in enumerate(done):
        later = {card for other in deck.looks[time + 1 :] for card in other.cards}
        gone = [card for card in look.cards if card not in later and card not in deck.cards]
        assert len(gone) == 1
        assert gone[0] in {*cards_of(state.seats[look.seat], name), *state.spent}


@pytest.mark.parametrize("name", ["4", "5-joint"])
def test_an_imagined_table_could_have_come_about(name):
    record = Record.load((Path(__file__).parent / "golden" / f"{name}.json").read_bytes())
    table = record.replay(upto=0)
    for number, line in enumerate(record.moves):
        table.play(line.seat, line.move)
        if number % 12 == 0 and not table.over:
            for seat in (None, *range(table.seats)):
                other = table.imagine(seat, SEEDS[number % len(SEEDS)])
                for deck in (BONUS, PRESTIGE):
                    one_was_kept_at_every_look(other, deck)
                    mine = [look for look in other.state.decks[deck].looks if look.seat == seat]
                    assert mine == [look for look in table.state.decks[deck].looks if look.seat == seat]
