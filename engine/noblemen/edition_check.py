"""Checks of an edition: names that have words, rising prices, enough pieces in the box, a track that ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from engine.editions.fault import Fault, check_choice, check_names, check_range, check_value, fault
from engine.noblemen.components import AREAS, TERRAINS, Building, Edition

SEATINGS: Final = 3
"""The length of lists by the number of players: three, four and five."""
MOST: Final = 100
"""The most buildings of one kind. No box has more."""
FIRST, LAST = "arrow", "scoring"


def edition_faults(data: Edition, base: Edition) -> Iterator[Fault]:
    yield from check_names("tiles", data.tiles, TERRAINS)
    for field in ("buildings", "titles", "cards"):
        yield from check_names(field, getattr(data, field), getattr(base, field))
    for name, building in data.buildings.items():
        yield from _building(f"buildings.{name}", building)
    yield from _follies(data, base)
    yield from _titles(data)
    yield from _setup(data, base)
    yield from _track(data, base)


def _building(key: str, building: Building) -> Iterator[Fault]:
    yield from check_value(f"{key}.stocked", len(building.stocked), SEATINGS)
    most = max(building.stocked, default=0)
    yield from check_range(f"{key}.total", building.total, most, MOST)
    if len(building.prices) != most:
        yield fault(f"{key}.prices", "many", given=len(building.prices), right=most)
    if any(dearer < cheaper for cheaper, dearer in pairwise(building.prices)):
        yield fault(f"{key}.prices", "rising")


def _follies(data: Edition, base: Edition) -> Iterator[Fault]:
    yield from check_names("follies.needs", data.follies.needs, base.follies.needs)
    if len(data.follies.points) != len(data.follies.needs):
        yield fault("follies.points", "many", given=len(data.follies.points), right=len(data.follies.needs))
    for folly, needs in data.follies.needs.items():
        for area in needs:
            yield from check_choice(f"follies.needs.{folly}.{area}", area, AREAS)


def _titles(data: Edition) -> Iterator[Fault]:
    for name, title in data.titles.items():
        yield from check_value(f"titles.{name}.copies", len(title.copies), SEATINGS)
    highest_first = [title.prestige for title in data.titles.values()]
    if highest_first != sorted(highest_first, reverse=True):
        yield fault("titles.*.prestige", "falling")


def _setup(data: Edition, base: Edition) -> Iterator[Fault]:
    yield from check_value("setup.screen", data.setup.screen, base.setup.screen)
    yield from check_range("setup.chosen", data.setup.chosen, 1, data.setup.screen // len(TERRAINS))
    yield from check_range("round.decades", data.round.decades, 1, base.round.decades)
    if sum(data.tiles.values()) < sum(base.tiles.values()) // 2:
        yield fault("tiles", "total", given=sum(data.tiles.values()), right=sum(base.tiles.values()))


def _track(data: Edition, base: Edition) -> Iterator[Fault]:
    """Yield the faults of the track: a decade begins at the arrow, has a ball, and ends with the scoring."""
    track = data.round.track
    for number, space in enumerate(track, 1):
        yield from check_choice(f"round.track[{number}]", space, sorted(set(base.round.track)))
    if not track or (track[0], track[-1]) != (FIRST, LAST) or track.count(LAST) > 1:
        yield fault("round.track", "track", first=FIRST, last=LAST)
    if "ball" not in track:
        yield from check_names("round.track", track, set(base.round.track))
