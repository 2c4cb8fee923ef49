"""Imagined tables: what may have been otherwise is, and what a seat saw stays."""

import random

from engine import new_table
from engine.bots import BOTS, answer
from engine.noblemen.tests.arranged import SEED, running
from tests.engine.playing import Hand

FIRST_TURNS = (
    "stock field 3 wood 3 fountain 3 plain 2",
    *("keep inheritance", "keep favour of the vicar", "keep secret marriage"),
    *("expand wood 1,0", "expand wood 1,-1", "expand wood 2,-1", "end"),
    *("expand wood 0,-1", "expand wood 1,-1", "expand wood 0,-2"),
    *("play favour of the vicar field 1 fountain 2 plain 1", "end"),
    *("expand wood -1,0", "expand wood -1,1", "expand wood -2,0", "play secret marriage", "end"),
    *("expand wood 2,0", "expand wood 1,1", "expand wood 2,1"),
)


def imagined(table, seat, number=20):
    return [table.imagine(seat, bytes([each]) * 32) for each in range(number)]


def after(moves, seats=3):
    """A table that was played at random for a while."""
    table, hand = new_table("noblemen", seats=seats, seed=SEED), Hand.random("noblemen past")
    while table.count < moves:
        table.play(*hand.choose(table))
    return table


def test_tiles_that_others_drew_vary_and_their_number_does_not():
    table = after(20)
    screens = {tuple(twin.state.players[1].screen) for twin in imagined(table, 0)}
    assert len(screens) > 1
    assert {sum(screen) for screen in screens} == {sum(table.state.players[1].screen)}


def test_money_and_tokens_follow_from_what_all_have_seen():
    table = after(40)
    for twin in imagined(table, 0):
        for player, real in zip(twin.state.players, table.state.players, strict=True):
            assert (player.money, player.tokens) == (real.money, real.tokens)


def test_cards_in_other_hands_vary_and_the_own_ones_stay():
    table = running()
    twins = imagined(table, 0)
    assert len({tuple(twin.state.players[1].cards) for twin in twins}) > 1
    assert {tuple(twin.state.players[0].cards) for twin in twins} == {tuple(table.state.players[0].cards)}


def test_what_the_seat_put_under_the_deck_still_lies_there():
    table = running()
    own = [(at, lying.card) for at, lying in enumerate(table.state.deck) if lying.known >> 0 & 1]
    assert len(own) == 2
    for twin in imagined(table, 0):
        assert [(at, twin.state.deck[at].card) for at, _ in own] == own


def test_whoever_may_exchange_sees_the_real_bag():
    table = running()
    assert {tuple(twin.state.bag) for twin in imagined(table, 0)} == {tuple(table.state.bag)}


def test_who_looks_into_no_bag_does_not_know_it():
    table = after(40)
    assert len({tuple(twin.state.bag) for twin in imagined(table, None)}) > 1


def played_by_courtiers(text, moves):
    table, chance = new_table("noblemen", seats=3, seed=text.encode()), random.Random(text)
    while table.count < moves:
        answer(table, table.waiting[0], BOTS["courtier"], chance.randrange)
    return table


def test_first_tiles_that_others_chose_leave_the_bag_that_is_seen():
    """Of eleven chosen tiles at least two are of each kind: behind the two other screens lie three plains in all."""
    table = new_table("noblemen", seats=3, seed=b"seats/noblemen/3/113")
    for move in FIRST_TURNS:
        for seat in table.waiting if move.startswith("stock") else table.waiting[:1]:
            table.play(seat, table.game.notation.parse(move))
    assert {tuple(twin.state.bag) for twin in imagined(table, 2)} == {tuple(table.state.bag)}
    assert len({tuple(twin.state.players[1].screen) for twin in imagined(table, 2)}) > 1


def test_others_drew_nothing_that_the_seat_drew_from_the_bag_later():
    """In the end seat 0 has drawn the bag empty: what it drew nobody can have drawn before."""
    table = played_by_courtiers("seats/noblemen/3/9", 161)
    assert not any(table.state.bag)
    for twin in imagined(table, 0):
        assert twin.events(0) == table.events(0)
