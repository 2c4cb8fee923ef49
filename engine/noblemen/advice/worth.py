"""The worth of things, in points: pounds, tiles, bribe tokens and scandal cards. It falls towards the end."""

from __future__ import annotations

from typing import Final

from engine import Seat, Table
from engine.noblemen.components import FIELD, FOUNTAIN, PLAIN, WOOD
from engine.noblemen.state import State

POUND: Final = 0.55
"""The worth of a pound. Two pounds buy a bribe: a point and a token. Twelve build a folly."""
TILE: Final = 0.75
"""The worth of a tile behind the screen. It brings a point at the church, or makes the estate grow."""
TOKEN: Final = 0.6
"""The worth of a token. It brings prestige at a ball, a pound or a tile."""
FULL: Final = 14
"""The number of tiles behind a screen beyond which more are hard to use."""

CARDS: Final = {
    "blackmail": 2.2,
    "cunning stroke": 2.5,
    "dowry": 2.8,
    "favour of the vicar": 3.2,
    "inheritance": 3.0,
    "intrigue": 2.0,
    "liaison": 3.0,
    "secret marriage": 3.2,
    "tribute": 2.8,
    "whitehall": 1.2,
}
"""The worth of each scandal card while there is time to play it."""

SPACES: Final = 10


def spaces_left(table: Table[State]) -> float:
    """Return how many spaces the round marker still has to go. Each player has about as many turns left."""
    state = table.state
    return float(SPACES * (table.edition.round.decades - state.decade) + SPACES - state.space)


def remaining_share(table: Table[State]) -> float:
    """Return the part of a thing's worth that is left: nearly all until the last turns."""
    return min(1.0, spaces_left(table) / 4.0)


def balls_left(table: Table[State]) -> int:
    """Return how many balls are still to come."""
    track: list[str] = table.edition.round.track
    coming = track[table.state.space :].count("ball")
    return coming + track.count("ball") * (int(table.edition.round.decades) - table.state.decade)


def decades_left(table: Table[State]) -> int:
    """Return how often estates will still be scored."""
    return int(table.edition.round.decades) - table.state.decade + 1


def incomes_left(table: Table[State], *, taken: bool) -> float:
    """Return how often taxes, or land, may still be taken. The last time may come too late."""
    later = table.edition.round.decades - table.state.decade
    now = 0.0 if taken else min(1.0, (SPACES - table.state.space) / 4.0)
    return float(later) + now


def terrain_worth(table: Table[State], seat: Seat, terrain: int) -> float:
    """Return the worth of one more tile of a terrain in the estate."""
    player = table.state.players[seat]
    fade = remaining_share(table)
    match terrain:
        case _ if terrain == FIELD:
            return POUND * fade * (1 + 0.8 * incomes_left(table, taken=player.taxed))
        case _ if terrain == WOOD:
            return TILE * fade * (1 + 0.8 * incomes_left(table, taken=player.landed))
        case _ if terrain == FOUNTAIN:
            return 0.42 * balls_left(table)
        case _ if terrain == PLAIN:
            free = len(player.estate.empty_plains())
            return (1.0 if free < 2 else 0.2) * fade  # noqa: PLR2004 - a site or two for the next buildings
    return 0.0


def area_worth(table: Table[State], seat: Seat, terrain: int) -> float:
    """Return the worth that a completed area adds to its tiles, including its immediate gain."""
    state = table.state
    player, fade = state.players[seat], remaining_share(table)
    folly = 1.2 * fade if state.follies else 0.0
    match terrain:
        case _ if terrain == FIELD:
            return 2 * POUND * fade * (1 + 0.8 * incomes_left(table, taken=player.taxed)) + folly
        case _ if terrain == WOOD:
            return 2 * TILE * fade * (1 + 0.8 * incomes_left(table, taken=player.landed)) + folly
        case _:
            queen = 0.0 if state.queen == seat else queen_worth(table)
            return 0.84 * balls_left(table) + queen + folly


def queen_worth(table: Table[State]) -> float:
    """Return the worth of the Queen. She stays until another player builds something that wins the card."""
    return 1.8 * remaining_share(table)


def card_worth(table: Table[State], card: str) -> float:
    if card == "liaison":
        return CARDS[card]
    fade = min(1.0, spaces_left(table) / 3.0)
    return CARDS[card] * fade


def store_worth(table: Table[State], seat: Seat) -> float:
    """Return the worth of the things behind a screen."""
    player, fade = table.state.players[seat], remaining_share(table)
    tiles = min(sum(player.screen), FULL) + 0.3 * max(0, sum(player.screen) - FULL)
    cards = sum(card_worth(table, card) for card in player.cards if card != "liaison")
    return fade * (POUND * player.money + TILE * tiles + TOKEN * player.tokens) + cards
