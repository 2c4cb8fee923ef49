"""Placements as written in a move: whether they say where and how a tile lies, and its squares."""

from __future__ import annotations

from engine import Illegal
from engine.florence.lookup import lookup_of
from engine.florence.state import FlorenceTable, data_of


def forbids_place(table: FlorenceTable, tile: str, at: str) -> Illegal | None:
    """Why a place is none on this board."""
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


def squares_of(table: FlorenceTable, tile: str, at: str) -> int:
    """The squares of a place that is one."""
    return lookup_of(data_of(table)).tiles(tile).lying[at].mask


def square_names(table: FlorenceTable, tile: str, at: str) -> tuple[str, ...]:
    """The same by name."""
    return lookup_of(data_of(table)).grid.squares(squares_of(table, tile, at))
