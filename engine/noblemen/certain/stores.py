"""The certain effects on money, tiles, bribe tokens and cards."""

from __future__ import annotations

from engine import Seat, Table
from engine.noblemen.actions import BRIBE_POINTS, income
from engine.noblemen.aid.cards import looked_at
from engine.noblemen.certain.common import (
    count_drawn,
    minus_tiles,
    price_effects,
    tiles_behind_screen,
    total_parts,
)
from engine.noblemen.certain.data import CertainData
from engine.noblemen.components import FIELD, TERRAINS, WOOD
from engine.noblemen.expand import ExpandOn
from engine.noblemen.moves import (
    ALL,
    Bribe,
    Donate,
    Done,
    Give,
    Keep,
    Land,
    Play,
    PlayFavour,
    Stock,
    Swap,
    Taxes,
)
from engine.noblemen.queen import queen_for
from engine.noblemen.scandal import (
    DOWRY_TILES,
    MARRIAGE_POINTS,
    MARRIAGE_TOKENS,
    TRIBUTE_MONEY,
)
from engine.noblemen.state import State, tokens_left


def stock_effects(table: Table[State], _seat: Seat, move: Stock) -> CertainData:
    return {"draws": table.edition.setup.screen - sum(move.tiles.counts())}


def keep_effects(table: Table[State], seat: Seat, move: Keep) -> CertainData:
    """Return the effect of keeping a card. The others go under the deck, and the seat knows them there."""
    if move.card == ALL:
        return {"spends_intrigue": True}
    under = list(looked_at(table, seat))
    under.remove(move.card)
    return {"under_the_deck": under}


def taxes_effects(table: Table[State], seat: Seat, move: Taxes) -> CertainData:
    parts = income(table, seat, FIELD, move.tokens)
    money = table.state.players[seat].money + parts.total
    return {"income": parts.total, **total_parts("taxes", parts), "money": money}


def land_effects(table: Table[State], seat: Seat, move: Land) -> CertainData:
    parts = income(table, seat, WOOD, move.tokens)
    return {"draws": count_drawn(table, parts.total), **total_parts("land", parts)}


def bribe_effects(table: Table[State], seat: Seat, move: Bribe) -> CertainData:
    cost = move.tokens * table.edition.bribes.price
    return {**price_effects(table, seat, cost), "points": move.tokens * BRIBE_POINTS}


def gift_effects(table: Table[State], seat: Seat, move: Donate | PlayFavour) -> CertainData:
    given = move.tiles.counts()
    return {"points": sum(given), "screen": tiles_behind_screen(table, seat, [-count for count in given])}


def swap_effects(table: Table[State], seat: Seat, move: Swap) -> CertainData:
    change = minus_tiles(move.first, move.second)
    change[TERRAINS.index(move.wanted)] += 1
    return {"screen": tiles_behind_screen(table, seat, change)}


def give_effects(table: Table[State], seat: Seat, move: Give) -> CertainData:
    return {"screen": tiles_behind_screen(table, seat, minus_tiles(move.first, move.second))}


def card_effects(table: Table[State], seat: Seat, move: Play) -> CertainData:
    match move.card:
        case "dowry":
            return {"draws": count_drawn(table, DOWRY_TILES)}
        case "secret marriage":
            return {"tokens": min(MARRIAGE_TOKENS, tokens_left(table)), "points": MARRIAGE_POINTS}
        case "tribute":
            money = table.state.players[seat].money + TRIBUTE_MONEY
            return {"income": TRIBUTE_MONEY, "money": money}
        case "whitehall":
            return {"queen": queen_for(table, seat)}
    return {}


def done_effects(table: Table[State], seat: Seat, _: Done) -> CertainData:
    asked = table.position.stack[-1]
    if not isinstance(asked, ExpandOn):
        return {}
    unused = min(asked.left, sum(table.state.players[seat].screen))
    return {"draws": count_drawn(table, asked.due), **({"unused": unused} if unused else {})}
