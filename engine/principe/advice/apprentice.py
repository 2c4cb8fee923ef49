"""The apprentice's glance: found the city with most points, play the most cards, bid 1 or 2 ducats a card."""

from __future__ import annotations

from typing import Final

from engine import Move, Seat, Table
from engine.principe.card_auctions import Cards
from engine.principe.edition import COLOURS
from engine.principe.moves import Arms, Bid, Found, Lay, Play
from engine.principe.state import State
from engine.table.at_once import Limit

A_CARD: Final = 1.5
"""The most ducats that the apprentice bids for a card."""
A_TILE: Final = 2.0


def quick_weight(table: Table[State], seat: Seat, move: Move) -> float:
    state = table.state
    player = state.players[seat]
    match move:
        case Lay(cards):
            return -sum(player.hand[COLOURS.index(card)] == 1 for card in cards)
        case Bid(amount):
            return _limit(table) - amount
        case Limit(amount):
            return float(amount) if amount <= _limit(table) else -1.0
        case Found(city):
            return float(10 + table.edition.cities[city].points)
        case Play(colour, count):
            return count + 0.1 * player.up[COLOURS.index(colour)]
        case Arms(region):
            return float(player.arms[table.edition.areas.index(region)])
    return 0.0


def _limit(table: Table[State]) -> float:
    """Return the highest sensible bid for the present lot."""
    asked = table.position.stack[-1]
    return A_CARD * table.state.groups[0][1] if isinstance(asked, Cards) else A_TILE
