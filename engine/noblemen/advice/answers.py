"""The worth of each answer: its gain less its cost, one kind of move after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine import Move, Seat, Table
from engine.noblemen.actions import LEISURE_POINTS, income
from engine.noblemen.advice.ball import weigh_prestige
from engine.noblemen.advice.estate import (
    NEAR,
    building_worth,
    land_around,
    place_worth,
    shape_worth,
    site_worth,
    tile_worths,
)
from engine.noblemen.advice.worth import (
    FULL,
    POUND,
    TILE,
    TOKEN,
    balls_left,
    card_worth,
    decades_left,
    queen_worth,
    remaining_share,
    spaces_left,
)
from engine.noblemen.build import folly_points, price, price_after_discount
from engine.noblemen.components import FIELD, FOUNTAIN, TERRAINS, WOOD
from engine.noblemen.moves import (
    Bribe,
    BuildCastle,
    BuildChapel,
    BuildFolly,
    BuildPalace,
    CountArea,
    Donate,
    Done,
    End,
    Expand,
    Give,
    Keep,
    Land,
    Leisure,
    NoSoldier,
    Play,
    PlayFavour,
    PlayInheritance,
    PlayStroke,
    Prestige,
    SendSoldier,
    Stock,
    Swap,
    Taxes,
)
from engine.noblemen.state import State

SOLDIER: Final = 1.2
NEVER: Final = -5.0
WANTED: Final = (3, 3, 3, 2)
"""The tiles to begin with: fields, woods, fountains, and plains for buildings."""


class Weights:
    """The worths of one decision. Each is computed once."""

    def __init__(self, table: Table[State], seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.state, self.player = table.state, table.state.players[seat]
        self.fade = remaining_share(table)
        self.pound, self.token = POUND * self.fade, TOKEN * self.fade
        self.tile = TILE * self.fade * (1.0 if sum(self.player.screen) < FULL else 0.5)
        self.laid = tile_worths(table, seat)
        self._places: dict[int, float] = {}

    def place(self, key: int) -> float:
        if key not in self._places:
            self._places[key] = place_worth(self.table, self.seat, key)
        return self._places[key]

    # --- the actions

    def expand(self, move: Expand | PlayStroke) -> float:
        placed = move.tiles[0]
        terrain, key = TERRAINS.index(placed.tile), placed.at.key
        shape = shape_worth(self.table, self.seat, key, terrain)
        first = self.laid[terrain] + self.place(key) + shape - self.tile
        further = 0.0 if self.state.acted and isinstance(move, Expand) else self._further(terrain)
        return first + further - self._card(move, "cunning stroke")

    def _further(self, terrain: int) -> float:
        """Return the worth of the second and third tile of the same expansion."""
        left = list(self.player.screen)
        left[terrain] -= 1
        worths = sorted(
            (self.laid[kind] + 0.4 for kind, count in enumerate(left) for _ in range(min(count, 2)))
        )
        return sum(max(0.0, worth - self.tile) for worth in worths[-2:])

    def _card(self, move: Move, card: str) -> float:
        return card_worth(self.table, card) if not isinstance(move, Expand) else 0.0

    def castle(self, move: BuildCastle) -> float:
        cost = price(self.table, self.seat, "castle") or 0
        return site_worth(self.table, self.seat, move.at.key, "castle") + SOLDIER - cost * self.pound

    def palace(self, move: BuildPalace) -> float:
        cost, estate = price(self.table, self.seat, "palace") or 0, self.player.estate
        near = NEAR[land_around(estate, move.at.key)] * decades_left(self.table)
        gain = building_worth(estate, move.at.key, "palace") - building_worth(estate, move.at.key, "castle")
        queen = 0.0 if self.state.queen == self.seat else queen_worth(self.table)
        return near * gain + 0.8 * balls_left(self.table) + queen - cost * self.pound

    def chapel(self, move: BuildChapel) -> float:
        cost = price(self.table, self.seat, "chapel") or 0
        card = 3.0 * min(1.0, spaces_left(self.table) / 3.0)
        return site_worth(self.table, self.seat, move.at.key, "chapel") + card - cost * self.pound

    def folly(self, _move: BuildFolly) -> float:
        cost = price_after_discount(self.table, self.seat, self.table.edition.follies.price)
        return folly_points(self.table) - cost * self.pound

    def bribe(self, move: Bribe) -> float:
        cost: int = self.table.edition.bribes.price
        return move.tokens * (1 + self.token - cost * self.pound)

    def taxes(self, move: Taxes) -> float:
        total = income(self.table, self.seat, FIELD, move.tokens).total
        return total * self.pound - move.tokens * self.token - self._too_early()

    def land(self, move: Land) -> float:
        total = income(self.table, self.seat, WOOD, move.tokens).total
        return total * self.tile - move.tokens * self.token - self._too_early()

    def _too_early(self) -> float:
        """Return the penalty for an early income.

        It can be taken once a decade, and the estate still grows until the end of it.
        """
        return 0.35 * max(0, 6 - self.state.space)

    def donate(self, move: Donate) -> float:
        return sum(
            count * (1 - self._kept(terrain, count))
            for terrain, count in enumerate(move.tiles.counts())
            if count
        )

    def _kept(self, terrain: int, count: int) -> float:
        """Return the worth of some tiles of a terrain if they stayed behind the screen."""
        short = 0.35 if self.player.screen[terrain] - count < 1 else 0.0
        return self.fade * (
            0.45 + 0.3 * self.laid[terrain] * (self.player.screen[terrain] - count < 1) + short
        )

    # --- cards

    def play(self, move: Play) -> float:
        gains = {
            "dowry": 4 * self.tile,
            "secret marriage": 2 + 2 * self.token,
            "tribute": 5 * self.pound,
            "whitehall": 0.0 if self.state.queen == self.seat else queen_worth(self.table) + 1.0,
        }
        return gains[move.card] - 0.6 * card_worth(self.table, move.card)

    def favour(self, move: PlayFavour) -> float:
        gain = sum(
            count * (1 - self._kept(terrain, count))
            for terrain, count in enumerate(move.tiles.counts())
            if count
        )
        return gain + 1.0 - 0.3 * card_worth(self.table, "favour of the vicar")

    def inheritance(self, move: PlayInheritance) -> float:
        return site_worth(self.table, self.seat, move.at.key, "castle") - 0.5 * card_worth(
            self.table, "inheritance"
        )

    # --- answers to others, and the beginning

    def soldier(self, move: SendSoldier) -> float:
        kind = self.state.players[move.seat].estate.tiles[move.area.key]
        worth = {FIELD: 2.5 * self.pound, WOOD: 2.2 * self.tile}.get(kind, 0.8 * balls_left(self.table))
        if kind == FOUNTAIN and self.state.queen == move.seat:
            worth += queen_worth(self.table)
        return worth - (1.0 if move.left is not None else 0.0)

    def give(self, move: Give) -> float:
        return -sum(self.laid[TERRAINS.index(tile)] for tile in (move.first, move.second))

    def keep(self, move: Keep) -> float:
        return NEVER if move.card == "all" else card_worth(self.table, move.card)

    def stock(self, move: Stock) -> float:
        return -float(sum(abs(count - want) for count, want in zip(move.tiles.counts(), WANTED, strict=True)))

    def swap(self, _move: Swap) -> float:
        return NEVER

    def leisure(self, _move: Leisure) -> float:
        return float(LEISURE_POINTS)

    def nothing(self, _move: Move) -> float:
        return 0.0


_WEIGHTS: Final[Mapping[type[Move], Callable[[Weights, Any], float]]] = {
    Expand: Weights.expand,
    PlayStroke: Weights.expand,
    BuildCastle: Weights.castle,
    BuildPalace: Weights.palace,
    BuildChapel: Weights.chapel,
    BuildFolly: Weights.folly,
    Bribe: Weights.bribe,
    Taxes: Weights.taxes,
    Land: Weights.land,
    Donate: Weights.donate,
    Play: Weights.play,
    PlayFavour: Weights.favour,
    PlayInheritance: Weights.inheritance,
    SendSoldier: Weights.soldier,
    Give: Weights.give,
    Keep: Weights.keep,
    Stock: Weights.stock,
    Swap: Weights.swap,
    Leisure: Weights.leisure,
    CountArea: Weights.nothing,
    NoSoldier: Weights.nothing,
    Done: Weights.nothing,
    End: Weights.nothing,
}


def weigh_answer(table: Table[State], seat: Seat, moves: Sequence[Move]) -> list[float]:
    if isinstance(moves[0], Prestige):
        return weigh_prestige(table, seat, [move for move in moves if isinstance(move, Prestige)])
    weights = Weights(table, seat)
    return [_WEIGHTS[type(move)](weights, move) for move in moves]
