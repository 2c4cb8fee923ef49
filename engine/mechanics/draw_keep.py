"""Draw and keep: look at the top cards of a deck, keep some, put the rest under it in an order of one's choice.

A deck is a list whose first card is the top. A choice is what is kept, in the order looked at, and the order of the
rest; naming no order leaves the rest as it was looked at.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

C = TypeVar("C", bound=Hashable)


def look(deck: list[C], number: int) -> tuple[C, ...]:
    """Take the top cards off a deck, all of them where there are fewer."""
    looked = tuple(deck[:number])
    del deck[:number]
    return looked


@lru_cache(maxsize=4096)
def choices(looked: tuple[C, ...], keep: int) -> tuple[tuple[C, ...], ...]:
    """Every set of cards that may be kept."""
    return tuple(combinations(looked, keep))


def rest(looked: Sequence[C], kept: Sequence[C], under: Sequence[C] = ()) -> tuple[C, ...]:
    """The cards that go under the deck, in the order in which they go."""
    return tuple(under) or tuple(card for card in looked if card not in kept)


def is_order_of_rest(looked: Sequence[C], kept: Sequence[C], under: Sequence[C]) -> bool:
    """Whether an order names every card that is not kept, and each once; naming none is an order too."""
    left = [card for card in looked if card not in kept]
    return not under or (len(under) == len(left) and set(under) == set(left))
