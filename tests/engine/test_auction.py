"""Auctions: the words of each game's worked cases, and the law of limits."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from engine.mechanics.auction import Auction, iter_bids, settle_auction


def said(auction, *words):
    """The auction after some words; "-" is a pass. Checks whose word each was."""
    for speaker, word in words:
        assert not auction.over
        assert auction.turn == speaker
        auction = auction.passed() if word == "-" else auction.bid(word)
    return auction


def test_by_any_amount_the_last_one_left_wins_his_bid():
    done = said(Auction((0, 1, 2)), (0, 2), (1, 5), (2, "-"), (0, 6), (1, "-"))
    assert (done.over, done.leader, done.high) == (True, 0, 6)


def test_who_is_left_alone_without_a_bid_may_still_bid():
    left = said(Auction((2, 0, 1)), (2, "-"), (0, "-"))
    assert not left.over
    assert left.turn == 1
    won = left.bid(1)
    assert (won.over, won.leader, won.high) == (True, 1, 1)
    nobody = left.passed()
    assert (nobody.over, nobody.leader) == (True, None)


def test_in_fixed_steps_the_opener_speaks_again_once_overbid():
    named = Auction((1, 2, 3, 0), first=200, step=100).bid(200)
    done = said(named, (2, 300), (3, 400), (0, "-"), (1, 500), (2, 600), (3, 700), (1, "-"), (2, "-"))
    assert (done.over, done.leader, done.high) == (True, 3, 700)


def test_naming_that_nobody_overbids_is_a_sale():
    done = said(Auction((0, 1, 2, 3), first=200, step=100).bid(200), (1, "-"), (2, "-"), (3, "-"))
    assert (done.over, done.leader, done.high) == (True, 0, 200)


def test_an_auction_of_one_is_over_with_his_bid():
    assert Auction((3,), first=200, step=100).bid(200).over


def test_amounts_are_what_the_purse_allows():
    assert list(Auction((0, 1)).amounts(3)) == [1, 2, 3]
    assert list(Auction((0, 1)).bid(2).amounts(4)) == [3, 4]
    assert list(Auction((0, 1)).bid(2).amounts(2)) == []
    fixed = Auction((0, 1), first=200, step=100)
    assert list(fixed.amounts(900)) == [200]
    assert list(fixed.bid(200).amounts(900)) == [300]
    assert list(fixed.bid(200).amounts(299)) == []


def test_it_survives_a_dump():
    auction = Auction((0, 1, 2), first=200, step=100).bid(200)
    assert msgspec.json.decode(msgspec.json.encode(auction), type=Auction) == auction


def test_limits_are_followed_one_by_one():
    words = list(iter_bids(Auction((0, 1, 2)), {0: 3, 2: 4}))
    assert words == [(0, 1), (1, None), (2, 2), (0, 3), (2, 4), (0, None)]
    assert list(iter_bids(Auction((0, 1)), {})) == [(0, None), (1, None)]


@st.composite
def auctions(draw):
    bidders = tuple(draw(st.permutations(range(draw(st.integers(1, 5))))))
    auction = draw(st.sampled_from([Auction(bidders), Auction(bidders, first=200, step=100)]))
    if auction.step is not None and draw(st.booleans()):
        auction = auction.bid(auction.first)
    unit = auction.step or 1
    limits = draw(st.dictionaries(st.sampled_from(bidders), st.integers(0, 12).map(lambda n: n * unit)))
    return auction, limits


@given(auctions())
def test_the_highest_limit_wins_for_about_the_second_highest(drawn):
    auction, limits = drawn
    done = settle_auction(auction, limits)
    willing = {seat: limit for seat, limit in limits.items() if limit >= auction.first}
    if auction.leader is not None:
        willing[auction.leader] = max(willing.get(auction.leader, 0), auction.high)
    if not willing:
        assert done.over
        assert done.leader is None
        return
    assert willing[done.leader] == max(willing.values())
    rivals = [limit for seat, limit in willing.items() if seat != done.leader]
    second = max(rivals, default=auction.first)
    assert done.high <= willing[done.leader]
    assert second <= done.high <= second + (auction.step or 1)
