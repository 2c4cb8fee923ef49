"""What has been made once and would be made the same again, kept in this process; docs/decisions says which caches there are.

Nothing is ever invalidated: a key holds everything that the answer could show, so what has changed has another key.
"""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

ROOM = 16_000_000  # bytes
T = TypeVar("T")


class VersionedCache(Generic[T]):
    """`room` is all that it may hold, as `weigh` weighs it; the longest unasked makes room."""

    def __init__(self, room: int = ROOM, weigh: Callable[[Any], int] = len) -> None:
        self.kept: LRUCache[Hashable, T] = LRUCache(room, getsizeof=weigh)
        self.lock = Lock()  # cachetools leaves that to its callers

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
