"""A. Expand the estate: lay up to three tiles, one after the other. Tiles are drawn after the last one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine import Illegal, Move, Seat, Solo, Table
from engine.noblemen.bag import SWAP, draw_tiles, straight_swap
from engine.noblemen.components import AREAS, FIELD, FOUNTAIN, PLAIN, TERRAINS, WOOD
from engine.noblemen.counted import Placed
from engine.noblemen.events import Completed, Expanded
from engine.noblemen.moves import CountArea, Done, Expand, PlayStroke, Swap
from engine.noblemen.queen import take_queen
from engine.noblemen.question_data import AreaData, ExpandOnData
from engine.noblemen.squares import EDGES, FOUR, Key, square
from engine.noblemen.state import Action, Estate, State

MOST: Final = 3
FIELD_MONEY: Final = 1
FARM_MONEY: Final = 2
WOOD_TILES: Final = 1
FOREST_TILES: Final = 2
DONE: Final = Done()
AREA_IS_CHOSEN: Final = 2
"""The version of the rules from which on the player chooses the area.

At older tables the first square of four, row by row, becomes the area.
"""

_REMEMBERED: Final = 1 << 12


@lru_cache(maxsize=_REMEMBERED)
def frontier(tiles: frozenset[Key]) -> tuple[Key, ...]:
    """Return the free squares beside an estate, row by row."""
    return tuple(sorted({key + edge for key in tiles for edge in EDGES} - tiles))


@lru_cache(maxsize=_REMEMBERED)
def _first_tiles(
    form: type[Expand | PlayStroke], tiles: frozenset[Key], held: tuple[bool, ...]
) -> tuple[Move, ...]:
    kinds = [TERRAINS[terrain] for terrain, has in enumerate(held) if has]
    return tuple(form((Placed(kind, square(key)),)) for kind in kinds for key in frontier(tiles))


def expansions(table: Table[State], seat: Seat, form: type[Expand | PlayStroke] = Expand) -> Sequence[Move]:
    """Return every possible next tile. A longer expansion is built from it."""
    player = table.state.players[seat]
    return _first_tiles(form, frozenset(player.estate.tiles), tuple([count > 0 for count in player.screen]))


def forbids_expansion(
    table: Table[State], seat: Seat, tiles: Sequence[Placed], most: int = MOST
) -> Illegal | None:
    player = table.state.players[seat]
    if not 1 <= len(tiles) <= most:
        return Illegal("three-tiles", most=most, tiles=len(tiles))
    laid: set[Key] = set()
    left = list(player.screen)
    for placed in tiles:
        terrain, key = TERRAINS.index(placed.tile), placed.at.key
        if left[terrain] == 0:
            need = 1 + player.screen[terrain]
            return Illegal("tiles", tile=placed.tile, need=need, have=player.screen[terrain])
        if key in player.estate.tiles or key in laid:
            return Illegal("square-taken", at=placed.at.words())
        if not any(key + edge in player.estate.tiles or key + edge in laid for edge in EDGES):
            return Illegal("not-adjacent", at=placed.at.words())
        left[terrain] -= 1
        laid.add(key)
    return None


def new_areas(estate: Estate, key: Key, terrain: int, *, overlap: bool) -> list[Key]:
    """Return the areas that a tile of this terrain completes on a square.

    If areas may not overlap, return one of the possible areas.
    """
    found = squares_of_four(estate, key, terrain, overlap=overlap)
    return found if overlap else found[:1]


def squares_of_four(estate: Estate, key: Key, terrain: int, *, overlap: bool) -> list[Key]:
    """Return the squares of four that a tile of this terrain completes. Each could be an area."""
    if terrain == PLAIN:
        return []
    tiles = estate.tiles
    found = [
        corner
        for corner in (key - step for step in reversed(FOUR))
        if all(corner + step == key or tiles.get(corner + step) == terrain for step in FOUR)
    ]
    if overlap:
        return found
    used = {area + step for area in estate.areas for step in FOUR}
    return [corner for corner in found if used.isdisjoint(corner + step for step in FOUR)]


def lay(table: Table[State], seat: Seat, placed: Placed) -> list[Key]:
    """Lay one tile, and return the squares of four that it completes."""
    player = table.state.players[seat]
    terrain, key = TERRAINS.index(placed.tile), placed.at.key
    filled = squares_of_four(player.estate, key, terrain, overlap=table.options.areas_overlap)
    money = FIELD_MONEY if terrain == FIELD else 0
    player.screen[terrain] -= 1
    player.estate.tiles[key] = terrain
    player.money += money
    table.tell(Expanded(seat=seat, tile=placed.tile, square=placed.at.words(), money=money))
    return filled


def complete(table: Table[State], seat: Seat, terrain: int, corners: Sequence[Key]) -> int:
    """Make the squares areas, and return how many tiles are due for them later."""
    player, bonus = table.state.players[seat], FARM_MONEY if terrain == FIELD else 0
    player.estate.areas += corners
    player.money += bonus * len(corners)
    for corner in corners:
        table.tell(Completed(seat=seat, area=AREAS[terrain], square=square(corner).words(), money=bonus))
    if corners and terrain == FOUNTAIN:
        take_queen(table, seat)
    return FOREST_TILES * len(corners) if terrain == WOOD else 0


def expand(table: Table[State], seat: Seat, tiles: Sequence[Placed], left: int = MOST, due: int = 0) -> None:
    """Lay the tiles, one after the other. Then ask for more, or draw the tiles due.

    The seat is asked even with no tiles left behind the screen. Otherwise the others would learn that.
    """
    for number, placed in enumerate(tiles, 1):
        filled, terrain = lay(table, seat, placed), TERRAINS.index(placed.tile)
        left -= 1
        due += WOOD_TILES if terrain == WOOD else 0
        if len(filled) > 1 and not table.options.areas_overlap:
            if table.position.version >= AREA_IS_CHOSEN:
                rest, corners = tuple(tiles[number:]), tuple(filled)
                table.ask(
                    ChooseArea(seat=seat, terrain=terrain, corners=corners, tiles=rest, left=left, due=due)
                )
                return
            filled = filled[:1]
        due += complete(table, seat, terrain, filled)
    if left:
        table.ask(ExpandOn(seat=seat, left=left, due=due))
    else:
        draw_tiles(table, seat, due)


class ExpandOn(Solo[State], tag="expand-on"):
    """Lay another tile, or finish. Exchanges are possible at any time."""

    left: int
    due: int

    def moves(self, table: Table[State], seat: Seat) -> Sequence[Move]:
        return (*expansions(table, seat), DONE, *SWAP.moves(table, seat))

    def normal(self, table: Table[State], seat: Seat, move: Move) -> Move:
        return straight_swap(move) if isinstance(move, Swap) else move

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        match move:
            case Expand(tiles):
                return forbids_expansion(table, seat, tiles, self.left)
            case Swap():
                return SWAP.forbids(table, seat, move)
            case Done():
                return None
        return Illegal("finish-expansion")

    def default(self, table: Table[State], seat: Seat) -> Move:
        return DONE

    def data(self, table: Table[State], seat: Seat) -> ExpandOnData:
        player = table.state.players[seat]
        return {
            "left": self.left,
            "due": self.due,
            "money": player.money,
            "tiles": sum(player.screen),
            "queen_mine": table.state.queen == seat,
        }

    def answer(self, table: Table[State], seat: Seat, move: Expand | Swap | Done) -> None:
        match move:
            case Expand(tiles):
                expand(table, seat, tiles, self.left, self.due)
            case Swap():
                SWAP.play(table, seat, move)
                expand(table, seat, (), self.left, self.due)
            case Done():
                draw_tiles(table, seat, self.due)


class ChooseArea(Solo[State], tag="area"):
    """The choice of an area, when one tile completes several squares of four.

    No tile belongs to two areas, so the player chooses one of them.
    """

    terrain: int
    corners: tuple[Key, ...]
    tiles: tuple[Placed, ...]
    """The tiles of the same move that are still to be laid."""
    left: int
    due: int

    def moves(self, table: Table[State], seat: Seat) -> Sequence[Move]:
        return [CountArea(square(corner)) for corner in self.corners]

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, CountArea) and move.at.key in self.corners:
            return None
        return Illegal("choose-area", area=AREAS[self.terrain], squares=self._squares())

    def default(self, table: Table[State], seat: Seat) -> Move:
        return CountArea(square(self.corners[0]))

    def data(self, table: Table[State], seat: Seat) -> AreaData:
        return {"area": AREAS[self.terrain], "squares": self._squares()}

    def answer(self, table: Table[State], seat: Seat, move: CountArea) -> None:
        due = self.due + complete(table, seat, self.terrain, [move.at.key])
        expand(table, seat, self.tiles, self.left, due)

    def _squares(self) -> list[str]:
        return [square(corner).words() for corner in self.corners]


def _forbids_expand(table: Table[State], seat: Seat, move: Expand) -> Illegal | None:
    return forbids_expansion(table, seat, move.tiles)


def _expand(table: Table[State], seat: Seat, move: Expand) -> None:
    expand(table, seat, move.tiles)


EXPAND = Action(expansions, _forbids_expand, _expand)
