"""Advice for the opening: professions that share wishes help each other."""

from __future__ import annotations

from itertools import combinations

from engine.florence.moves import Keep
from engine.florence.state import FlorenceTable, data_of


def weigh_keep(table: FlorenceTable, move: Keep) -> float:
    """Return the weight of keeping professions.

    Shared wishes count for them, large buildings against them.
    """
    data = data_of(table)
    cards = [data.professions[name] for name in move.professions]
    shared = sum(
        data.work.building * (one.building == other.building)
        + data.work.landscape * (one.landscape == other.landscape)
        + data.work.freedom * (one.freedom == other.freedom)
        for one, other in combinations(cards, 2)
    )
    large = sum(data.buildings[card.building].size == "large" for card in cards)
    return shared / 2 - 0.3 * large
