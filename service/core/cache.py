"""Answers that are ready: what has a version need not be made twice in one process."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, Generic, TypeVar

ROOM = 16_000_000  # bytes
T = TypeVar("T")


class VersionedCache(Generic[T]):
    """Answers by their tags, which change with everything that an answer could show; the longest unasked makes room."""

    def __init__(self, room: int = ROOM, weigh: Callable[[Any], int] = len) -> None:
        self.room = room
        self.weigh = weigh
        self.held = 0
        self.answers: OrderedDict[str, T] = OrderedDict()
        self.lock = Lock()

    def get(self, tag: str) -> T | None:
        with self.lock:
            if tag in self.answers:
                self.answers.move_to_end(tag)
            return self.answers.get(tag)

    def put(self, tag: str, answer: T) -> None:
        with self.lock:
            before = self.answers.pop(tag, None)
            self.held += self.weigh(answer) - (0 if before is None else self.weigh(before))
            self.answers[tag] = answer
            while self.held > self.room:
                _, oldest = self.answers.popitem(last=False)
                self.held -= self.weigh(oldest)

    def clear(self) -> None:
        with self.lock:
            self.answers.clear()
            self.held = 0
