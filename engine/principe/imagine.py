"""Imagine: deal anew whatever a seat cannot know (determinization), so that it could not tell the table from the real one.

Dealt anew: the decks with the cities that were removed, the hands of the others, what they have secretly laid, and
their ducats. Of a hand everybody knows the cards that were won openly and have not been seen to leave. Ducats are
hidden by the rules; that a bookkeeper could follow them does not make them known: only what all others have together
stays, and a standing bid shows some.
"""

from __future__ import annotations

from engine import Seat, Table, chance
from engine.at_once import Limits, imagine_limits
from engine.principe.bidding import AskBid
from engine.principe.moves import lays
from engine.principe.new_cards import LayCards
from engine.principe.state import State, open_question


def imagine(table: Table[State], seat: Seat | None, seed: bytes) -> None:
    others = [other for other in range(table.seats) if other != seat]
    _deal_cards(table, others)
    _deal_cities(table)
    _deal_ducats(table, others, seed)
    asked = open_question(table)
    if isinstance(asked, LayCards):
        _lay_again(table, asked, others, seed)
    elif isinstance(asked, Limits):
        imagine_limits(table, asked, seat, seed)


def _deal_cards(table: Table[State], others: list[Seat]) -> None:
    state = table.state
    wanted = {other: sum(state.players[other].hand) for other in others}
    unseen = sorted(state.deck)
    for other in others:
        player = state.players[other]
        for colour, count in enumerate(player.hand):
            unseen += [colour] * (count - player.open_hand[colour])
        player.hand = list(player.open_hand)
    unseen = table.shuffle("imagined buildings", sorted(unseen))
    for other, number in wanted.items():
        hand = state.players[other].hand
        for _ in range(number - sum(hand)):
            hand[unseen.pop()] += 1
    state.deck = unseen


def _deal_cities(table: Table[State]) -> None:
    state = table.state
    unseen = table.shuffle("imagined cities", sorted(state.cities + state.removed))
    removed = len(state.removed)
    state.removed, state.cities = unseen[:removed], unseen[removed:]


def _deal_ducats(table: Table[State], others: list[Seat], seed: bytes) -> None:
    """What all others have together is known, for all payments are seen; each has about an equal share of it."""
    state, asked = table.state, open_question(table)
    leader = asked.auction.leader if isinstance(asked, AskBid) else None
    bid = asked.auction.high if isinstance(asked, AskBid) and leader in others else 0
    rest = sum(state.players[other].ducats for other in others) - bid
    for left, other in zip(range(len(others), 0, -1), others, strict=True):
        share = rest // left
        part = rest if left == 1 else share // 2 + chance.pick(seed, f"imagined ducats {other}", share + 1)
        rest -= part
        state.players[other].ducats = part + (bid if other == leader else 0)


def _lay_again(table: Table[State], asked: LayCards, others: list[Seat], seed: bytes) -> None:
    """Whoever has laid cards has laid some of those they now hold."""
    cards = table.edition.seating(table.seats).lay
    for other in others:
        if other in asked.answers:
            choices = lays(tuple(table.state.players[other].hand), cards)
            asked.answers[other] = str(choices[chance.pick(seed, f"imagined lay {other}", len(choices))])
