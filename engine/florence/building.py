"""Building.

A principality has each building at most once. Buildings may not touch each other until the seat has two
builders. They are never moved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import Illegal, Move, Seat
from engine.florence.action import Action
from engine.florence.certain import CertainData
from engine.florence.events import Built
from engine.florence.lookup import lookup_of
from engine.florence.money import forbids_paying, price_paid
from engine.florence.moves import Build
from engine.florence.places import (
    areas_of,
    forbids_lying,
    forbids_place,
    named_square,
    square_names,
    squares_of,
    squares_spoilt,
)
from engine.florence.ruleset import ruleset_of
from engine.florence.state import FlorenceTable, Standing, data_of
from engine.florence.works import raised_by


def cost(table: FlorenceTable, seat: Seat) -> int:
    """Return the price of a building for a seat. It depends on the seat's builders."""
    return data_of(table).rules.building_costs[table.state.seats[seat].builders]


def too_near(table: FlorenceTable, seat: Seat) -> int:
    """Return the free squares that touch buildings or the Palazzo. With enough builders, return none."""
    person, data = table.state.seats[seat], data_of(table)
    if person.builders >= data.rules.builders_to_touch:
        return 0
    return lookup_of(data).grid.beside(person.built)


def forbidden_squares(table: FlorenceTable, seat: Seat) -> int:
    """Return the squares on which a seat may not build now."""
    forbidden = table.state.seats[seat].occupied | too_near(table, seat)
    for expansion in ruleset_of(table).expansions:
        forbidden |= expansion.closed_squares(table, seat)
    return forbidden


def forbids_building(table: FlorenceTable, seat: Seat, building: str) -> Illegal | None:
    """Return the rule that forbids a building at any place, or None."""
    if building not in data_of(table).buildings:
        return Illegal("no-such-building", building=building)
    if any(standing.tile == building for standing in table.state.seats[seat].standing):
        return Illegal("built-already", building=building)
    if not table.state.stock[building]:
        return Illegal("building-gone", building=building)
    return None


class BuildAction(Action):
    name = "build"
    move = Build

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        person = table.state.seats[seat]
        if person.money < cost(table, seat):
            return ()
        lookup, forbidden = lookup_of(data_of(table)), forbidden_squares(table, seat)
        standing = {standing.tile for standing in person.standing}
        moves: list[Move] = []
        for building in lookup.buildings:
            if building not in standing and table.state.stock[building]:
                moves += lookup.fitting(building, forbidden)
        return moves

    def forbids(self, table: FlorenceTable, seat: Seat, move: Build) -> Illegal | None:
        return (
            forbids_building(table, seat, move.building)
            or forbids_paying(table, seat, cost(table, seat))
            or self._without_room(table, seat, move)
        )

    def _without_room(self, table: FlorenceTable, seat: Seat, move: Build) -> Illegal | None:
        """Return the rule that forbids the place. Say "fits nowhere" if no other place would do."""
        wrong = self._misplaced(table, seat, move)
        if wrong and not lookup_of(data_of(table)).fitting(move.building, forbidden_squares(table, seat)):
            return Illegal("fits-nowhere", building=move.building)
        return wrong

    def _misplaced(self, table: FlorenceTable, seat: Seat, move: Build) -> Illegal | None:
        if wrong := forbids_place(table, move.building, move.at):
            return wrong
        squares = squares_of(table, move.building, move.at)
        if wrong := forbids_lying(table, seat, move.building, move.at):
            return wrong
        if near := squares & too_near(table, seat):
            needed = data_of(table).rules.builders_to_touch
            square, _ = named_square(table, move.at, near)
            return Illegal("too-near", square=square, needed=needed)
        for expansion in ruleset_of(table).expansions:
            if squares & expansion.closed_squares(table, seat):
                return Illegal(expansion.closed_rule, tile=move.building, at=move.at)
        return None

    def normal(self, table: FlorenceTable, seat: Seat, move: Build) -> Move:
        tiles = lookup_of(data_of(table)).buildings.get(move.building)
        placement = tiles and tiles.covering(move.at)
        return Build(move.building, placement.at) if placement and placement.at != move.at else move

    def what_if(self, table: FlorenceTable, seat: Seat, move: Build) -> CertainData:
        points = data_of(table).rules.points_per_building
        return {
            **price_paid(table, seat, cost(table, seat)),
            "points": points,
            **raised_by(table, seat, move.building, data_of(table).work.building),
        }

    def covers(self, table: FlorenceTable, seat: Seat, move: Build) -> Sequence[str]:
        return square_names(table, move.building, move.at)

    def areas(self, table: FlorenceTable, seat: Seat, move: Build) -> Mapping[str, Sequence[str]]:
        return areas_of(table, move.building, move.at)

    def spoils(self, table: FlorenceTable, seat: Seat, move: Build) -> int:
        """Return how many squares become forbidden for buildings."""
        squares = squares_of(table, move.building, move.at)
        return squares_spoilt(table, seat, squares, lost=too_near(table, seat))

    def do(self, table: FlorenceTable, seat: Seat, move: Build) -> None:
        data, lookup, price = data_of(table), lookup_of(data_of(table)), cost(table, seat)
        placement = lookup.buildings[move.building].lying[move.at]
        table.state.seats[seat].money -= price
        table.state.stock[move.building] -= 1
        raise_building(table, seat, Standing(move.building, placement.at, placement.mask))
        table.tell(
            Built(
                seat=seat,
                building=move.building,
                spot=placement.at,
                squares=lookup.grid.squares(placement.mask),
                price=price,
                points=data.rules.points_per_building,
            )
        )


def raise_building(table: FlorenceTable, seat: Seat, standing: Standing) -> None:
    """Put a building into a principality and give its owner the points."""
    person = table.state.seats[seat]
    person.standing.append(standing)
    person.occupied |= standing.mask
    person.built |= standing.mask
    person.gain("building", data_of(table).rules.points_per_building)
