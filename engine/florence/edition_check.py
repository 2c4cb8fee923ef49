"""Checks of an edition: numbers printed in the rules, names that have words, tiles that fit the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from engine.editions.fault import (
    Fault,
    check_choice,
    check_names,
    check_range,
    check_tile,
    check_value,
    fault,
)
from engine.florence.data import SIZES, Board, Data
from engine.mechanics.grid import Grid, outline

SQUARES: Final = {"large": 7, "medium": 5, "small": 3}
LEAST_SIDE, MOST_SIDE = 5, 9
"""The bounds for the columns and rows of a principality.

Columns are letters, and seven large buildings would fill the smallest board.
"""
PALAZZO: Final = 6
WISHED: Final = {"forest": 9, "lake": 7, "park": 5}
"""How many professions wish for each landscape, as the rules say."""
LOWEST, HIGHEST = 300, 1500
BANKER: Final = (0, 500)


def edition_faults(data: Data, base: Data) -> Iterator[Fault]:
    yield from _names(data, base)
    yield from _course(data, base)
    yield from _board(data.principality)
    yield from _buildings(data, base)
    yield from _landscapes(data)
    yield from _professions(data)
    yield from _cards(data, base)
    yield from _characters(data)


def _names(data: Data, base: Data) -> Iterator[Fault]:
    """Yield a fault for each thing without words, and for each name that is no thing."""
    for field in ("stock", "buildings", "landscapes", "professions", "bonus", "prestige", "characters"):
        yield from check_names(field, getattr(data, field), getattr(base, field))
    yield from check_names("freedoms.names", data.freedoms.names, base.freedoms.names)


def _course(data: Data, base: Data) -> Iterator[Fault]:
    yield from check_value("minimum", len(data.minimum), len(base.minimum))
    yield from _rising("minimum", data.minimum)
    yield from check_range("opening.kept", data.opening.kept, 1, data.opening.dealt)
    yield from check_range("rules.kept", data.rules.kept, 1, data.rules.looked_at)
    for key in ("step", "coin", "money_per_value", "money_per_point_bought", "money_per_point_sold"):
        yield from check_range(
            f"rules.{'raise' if key == 'step' else key}", getattr(data.rules, key), 1, HIGHEST
        )
    yield from check_value(
        "rules.building_costs", len(data.rules.building_costs), data.rules.most_builders + 1
    )
    yield from check_names("opening.tables", data.opening.tables, base.opening.tables)
    for name, figures in data.opening.tables.items():
        if name in base.opening.tables:
            yield from check_names(
                f"opening.tables.{name}.lots", figures.lots, base.opening.tables[name].lots
            )


def _board(board: Board) -> Iterator[Fault]:
    yield from check_range("principality.columns", board.columns, LEAST_SIDE, MOST_SIDE)
    yield from check_range("principality.rows", board.rows, LEAST_SIDE, MOST_SIDE)
    grid = Grid(board.columns, board.rows)
    for name in ("palazzo", "joined_palazzo"):
        squares = getattr(board, name)
        yield from check_value(f"principality.{name}", len(set(squares)), PALAZZO)
        for square in squares:
            try:
                grid.square(square)
            except ValueError:
                last = grid.squares(grid.full)[-1]
                yield fault(f"principality.{name}", "square", given=square, first="a1", last=last)


def _buildings(data: Data, base: Data) -> Iterator[Fault]:
    grid = _grid(data)
    for name, tile in data.buildings.items():
        if name not in base.buildings:
            continue
        key, own = f"buildings.{name}", base.buildings[name]
        yield from check_choice(f"{key}.size", tile.size, SIZES)
        yield from check_value(f"{key}.size", tile.size, own.size)
        yield from check_value(f"{key}.copies", tile.copies, own.copies)
        yield from check_tile(f"{key}.outline", tile.outline, grid, SQUARES.get(own.size))


def _landscapes(data: Data) -> Iterator[Fault]:
    """Yield the faults of landscapes.

    Their numbers of squares are not printed anywhere. The rules do print that a lake is smaller than a
    forest, and a park smaller than a lake.
    """
    grid, sizes = _grid(data), {}
    for name, tile in data.landscapes.items():
        key, faults = (
            f"landscapes.{name}.outline",
            tuple(check_tile(f"landscapes.{name}.outline", tile.outline, grid)),
        )
        yield from faults
        yield from check_range(f"landscapes.{name}.copies", tile.copies, 6, 6)
        if not faults:
            sizes[name] = len(outline(tile.outline))
            if sizes[name] > SQUARES["large"]:
                yield fault(key, "squares", given=sizes[name], right=f"1-{SQUARES['large']}")
    for larger, smaller in pairwise(WISHED):
        if larger in sizes and smaller in sizes and sizes[larger] <= sizes[smaller]:
            yield fault(
                f"landscapes.{smaller}.outline", "smaller", given=sizes[smaller], most=sizes[larger] - 1
            )


def _professions(data: Data) -> Iterator[Fault]:
    cards = data.professions
    yield from _each("professions", "number", {name: card.number for name, card in cards.items()})
    for name, card in cards.items():
        key = f"professions.{name}"
        yield from check_choice(f"{key}.building", card.building, data.buildings)
        yield from check_choice(f"{key}.landscape", card.landscape, data.landscapes)
        yield from check_choice(f"{key}.freedom", card.freedom, data.freedoms.names)
    wished = Counter(card.landscape for card in cards.values())
    for landscape, times in WISHED.items():
        if wished[landscape] != times:
            yield fault(
                "professions.*.landscape", "wished", name=landscape, given=wished[landscape], right=times
            )


def _each(table: str, field: str, numbers: Mapping[str, int]) -> Iterator[Fault]:
    """Yield a fault unless the numbers count up from one, each once."""
    for place, (name, number) in enumerate(numbers.items(), 1):
        yield from check_value(f"{table}.{name}.{field}", number, place)


def _cards(data: Data, base: Data) -> Iterator[Fault]:
    """Yield the faults of cards. They may count only things that the rules can count."""
    counted = {word for card in base.bonus.values() for word in card.counts}
    for name, bonus in data.bonus.items():
        for word in bonus.counts:
            yield from check_choice(f"bonus.{name}.counts", word, sorted(counted))
    for name, card in data.prestige.items():
        own = base.prestige.get(name)
        if own is None:
            continue
        for field in ("most", "fewest"):
            yield from check_value(f"prestige.{name}.{field}", getattr(card, field), getattr(own, field))
        yield from check_names(f"prestige.{name}.at_least", card.at_least, own.at_least)


def _characters(data: Data) -> Iterator[Fault]:
    """Yield the faults of characters. The rules print only the lowest and the highest field of each."""
    for name, character in data.characters.items():
        key, (lowest, highest) = (
            f"characters.{name}.fields",
            BANKER if name == "banker" else (LOWEST, HIGHEST),
        )
        yield from _rising(key, character.fields)
        if character.fields:
            yield from check_value(f"{key}[1]", character.fields[0], lowest)
            yield from check_value(f"{key}[{len(character.fields)}]", character.fields[-1], highest)


def _rising(key: str, numbers: tuple[int, ...]) -> Iterator[Fault]:
    if not numbers or any(later <= earlier for earlier, later in pairwise(numbers)):
        yield fault(key, "rising")


def _grid(data: Data) -> Grid:
    board = data.principality
    return Grid(min(board.columns, MOST_SIDE), min(board.rows, MOST_SIDE))
