"""The worth of things in points: ducats, coats of arms, tiles, cities, and a hand of cards.

A ducat is worth the things that it will buy in the rounds left, so it loses worth towards the end. A hand is
worth its best cities, and less for each thing still missing for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Seat, Table
from engine.mechanics.majority import most
from engine.principe.edition import City, Edition
from engine.principe.founding import others_points
from engine.principe.scoring import region_points
from engine.principe.state import Player, State

DUCAT: Final = 0.55
LAST_DUCAT: Final = 0.1
ARMS: Final = 1.3
"""The worth of a coat of arms as long as nothing is known of the rivals."""
MISSING_CARD: Final = 0.5
"""The part of a city's worth that remains for every card still missing."""
MISSING_DUCAT: Final = 0.85
SECOND_CITY: Final = 0.4
CARD: Final = 0.45
"""The worth of a card by itself: for tiles, for sets, for the most cards."""
ABILITY: Final = (0.3, 1.0, 0.9, 1.2, 1.1)
"""The worth of a tile's ability, by colour."""
RIVALS: Final = 0.6
"""The part of the others' gain that counts as the seat's own loss with two players.

With more players it is less.
"""


def rounds_left(table: Table[State]) -> float:
    """Return the number of rounds after the present one."""
    state, seating = table.state, table.edition.seating(table.seats)
    if state.last:
        return 0.0
    return float(max(1.0, 1 + (len(state.deck) - seating.last_below) / (seating.draw * table.seats)))


def ducat(table: Table[State]) -> float:
    """Return the worth of a ducat now."""
    left = rounds_left(table)
    return LAST_DUCAT if not left else DUCAT * min(1.0, 0.6 + 0.15 * left)


def arms_gain(table: Table[State], seat: Seat, placed: dict[str, int]) -> float:
    """Return the worth of coats of arms: part of the change in the region's majority, and part hope."""
    edition: Edition = table.edition
    gain = 0.0
    for region, more in placed.items():
        area = edition.areas.index(region)
        arms = [player.arms[area] for player in table.state.players]
        before = region_points(edition, arms).get(seat, 0)
        arms[seat] += more
        after = region_points(edition, arms).get(seat, 0)
        lead = arms[seat] - max(count for other, count in enumerate(arms) if other != seat)
        sure = 0.5 if rounds_left(table) else 0.95
        gain += sure * (after - before) + (1 - sure) * ARMS * more * (1.2 if abs(lead) <= more else 0.6)
    return gain


def best_arms(table: Table[State], seat: Seat, city: City) -> float:
    """Return the worth of a city's coats of arms in its best region."""
    count = min(city.arms, table.state.players[seat].supply)
    return max(arms_gain(table, seat, {region: count}) for region in city.regions) if count else 0.0


def rivals_gain_cost(table: Table[State], seat: Seat, city: City) -> float:
    """Return the cost to the founder of the points that others get for their tiles."""
    return RIVALS * sum(others_points(table, seat, city).values()) / (table.seats - 1)


def city_worth(table: Table[State], seat: Seat, city: City) -> float:
    """Return the worth of a city.

    It is the city's points and arms, less its ducats and the points given to others. Its cards stay in play.
    """
    gain = city.points + best_arms(table, seat, city)
    return float(gain - city.ducats * ducat(table) - rivals_gain_cost(table, seat, city))


def city_worths(table: Table[State], seat: Seat) -> list[tuple[City, float]]:
    """Return the open cities, and the worth of each to a seat."""
    cities = (table.edition.cities[name] for name in table.state.open)
    return [(city, city_worth(table, seat, city)) for city in cities]


def hand_worth(
    player: Player, hand: Sequence[int], worths: Sequence[tuple[City, float]], hope: float
) -> float:
    """Return the worth of a hand: its best city, part of the second best, and the cards by themselves."""
    near = sorted((_chance(player, hand, city, hope) * worth for city, worth in worths), reverse=True)
    best = near[0] if near else 0.0
    second = near[1] if len(near) > 1 else 0.0
    return max(best, 0.0) + SECOND_CITY * max(second, 0.0) + CARD * sum(hand)


def _chance(player: Player, hand: Sequence[int], city: City, hope: float) -> float:
    cards = sum(max(0, need - held) for need, held in zip(city.need, hand, strict=True))
    ducats = max(0, city.ducats - player.ducats)
    return float((hope * MISSING_CARD) ** cards * MISSING_DUCAT**ducats)


def scarcity_factor(table: Table[State]) -> float:
    """Return the factor for things that are missing and may still come."""
    return 1.0 if rounds_left(table) else 0.3


def tile_worth(table: Table[State], colour: int, tile: str) -> float:
    """Return the worth of a tile: its ability, others' foundings in the coming round, and the final score."""
    edition: Edition = table.edition
    worth = edition.points.major if tile == "major" else edition.points.minor
    asked = sum(edition.cities[name].need[colour] > 0 for name in table.state.open) / edition.display
    foundings = 0.45 * (table.seats - 1) * asked if rounds_left(table) else 0.0
    end = 0.0 if rounds_left(table) > 1 else worth
    return ABILITY[colour] + worth * foundings + end


def colour_worth(table: Table[State], seat: Seat, colour: int, up: int) -> float:
    """Return the worth of some face-up cards of a colour when tiles are next given. Ties are shared."""
    counts = [player.up[colour] for player in table.state.players]
    counts[seat] = up
    if not up:
        return 0.0
    first = most(counts)
    if seat in first:
        return tile_worth(table, colour, "major") * (1.0 if len(first) == 1 else 0.35)
    rivals = sum(count >= up for count in counts) - 1
    if rivals == 1 and table.edition.seating(table.seats).minors:
        return tile_worth(table, colour, "minor")
    return 0.2 * tile_worth(table, colour, "minor") if rivals > 1 else 0.0
