"""How many streams are open in this process. Each holds a thread, or at least memory, for as long as it flows: they are counted."""

from collections import Counter
from collections.abc import Callable
from threading import Lock


class Full(Exception):
    """No more streams, for this reader or for anybody."""


class StreamLimit:
    """One place for each open stream: so many for one reader, so many for all together."""

    def __init__(self, each: int, together: int) -> None:
        self.each, self.together = each, together
        self.taken: Counter[str] = Counter()
        self.lock = Lock()
        self.closing = False
        self.watched: Callable[[int], None] = lambda _open: None
        """Told how many are open, each time that one begins or ends."""

    def take(self, who: str) -> "StreamSlot":
        with self.lock:
            if self.taken[who] >= self.each or self.taken.total() >= self.together:
                raise Full
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
        """The house closes: every stream ends within a second, and its reader comes back to whoever serves then.

        Called from a signal handler, so it takes no lock.
        """
        self.closing = True


class StreamSlot:
    """What a stream holds; given back once, by whichever end comes first."""

    def __init__(self, places: StreamLimit, who: str) -> None:
        self.places, self.who = places, who
        self.held = True

    def give_back(self) -> None:
        if self.held:
            self.held = False
            self.places.free(self.who)
