"""The limit of open streams in this process.

Each stream holds a thread, or at least memory, while it is open.
"""

from collections import Counter
from collections.abc import Callable
from threading import Lock


class TooManyStreams(Exception):
    """Raised when there are too many streams, of this reader or of all."""


class StreamLimit:
    """Counts open streams, with a limit for each reader and one for all together."""

    def __init__(self, each: int, together: int) -> None:
        self.each, self.together = each, together
        self.taken: Counter[str] = Counter()
        self.lock = Lock()
        self.closing = False
        self.watched: Callable[[int], None] = lambda _open: None
        """Called with the number of open streams whenever one begins or ends."""

    def take(self, who: str) -> "StreamSlot":
        with self.lock:
            if self.taken[who] >= self.each or self.taken.total() >= self.together:
                raise TooManyStreams
            self.taken[who] += 1
            self.watched(self.taken.total())
        return StreamSlot(self, who)

    def free(self, who: str) -> None:
        with self.lock:
            self.taken[who] -= 1
            if not self.taken[who]:
                del self.taken[who]
            self.watched(self.taken.total())

    def close(self) -> None:
        """Begin the shutdown: every stream ends within a second, and its reader reconnects elsewhere.

        It is called from a signal handler, so it takes no lock.
        """
        self.closing = True


class StreamSlot:
    """The slot of an open stream. It is given back once, whichever end comes first."""

    def __init__(self, places: StreamLimit, who: str) -> None:
        self.places, self.who = places, who
        self.held = True

    def give_back(self) -> None:
        if self.held:
            self.held = False
            self.places.free(self.who)
