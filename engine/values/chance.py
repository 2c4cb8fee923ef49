"""Fair chance from a secret seed, in named streams.

Every draw names its stream, so a new draw elsewhere never changes this one. The method is portable:
`docs/fair-chance.md` describes it byte by byte, and anyone can check a shuffle without this code.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from struct import Struct
from typing import TypeVar

SEED_BYTES = 32
_WORD = 2**32
_WORDS_OF_A_BLOCK = Struct(">8I")

T = TypeVar("T")


def commitment(seed: bytes) -> str:
    """Return the hash that is published when a table opens.

    It commits us to the seed without revealing it.
    """
    return sha256(seed).hexdigest()


def words(seed: bytes, stream: str) -> Iterator[int]:
    """Yield the 32-bit words of one stream without end."""
    key = seed + b"/" + stream.encode() + b"/"
    block = 0
    while True:
        yield from _WORDS_OF_A_BLOCK.unpack(sha256(key + block.to_bytes(8, "big")).digest())
        block += 1


def _below(source: Iterator[int], bound: int) -> int:
    """Return a fair number from 0 to bound - 1.

    Words beyond the last whole multiple of `bound` are skipped.
    """
    limit = _WORD - _WORD % bound
    while (word := next(source)) >= limit:
        pass
    return word % bound


def pick(seed: bytes, stream: str, bound: int) -> int:
    """Return one fair number from 0 to bound - 1."""
    return _below(words(seed, stream), bound)


def picks(seed: bytes, stream: str) -> Callable[[int], int]:
    """Return a source of fair numbers, each from 0 to below its own bound. Bots that play on use it."""
    return partial(_below, words(seed, stream))


def derive_seed(seed: bytes, stream: str) -> bytes:
    """Return another seed that follows from this one."""
    return sha256(seed + b"/" + stream.encode()).digest()


def shuffle_items(seed: bytes, stream: str, items: Sequence[T]) -> list[T]:
    """Return the items in fair order (Fisher and Yates, from the last place to the first)."""
    source = words(seed, stream)
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = _below(source, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def draw_some(seed: bytes, stream: str, items: Sequence[T], number: int) -> list[T]:
    """Return `number` of the items in fair order. With many items it is faster than to shuffle all."""
    left, below = list(items), picks(seed, stream)
    return [left.pop(below(len(left))) for _ in range(number)]


def pick_kind(seed: bytes, stream: str, counts: Sequence[int]) -> int:
    """Draw one thing and return its kind. `counts` says how many things there are of each kind.

    All things of the first kind lie before all of the second, and so on.
    """
    at = pick(seed, stream, sum(counts))
    for kind, count in enumerate(counts):
        if at < count:
            return kind
        at -= count
    raise AssertionError(at)  # pick stays below the sum
