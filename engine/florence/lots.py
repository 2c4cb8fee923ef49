"""The seven lots: which seats can take each one, and its immediate effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine import Illegal, Move, Seat
from engine.florence.cards import look_at
from engine.florence.certain import CertainData
from engine.florence.decision import Decision
from engine.florence.events import Bought, Hired, KeptRecruiter, Placed
from engine.florence.lookup import lookup_of, recruit_move
from engine.florence.money import pay
from engine.florence.moves import Pass, Place, Recruit
from engine.florence.places import (
    areas_of,
    forbids_lying,
    forbids_place,
    square_names,
    squares_of,
    squares_spoilt,
)
from engine.florence.question_data import PlaceData, RecruitData
from engine.florence.recruiting import certain_of_recruiting, forbids_recruit, recruit, recruitable
from engine.florence.state import PRESTIGE, RECRUITING, FlorenceTable, Standing, data_of
from engine.florence.works import raised_by

LANDSCAPE: Final = "landscape"
"""The name of the single lot of all landscapes, at tables that have it."""
_KEEP_IT: Final = Pass()


def tiles_of(table: FlorenceTable, lot: str) -> tuple[str, ...]:
    """Return the landscape tiles that a lot offers. Return none if the lot is no landscape."""
    landscapes = data_of(table).landscapes
    if lot == LANDSCAPE:
        return tuple(tile for tile in landscapes if table.state.stock[tile])
    return (lot,) if lot in landscapes else ()


def left_of(table: FlorenceTable, lot: str) -> int:
    """Return how many copies of a lot are left."""
    if lot == PRESTIGE:
        return len(table.state.decks[PRESTIGE].cards)
    if lot == LANDSCAPE:
        return sum(table.state.stock[tile] for tile in data_of(table).landscapes)
    return table.state.stock[lot]


def can_take(table: FlorenceTable, seat: Seat, lot: str) -> bool:
    return left_of(table, lot) > 0 and forbids_taking(table, seat, lot) is None


def forbids_taking(table: FlorenceTable, seat: Seat, lot: str) -> Illegal | None:
    """Return the rule that keeps a seat from taking a lot, or None.

    The seat may already have the most builders allowed, or no room for a landscape.
    """
    person = table.state.seats[seat]
    if lot == "builder":
        most = data_of(table).rules.most_builders
        return Illegal("builders-full", most=most) if person.builders >= most else None
    tiles, lookup = tiles_of(table, lot), lookup_of(data_of(table))
    if tiles and not any(lookup.tiles(tile).fits(person.occupied) for tile in tiles):
        return Illegal("no-room", lot=lot)
    return None


def points_at_once(table: FlorenceTable, seat: Seat, lot: str) -> int:
    """Return the points for a builder from the second on.

    Landscapes get their points when they are placed.
    """
    further = lot == "builder" and table.state.seats[seat].builders > 0
    return data_of(table).rules.points_per_further_builder if further else 0


def points_when_placed(table: FlorenceTable, seat: Seat, tile: str) -> int:
    """Return the points for placing a landscape: only a repeated type scores."""
    repeated = any(other.tile == tile for other in table.state.seats[seat].standing)
    return data_of(table).rules.points_per_repeated_landscape if repeated else 0


def certain_points(table: FlorenceTable, seat: Seat, lot: str) -> CertainData:
    """Return the certain points of a lot, at once or when it is placed, for `what_if`.

    If a lot offers several landscapes, the choice is still open and nothing is certain.
    """
    tiles = tiles_of(table, lot)
    if not tiles:
        return {"points": points_at_once(table, seat, lot)}
    return {"points_when_placed": points_when_placed(table, seat, lot)} if tiles == (lot,) else {}


def receive_bought(table: FlorenceTable, seat: Seat, lot: str, price: int) -> None:
    """Pay for a lot and take it."""
    pay(table, seat, price)
    table.tell(Bought(seat=seat, lot=lot, price=price))
    receive_lot(table, seat, lot)


def receive_lot(table: FlorenceTable, seat: Seat, lot: str) -> None:
    tiles = tiles_of(table, lot)
    if tiles:
        table.ask(AskPlace(seat=seat, tiles=tiles))
    elif lot == PRESTIGE:
        look_at(table, seat, PRESTIGE)
    elif lot == RECRUITING:
        table.state.stock[lot] -= 1
        table.state.seats[seat].recruiters += 1
        if recruitable(table, seat):
            table.ask(AskRecruit(seat=seat))
    else:
        hire_person(table, seat, lot)


def hire_person(table: FlorenceTable, seat: Seat, lot: str) -> None:
    """Hire a jester, or a builder, who is worth points from the second on."""
    person = table.state.seats[seat]
    table.state.stock[lot] -= 1
    points = points_at_once(table, seat, lot)
    person.gain("builder", points)
    if lot == "builder":
        person.builders += 1
        number = person.builders
    else:
        person.jesters += 1
        number = person.jesters
    table.tell(Hired(seat=seat, lot=lot, number=number, points=points))


class AskPlace(Decision, tag="place"):
    """Place the landscape just bought anywhere on free squares of the board."""

    tiles: tuple[str, ...]

    def moves(self, table: FlorenceTable, seat: Seat) -> list[Move]:
        lookup, occupied = lookup_of(data_of(table)), table.state.seats[seat].occupied
        places = [move for tile in self.tiles for move in lookup.fitting(tile, occupied)]
        return [*places, *super().moves(table, seat)]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        if not isinstance(move, Place) or move.tile not in self.tiles:
            return self.forbids_other(table, move, Illegal("place-bought", tiles=self.tiles))
        return forbids_place(table, move.tile, move.at) or forbids_lying(table, seat, move.tile, move.at)

    def normal(self, table: FlorenceTable, seat: Seat, move: Move) -> Move:
        if isinstance(move, Place) and move.tile in self.tiles:
            placement = lookup_of(data_of(table)).tiles(move.tile).covering(move.at)
            if placement is not None and placement.at != move.at:
                return Place(move.tile, placement.at)
        return move

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return self.moves(table, seat)[0]

    def data(self, table: FlorenceTable, seat: Seat) -> PlaceData:
        free = lookup_of(data_of(table)).grid.full & ~table.state.seats[seat].occupied
        return {
            "tiles": list(self.tiles),
            "free": free.bit_count(),
            "again": data_of(table).rules.points_per_repeated_landscape,
        }

    def covers(self, table: FlorenceTable, seat: Seat, move: Any) -> Sequence[str]:
        return square_names(table, move.tile, move.at) if isinstance(move, Place) else ()

    def areas(self, table: FlorenceTable, seat: Seat, move: Any) -> Mapping[str, Sequence[str]]:
        return areas_of(table, move.tile, move.at) if isinstance(move, Place) else {}

    def spoils(self, table: FlorenceTable, seat: Seat, move: Any) -> int:
        """Return how many free squares are cut off from others."""
        if not isinstance(move, Place):
            return 0
        return squares_spoilt(table, seat, squares_of(table, move.tile, move.at))

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        if isinstance(move, Place):
            return {
                "points": points_when_placed(table, self.seat, move.tile),
                **raised_by(table, seat, move.tile, data_of(table).work.landscape),
            }
        return super().what_if(table, seat, move)

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        if not isinstance(move, Place):
            super().answer(table, seat, move)
            return
        lookup, person = lookup_of(data_of(table)), table.state.seats[seat]
        placement = lookup.tiles(move.tile).lying[move.at]
        points = points_when_placed(table, self.seat, move.tile)
        table.state.stock[move.tile] -= 1
        person.standing.append(Standing(move.tile, placement.at, placement.mask))
        person.occupied |= placement.mask
        person.gain("landscape", points)
        table.tell(
            Placed(
                seat=seat,
                tile=move.tile,
                spot=placement.at,
                squares=lookup.grid.squares(placement.mask),
                points=points,
            )
        )


class AskRecruit(Decision, tag="recruit"):
    """Use the recruiting card just bought, or keep it."""

    def moves(self, table: FlorenceTable, seat: Seat) -> list[Move]:
        return [_KEEP_IT, *map(recruit_move, recruitable(table, seat)), *super().moves(table, seat)]

    def forbids(self, table: FlorenceTable, seat: Seat, move: Any) -> Illegal | None:
        match move:
            case Pass():
                return None
            case Recruit(profession):
                return forbids_recruit(table, seat, profession)
        return self.forbids_other(table, move, Illegal("recruit-or-keep"))

    def default(self, table: FlorenceTable, seat: Seat) -> Move:
        return _KEEP_IT

    def data(self, table: FlorenceTable, seat: Seat) -> RecruitData:
        return {"professions": recruitable(table, seat), "card_value": data_of(table).work.card}

    def what_if(self, table: FlorenceTable, seat: Seat, move: Any) -> CertainData:
        match move:
            case Recruit(profession):
                return certain_of_recruiting(table, seat, profession)
            case Pass():
                return {"recruiters_after": table.state.seats[seat].recruiters}
        return super().what_if(table, seat, move)

    def answer(self, table: FlorenceTable, seat: Seat, move: Any) -> None:
        match move:
            case Recruit(profession):
                recruit(table, seat, profession)
            case Pass():
                table.tell(KeptRecruiter(seat=seat))
            case _:
                super().answer(table, seat, move)
