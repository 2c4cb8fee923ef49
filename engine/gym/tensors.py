"""Facts as numbers of a fixed count (feature hashing): each fact has its place by the CRC-32 of its name.

So the layout is the same on every machine and in every version, and a game, an edition or an option that nobody has thought of
needs no other. The price: facts may share a place. `docs/research.md` says how many do; whoever wants none takes the facts
and a dictionary of their own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from engine.gym.facts import Facts

Numbers: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]

MOST: Final = 32.0
"""No number of a tensor is further from 0."""
NAMES_KEPT: Final = 1 << 16


@lru_cache(maxsize=NAMES_KEPT)
def place_of(name: str) -> int:
    return crc32(name.encode())


def tensor(facts: Facts, width: int) -> Numbers:
    """Each fact at its place, as sign(x) log2(1 + |x|): 1 stays 1, and 3000 ducats do not drown it."""
    if not facts:
        return np.zeros(width, dtype=np.float32)
    places = np.fromiter(map(place_of, facts), dtype=np.int64, count=len(facts)) % width
    numbers = np.fromiter(facts.values(), dtype=float, count=len(facts))
    scaled = np.sign(numbers) * np.log2(1 + np.abs(numbers))
    return np.clip(np.bincount(places, scaled, minlength=width), -MOST, MOST).astype(np.float32)
