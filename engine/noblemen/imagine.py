"""Imagine: deal anew whatever a seat cannot know (determinization)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from engine import Seat, Table, Together
from engine.noblemen.components import TERRAINS
from engine.noblemen.scandal import AskKeep
from engine.noblemen.setup import AskFirstCard
from engine.noblemen.soldiers import FOREST_TILES, AskGift
from engine.noblemen.state import DeckCard, State
from engine.noblemen.view import sees_bag

PURSE = 20
"""Others have as much money as this, or less."""
STORE = 20
"""Others have as many tiles as this behind their screens, or fewer, as far as there are so many."""


def imagine(table: Table[State], seat: Seat | None, seed: bytes) -> None:  # noqa: ARG001 - the table has the seed already
    if table.over:
        return
    others = [other for other in range(table.seats) if other != seat]
    _tiles(table, seat, others)
    _purses(table, others)
    _cards(table, seat, others)
    _answers(table, seat)


def _tiles(table: Table[State], seat: Seat | None, others: Sequence[Seat]) -> None:
    """Others' tiles, and the bag where the seat cannot look into it."""
    state = table.state
    stores = [state.players[other].screen for other in others]
    open_bag = sees_bag(table, seat)
    pool = _pooled(stores if open_bag else [*stores, state.bag])
    pool = table.shuffle("imagined tiles", sorted(pool))
    least = [_least(table, other) for other in others]
    if open_bag:
        sizes = _split(table, "imagined screens", len(pool), least)
    else:
        sizes = [max(low, table.pick(f"imagined screen {at}", STORE + 1)) for at, low in enumerate(least)]
        while sum(sizes) > len(pool):
            most = max(range(len(sizes)), key=sizes.__getitem__)
            sizes[most] -= 1
        state.bag = [0] * len(TERRAINS)
    for other, size in zip(others, sizes, strict=True):
        state.players[other].screen = _counted(pool[:size])
        del pool[:size]
    if not open_bag:
        state.bag = _counted(pool)


def _least(table: Table[State], seat: Seat) -> int:
    """Who is asked for tiles has more than they must give."""
    asked = table.position.stack[-1]
    return FOREST_TILES + 1 if isinstance(asked, AskGift) and asked.seat == seat else 0


def _purses(table: Table[State], others: Sequence[Seat]) -> None:
    """Others' money, and their tokens, of which the sum is known."""
    players = [table.state.players[other] for other in others]
    tokens = _split(table, "imagined tokens", sum(player.tokens for player in players), [0] * len(players))
    for other, player, share in zip(others, players, tokens, strict=True):
        player.money = table.pick(f"imagined money {other}", PURSE + 1)
        player.tokens = share


def _cards(table: Table[State], seat: Seat | None, others: Sequence[Seat]) -> None:
    """Others' hands, what others look at, and the cards of the deck whose place the seat does not know."""
    state = table.state
    everybody = (1 << table.seats) - 1
    bit = everybody if seat is None else 1 << seat
    unknown = [place for place, lying in enumerate(state.deck) if lying.known & bit != bit]
    looked = list(_looked_at(table, seat))
    pool = [state.deck[place].card for place in unknown]
    pool += [card for other in others for card in state.players[other].cards]
    pool += [card for _, _, cards in looked for card in cards]
    dealt = iter(table.shuffle("imagined cards", sorted(pool)))
    for place in unknown:
        state.deck[place] = DeckCard(next(dealt), state.deck[place].known)
    for other in others:
        state.players[other].cards = [next(dealt) for _ in state.players[other].cards]
    for asked, other, cards in looked:
        anew = tuple(next(dealt) for _ in cards)
        if isinstance(asked, AskFirstCard):
            asked.looked[other] = anew
        else:
            asked.cards = anew


def _looked_at(
    table: Table[State], seat: Seat | None
) -> Iterator[tuple[AskFirstCard | AskKeep, Seat, tuple[str, ...]]]:
    asked = table.position.stack[-1]
    if isinstance(asked, AskFirstCard):
        yield from ((asked, other, cards) for other, cards in asked.looked.items() if other != seat)
    elif isinstance(asked, AskKeep) and asked.seat != seat:
        yield asked, asked.seat, asked.cards


def _answers(table: Table[State], seat: Seat | None) -> None:
    """Others' secret answers are any of their legal ones."""
    asked: Any = table.position.stack[-1]
    if isinstance(asked, Together):
        for other in asked.answers:
            if other != seat:
                legal = asked.moves(table, other)
                asked.answers[other] = str(legal[table.pick(f"imagined answer {other}", len(legal))])


def _split(table: Table[State], stream: str, total: int, least: Sequence[int]) -> list[int]:
    """A number in as many parts, each at least so much, by chance."""
    free = total - sum(least)
    cuts = sorted(table.pick(f"{stream} {part}", free + 1) for part in range(len(least) - 1))
    return [low + high - lower for low, (lower, high) in zip(least, pairwise([0, *cuts, free]), strict=True)]


def _pooled(stores: Sequence[Sequence[int]]) -> list[int]:
    return [terrain for store in stores for terrain, count in enumerate(store) for _ in range(count)]


def _counted(tiles: Sequence[int]) -> list[int]:
    return [tiles.count(terrain) for terrain in range(len(TERRAINS))]
