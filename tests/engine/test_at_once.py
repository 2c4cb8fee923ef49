"""Auctions all at once come out as the auctions one after the other in which everybody follows their limit."""

import random

import pytest

from engine import games, new_table
from engine.mechanics.auction import iter_bids
from engine.table.at_once import AtOnce, Limits
from engine.table.question import kind_of
from engine.values.to_plain import to_plain
from tests.engine.playing import setups

ASKING = [game for game, rules in games().items() if issubclass(rules.options, AtOnce)]
ROUNDS = 3


def twins(game, number):
    """The same table twice: all at once, and one after the other."""
    setup = setups(game)[number % len(setups(game))]
    seed = f"twins {number}".encode()
    return [
        new_table(game, seed=seed, **{**setup, "options": {**setup.get("options", {}), "at_once": at_once}})
        for at_once in (True, False)
    ]


def on_auction(table):
    """What the open question sells; nothing where it sells nothing."""
    data = {} if table.over else table.question(table.waiting[0]).data
    return [data.get(fact) for fact in ("lot", "colour", "tile") if "bidders" in data]


def one_after_the_other(table, said):
    """What everybody said at once, in turns: each bids the least there is, as long as it is within their limit."""
    auction = getattr(table.position.stack[-1], "auction", None)
    if auction is None:
        for seat in list(table.position.stack[-1].seats):
            table.play(seat, said[seat])
        return
    limits = {seat: move.amount for seat, move in said.items() if hasattr(move, "amount")}
    lot = on_auction(table)
    for seat, amount in iter_bids(auction, limits):
        if seat in table.waiting and on_auction(table) == lot:
            table.play(seat, "pass" if amount is None else f"bid {amount}")
        else:
            assert amount is None, "only a pass may come unasked"


@pytest.mark.parametrize("game", ASKING)
def test_the_outcome_is_that_of_the_rulebook(game):
    """Whole tables, side by side: after every auction money, goods and whose turn it is are the same."""
    auctions = 0
    for number in range(max(ROUNDS, len(setups(game)))):
        ours, theirs = twins(game, number)
        chance = random.Random(number)
        while not ours.over:
            assert to_plain(ours.position.state) == to_plain(theirs.position.state)
            top = ours.position.stack[-1]
            if isinstance(top, Limits) or kind_of(top) == "prestige-at-once":
                said = {seat: chance.choice(ours.moves(seat)) for seat in ours.waiting}
                for seat in chance.sample(list(said), len(said)):
                    ours.play(seat, said[seat])
                one_after_the_other(theirs, said)
                auctions += 1
            else:
                seat = ours.waiting[0]
                move = chance.choice(ours.moves(seat))
                ours.play(seat, move)
                theirs.play(seat, move)
        assert theirs.over
        assert ours.result().data() == theirs.result().data()
    assert auctions > 3 * ROUNDS


@pytest.mark.parametrize("game", ASKING)
def test_only_the_outcome_is_told(game):
    """No event says what anybody would have gone to; the name of an event of bidding is never heard."""
    table, _ = twins(game, 0)
    chance = random.Random(game)
    while not table.over:
        seat = chance.choice(table.waiting)
        secret = isinstance(table.position.stack[-1], Limits)
        before = [len(table.events(other)) for other in range(table.seats)]
        table.play(seat, chance.choice(table.moves(seat)))
        if secret and isinstance(table.position.stack[-1], Limits) and len(table.waiting) < table.seats:
            assert before == [len(table.events(other)) for other in range(table.seats)]
    assert {event.data()["event"] for event in table.happened}.isdisjoint({"bid", "was-bid", "passed"})
