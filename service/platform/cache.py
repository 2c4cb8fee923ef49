"""A cache in this process. docs/decisions lists its uses.

Entries are never invalidated. A cache key contains everything that the value depends on, so changed data have
another key.
"""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

ROOM = 16_000_000  # bytes
T = TypeVar("T")


class VersionedCache(Generic[T]):
    """A cache with at most `room`, as measured by `weigh`. The least recently used entries are evicted."""

    def __init__(self, room: int = ROOM, weigh: Callable[[Any], int] = len) -> None:
        self.kept: LRUCache[Hashable, T] = LRUCache(room, getsizeof=weigh)
        self.lock = Lock()  # cachetools has no lock of its own

    def get(self, key: Hashable) -> T | None:
        with self.lock:
            return self.kept.get(key)

    def put(self, key: Hashable, answer: T) -> None:
        with self.lock:
            self.kept.pop(key, None)
            if self.kept.getsizeof(answer) <= self.kept.maxsize:
                self.kept[key] = answer

    def clear(self) -> None:
        with self.lock:
            self.kept.clear()
