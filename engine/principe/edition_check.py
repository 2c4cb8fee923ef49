"""Checks of an edition: totals of the rules, figures by size of city, existing regions and colours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.editions.fault import (
    Fault,
    check_choice,
    check_names,
    check_range,
    check_total,
    check_value,
    fault,
)
from engine.principe.edition import COLOURS, City, Edition

CARDS: Final = 12
"""The number of cards of each colour in the costs of all cities."""
REGIONS: Final = {"small": 1, "medium": 2, "large": 3}
COST: Final = {"small": 3, "medium": 4, "large": 5}
ALIKE: Final = 5
"""The number of cities of each size."""


def edition_faults(data: Edition, base: Edition) -> Iterator[Fault]:
    yield from check_value("copies", data.copies, base.copies)
    yield from check_value("arms", data.arms, base.arms)
    yield from check_range("display", data.display, 1, len(base.cities))
    yield from check_names("families", data.families, base.families)
    yield from check_names("seats", data.seats, base.seats)
    for table in ("buildings", "majors", "minors"):
        given, right = getattr(data, table), getattr(base, table)
        yield from check_names(table, given, COLOURS)
        for colour in COLOURS:
            yield from check_value(f"{table}.{colour}", given.get(colour, right[colour]), right[colour])
    yield from _seatings(data)
    yield from _regions(data, base)
    yield from check_names("cities", data.cities, base.cities)
    for name, city in data.cities.items():
        yield from _city(f"cities.{name}", city, data)
    yield from _totals(data)


def _seatings(data: Edition) -> Iterator[Fault]:
    for seats, seating in data.seats.items():
        key = f"seats.{seats}"
        yield from check_range(f"{key}.lay", seating.lay, 1, seating.draw)
        yield from check_range(f"{key}.cards_out", seating.cards_out, 0, data.copies - 1)
        yield from check_range(f"{key}.cities_out", seating.cities_out, 0, len(data.cities) - data.display)


def _regions(data: Edition, base: Edition) -> Iterator[Fault]:
    yield from check_names("regions", data.regions, base.regions)
    sides = sorted({region.lies for region in base.regions.values()})
    for name, region in data.regions.items():
        yield from check_choice(f"regions.{name}.lies", region.lies, sides)
        yield from check_choice(f"regions.{name}.colour", region.colour, base.regions)


def _city(key: str, city: City, data: Edition) -> Iterator[Fault]:
    """Yield the faults of a city.

    The size determines the number of regions and cards, as both sources say.
    """
    if city.size not in REGIONS:
        yield from check_choice(f"{key}.size", city.size, REGIONS)
        return
    yield from check_total(f"{key}.cost", city.cost.values(), COST[city.size])
    for colour in city.cost:
        yield from check_choice(f"{key}.cost.{colour}", colour, COLOURS)
    if len(city.regions) != REGIONS[city.size]:
        yield fault(f"{key}.regions", "many", given=len(city.regions), right=REGIONS[city.size])
    if list(city.regions) != sorted(set(city.regions)):
        yield fault(
            f"{key}.regions", "value", given=_row(city.regions), right=_row(sorted(set(city.regions)))
        )
    for region in city.regions:
        yield from check_choice(f"{key}.regions", region, data.regions)


def _row(names: tuple[str, ...] | list[str]) -> str:
    return ", ".join(names)


def _totals(data: Edition) -> Iterator[Fault]:
    """Yield the faults of totals over all cities: each colour is needed as often as any other."""
    cities = data.cities.values()
    for colour in COLOURS:
        yield from check_total(
            f"cities.*.cost.{colour}", (city.cost.get(colour, 0) for city in cities), CARDS
        )
    for size in REGIONS:
        alike = sum(city.size == size for city in cities)
        if alike != ALIKE:
            yield fault("cities.*.size", "wished", name=size, given=alike, right=ALIKE)
