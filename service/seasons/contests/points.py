"""Points of a pod. A winner gets the same in pods of all sizes, so that a small pod is no advantage."""

from collections.abc import Sequence

POD = 120
"""The points for a player who placed before all others at the table. Each other player is worth an equal part
of it: the full part if placed behind, half of it for a shared place. 120 divides without a remainder at
tables of 2 to 6.
"""
BYE = POD // 2
"""The points for a round with a bye."""


def pod_points(places: Sequence[int]) -> list[int]:
    """Return the points for each seat. Place 1 is the best, and equal numbers share a place."""
    others = len(places) - 1
    return [
        POD * (2 * sum(other > place for other in places) + places.count(place) - 1) // (2 * others)
        for place in places
    ]


def advancing_seats(places: Sequence[int], lots: Sequence[int]) -> set[int]:
    """Return the seats that go on in a knock-out: the upper half.

    A shared place is decided by the higher lot.
    """
    order = sorted(range(len(places)), key=lambda seat: (places[seat], -lots[seat]))
    return {*order[: len(places) // 2]}
