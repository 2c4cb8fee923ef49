"""Actions C to G: bribe, taxes, land, donate, leisure."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from engine import Illegal, Move, Seat, Table
from engine.noblemen.bag import draw_tiles
from engine.noblemen.components import FIELD, TERRAINS, WOOD
from engine.noblemen.counted import Tiles, tiles_of
from engine.noblemen.events import Bribed, Donated, Landed, Rested, Taxed
from engine.noblemen.moves import Bribe, Donate, Land, Leisure, Taxes
from engine.noblemen.scandal import forbids_tiles
from engine.noblemen.state import Action, State, tokens_left

AREA_INCOME: Final = 2
BRIBE_POINTS: Final = 1
LEISURE_POINTS: Final = 1
LEISURE: Final = Leisure()

# --- C. Bribe


def most_bribes(table: Table[State], seat: Seat) -> int:
    """Return the most bribe tokens that a seat can buy: limited by the rule, the supply and its money."""
    bribes = table.edition.bribes
    affordable: int = table.state.players[seat].money // bribes.price
    most: int = bribes.most
    return min(most, affordable, tokens_left(table))


def _bribes(table: Table[State], seat: Seat) -> Sequence[Move]:
    return [Bribe(tokens) for tokens in range(1, most_bribes(table, seat) + 1)]


def _forbids_bribe(table: Table[State], seat: Seat, move: Bribe) -> Illegal | None:
    bribes, money = table.edition.bribes, table.state.players[seat].money
    if not 1 <= move.tokens <= bribes.most:
        return Illegal("bribes", most=bribes.most)
    if move.tokens > tokens_left(table):
        return Illegal("supply", left=tokens_left(table))
    price = move.tokens * bribes.price
    return Illegal("money", price=price, money=money) if price > money else None


def _bribe(table: Table[State], seat: Seat, move: Bribe) -> None:
    player, price = table.state.players[seat], move.tokens * table.edition.bribes.price
    player.money -= price
    player.tokens += move.tokens
    player.score("bribes", move.tokens * BRIBE_POINTS)
    table.tell(Bribed(seat=seat, tokens=move.tokens, price=price))


# --- D. Taxes and E. Land


class Income(NamedTuple):
    """The income of an estate, part by part. Each bribe token given back adds one."""

    tiles: int
    areas: int
    soldiers: int
    tokens: int

    @property
    def total(self) -> int:
        return sum(self)


def income(table: Table[State], seat: Seat, terrain: int, tokens: int) -> Income:
    state = table.state
    return Income(
        tiles=len(state.players[seat].estate.terrain(terrain)),
        areas=AREA_INCOME * state.free_areas(seat, terrain),
        soldiers=AREA_INCOME * state.held_areas(seat, terrain),
        tokens=tokens,
    )


def _forbids_tokens(table: Table[State], seat: Seat, tokens: int) -> Illegal | None:
    have = table.state.players[seat].tokens
    return None if 0 <= tokens <= have else Illegal("tokens", need=tokens, have=have)


def _taxes(table: Table[State], seat: Seat) -> Sequence[Move]:
    player = table.state.players[seat]
    return () if player.taxed else [Taxes(tokens) for tokens in range(player.tokens + 1)]


def _forbids_taxes(table: Table[State], seat: Seat, move: Taxes) -> Illegal | None:
    if table.state.players[seat].taxed:
        return Illegal("taxes-once")
    return _forbids_tokens(table, seat, move.tokens)


def _tax(table: Table[State], seat: Seat, move: Taxes) -> None:
    player, money = table.state.players[seat], income(table, seat, FIELD, move.tokens).total
    player.taxed = True
    player.tokens -= move.tokens
    player.money += money
    table.tell(Taxed(seat=seat, money=money, tokens=move.tokens))


def _lands(table: Table[State], seat: Seat) -> Sequence[Move]:
    player = table.state.players[seat]
    return () if player.landed else [Land(tokens) for tokens in range(player.tokens + 1)]


def _forbids_land(table: Table[State], seat: Seat, move: Land) -> Illegal | None:
    if table.state.players[seat].landed:
        return Illegal("land-once")
    return _forbids_tokens(table, seat, move.tokens)


def _land(table: Table[State], seat: Seat, move: Land) -> None:
    player, tiles = table.state.players[seat], income(table, seat, WOOD, move.tokens).total
    player.landed = True
    player.tokens -= move.tokens
    table.tell(Landed(seat=seat, tiles=tiles, tokens=move.tokens))
    draw_tiles(table, seat, tiles)


# --- F. Donate


def _donations(table: Table[State], seat: Seat) -> Sequence[Move]:
    state, most = table.state, table.edition.round.church
    room = zip(state.players[seat].screen, state.church, strict=True)
    return _gifts(tuple([min(have, most - given) for have, given in room]))


@cache
def _gifts(most: tuple[int, ...]) -> tuple[Donate, ...]:
    choices = product(*(range(count + 1) for count in most))
    return tuple(Donate(Tiles(*tiles)) for tiles in choices if any(tiles))


def _forbids_donation(table: Table[State], seat: Seat, move: Donate) -> Illegal | None:
    if (refusal := forbids_tiles(table, seat, move.tiles)) is not None:
        return refusal
    most: int = table.edition.round.church
    for name, count, given in zip(TERRAINS, move.tiles.counts(), table.state.church, strict=True):
        if given + count > most:
            return Illegal("church-full", tile=name, most=most, left=most - given)
    return None


def _donate(table: Table[State], seat: Seat, move: Donate) -> None:
    state, player = table.state, table.state.players[seat]
    tiles = list(move.tiles.counts())
    for terrain, count in enumerate(tiles):
        player.screen[terrain] -= count
        state.church[terrain] += count
    player.score("donations", sum(tiles))
    table.tell(Donated(seat=seat, tiles=tiles_of(tiles)))


# --- G. Leisure


def _leisures(_table: Table[State], _seat: Seat) -> Sequence[Move]:
    return (LEISURE,)


def _forbids_leisure(_table: Table[State], _seat: Seat, _move: Leisure) -> Illegal | None:
    """Return None: leisure is always possible."""


def _rest(table: Table[State], seat: Seat, _move: Leisure) -> None:
    table.state.players[seat].score("leisure", LEISURE_POINTS)
    table.tell(Rested(seat=seat))


BRIBE: Final = Action(_bribes, _forbids_bribe, _bribe)
TAXES: Final = Action(_taxes, _forbids_taxes, _tax)
LAND: Final = Action(_lands, _forbids_land, _land)
DONATE: Final = Action(_donations, _forbids_donation, _donate)
REST: Final = Action(_leisures, _forbids_leisure, _rest)
