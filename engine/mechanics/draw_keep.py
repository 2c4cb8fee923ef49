"""Draw and keep: look at the top cards of a deck, keep some, put the rest under the deck in a chosen order.

A deck is a list whose first card is the top. A choice has the kept cards, in the order of the draw, and the
order of the rest. Without an order the rest stays in the order of the draw.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

C = TypeVar("C", bound=Hashable)


def take_top(deck: list[C], number: int) -> tuple[C, ...]:
    """Take the top cards off a deck, or all of them if there are fewer."""
    looked = tuple(deck[:number])
    del deck[:number]
    return looked


@lru_cache(maxsize=4096)
def choices(looked: tuple[C, ...], keep: int) -> tuple[tuple[C, ...], ...]:
    """Return every set of cards that may be kept."""
    return tuple(combinations(looked, keep))


def remaining_cards(looked: Sequence[C], kept: Sequence[C], under: Sequence[C] = ()) -> tuple[C, ...]:
    """Return the cards that go under the deck, in order."""
    return tuple(under) or tuple(card for card in looked if card not in kept)


def is_order_of_rest(looked: Sequence[C], kept: Sequence[C], under: Sequence[C]) -> bool:
    """Return whether an order names every card that is not kept exactly once. An empty order is valid too."""
    left = [card for card in looked if card not in kept]
    return not under or (len(under) == len(left) and set(under) == set(left))
