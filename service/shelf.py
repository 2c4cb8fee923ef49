"""Answers that are ready: what has a version need not be made twice in one process."""

from collections import OrderedDict
from threading import Lock

ROOM = 16_000_000  # bytes


class Shelf:
    """Answers by their tags, which change with everything that an answer could show; the longest unasked makes room."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.held = 0
        self.answers: OrderedDict[str, bytes] = OrderedDict()
        self.lock = Lock()

    def get(self, tag: str) -> bytes | None:
        with self.lock:
            if tag in self.answers:
                self.answers.move_to_end(tag)
            return self.answers.get(tag)

    def put(self, tag: str, answer: bytes) -> None:
        with self.lock:
            self.held += len(answer) - len(self.answers.pop(tag, b""))
            self.answers[tag] = answer
            while self.held > self.room:
                _, oldest = self.answers.popitem(last=False)
                self.held -= len(oldest)

    def clear(self) -> None:
        with self.lock:
            self.answers.clear()
            self.held = 0
