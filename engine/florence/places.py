"""Placements as written in a move: whether they name a valid place, and its squares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine import Illegal, Seat
from engine.florence.lookup import lookup_of
from engine.florence.ruleset import ruleset_of
from engine.florence.state import FlorenceTable, data_of
from engine.mechanics.grid import Grid

_CACHED: Final = 1 << 12


def forbids_place(table: FlorenceTable, tile: str, at: str) -> Illegal | None:
    """Return the rule that a place breaks if it does not exist on this board, or None."""
    grid, lying = lookup_of(data_of(table)).grid, lookup_of(data_of(table)).tiles(tile).lying
    if lying.named(at) is not None:
        return None
    if len(at.split()) > 1:
        return Illegal("not-its-shape", tile=tile, at=at)
    try:
        grid.square(at)
    except ValueError:
        return Illegal("outside", tile=tile, at=at)
    return Illegal("which-way", tile=tile, at=at)


def forbids_lying(table: FlorenceTable, seat: Seat, tile: str, at: str) -> Illegal | None:
    """Return the rule that forbids a place because a tile stands there already, with the square, or None."""
    person = table.state.seats[seat]
    if not (taken := squares_of(table, tile, at) & person.occupied):
        return None
    square, mask = named_square(table, at, taken)
    if mask & ruleset_of(table).palazzo(data_of(table)):
        return Illegal("overlap", tile="palazzo", square=square)
    standing = (each.tile for each in person.standing if each.mask & mask)
    return Illegal("overlap", tile=next(standing, "none"), square=square)


def named_square(table: FlorenceTable, at: str, squares: int) -> tuple[str, int]:
    """Return one of some squares, and its mask.

    It is the square that names the place if that is among them, otherwise the first one.
    """
    grid, square = lookup_of(data_of(table)).grid, square_of(at)
    if not grid.square(square) & squares:
        square = grid.squares(squares)[0]
    return square, grid.square(square)


def squares_of(table: FlorenceTable, tile: str, at: str) -> int:
    """Return the squares of a valid place, as a mask."""
    return lookup_of(data_of(table)).tiles(tile).lying[at].mask


def square_names(table: FlorenceTable, tile: str, at: str) -> tuple[str, ...]:
    """Return the squares of a valid place, by name."""
    return lookup_of(data_of(table)).grid.squares(squares_of(table, tile, at))


def areas_of(table: FlorenceTable, tile: str, at: str) -> Mapping[str, Sequence[str]]:
    """Return the part of the board that contains a place, and the square that names it."""
    return {at: (_part(lookup_of(data_of(table)).grid, squares_of(table, tile, at)), square_of(at))}


def square_of(at: str) -> str:
    """Return the square that names a place: the bottom left one of all that its outline takes."""
    return at.rstrip("nesw*")


@lru_cache(_CACHED)
def _part(grid: Grid, squares: int) -> str:
    return grid.compass(squares)


def squares_spoilt(table: FlorenceTable, seat: Seat, squares: int, lost: int = 0) -> int:
    """Return how many free squares beside a place become harder to use.

    `lost` are the squares that are useless already.
    """
    grid, occupied = lookup_of(data_of(table)).grid, table.state.seats[seat].occupied
    return (grid.beside(squares) & ~occupied & ~lost).bit_count()
