"""What a pod is worth. Pods of all sizes are worth the same, so that nobody gains by a small one."""

from collections.abc import Sequence

POD = 120
"""For whoever was better than everybody at the table. A part of it for each of the others: all of that part for whom one
was better than, half for whom one shares a place with. 120 can be parted so at every table of 2 to 6 without a rest."""
BYE = POD // 2
"""For a round in which one sits out."""


def pod_points(places: Sequence[int]) -> list[int]:
    """For each seat; 1 is the best place, and equal numbers share."""
    others = len(places) - 1
    return [
        POD * (2 * sum(other > place for other in places) + places.count(place) - 1) // (2 * others)
        for place in places
    ]


def going_on(places: Sequence[int], lots: Sequence[int]) -> set[int]:
    """The seats whose people go on in a knock-out: the upper half, and of those who share a place the higher lot."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat], -lots[seat]))
    return {*order[: len(places) // 2]}
