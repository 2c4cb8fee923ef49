"""Facts as a fixed count of numbers (feature hashing). The CRC-32 of a name is the position of its fact.

So the layout is the same on every machine and in every version. A new game, edition or option needs no new
layout. The price is that facts may share a position. `docs/research.md` says how many do. To avoid it, use
the facts with a dictionary of your own.
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
"""The largest absolute value in a tensor."""
NAMES_KEPT: Final = 1 << 16


@lru_cache(maxsize=NAMES_KEPT)
def place_of(name: str) -> int:
    return crc32(name.encode())


def tensor(facts: Facts, width: int) -> Numbers:
    """Return the facts at their positions, scaled as sign(x) log2(1 + |x|).

    With this scale 1 stays 1, and 3000 ducats do not hide it.
    """
    if not facts:
        return np.zeros(width, dtype=np.float32)
    places = np.fromiter(map(place_of, facts), dtype=np.int64, count=len(facts)) % width
    numbers = np.fromiter(facts.values(), dtype=float, count=len(facts))
    scaled = np.sign(numbers) * np.log2(1 + np.abs(numbers))
    return np.clip(np.bincount(places, scaled, minlength=width), -MOST, MOST).astype(np.float32)
