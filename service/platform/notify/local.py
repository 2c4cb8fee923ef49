"""The notifier and the listeners of one process."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Event, Lock


class LocalSubscription:
    """Collects the topics notified since the last wait."""

    def __init__(self, lock: Lock) -> None:
        self.lock = lock
        self.rung: set[str] = set()
        self.something = Event()

    def hear(self, topic: str) -> None:
        self.rung.add(topic)
        self.something.set()

    def wait(self, seconds: float) -> frozenset[str]:
        self.something.wait(seconds)
        with self.lock:
            rung = frozenset(self.rung)
            self.rung.clear()
            self.something.clear()
        return rung


class LocalNotifier:
    """Notifies every listener of this process."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.listeners: defaultdict[str, set[Callable[[str], None]]] = defaultdict(set)

    def ring(self, topic: str) -> None:
        with self.lock:
            for hear in self.listeners.get(topic, ()):
                hear(topic)

    def ring_all(self) -> None:
        """Notify all listeners, for use when notifications may have been lost."""
        with self.lock:
            for topic, listeners in self.listeners.items():
                for hear in listeners:
                    hear(topic)

    @contextmanager
    def listen(self, *topics: str) -> Iterator[LocalSubscription]:
        listener = LocalSubscription(self.lock)
        stop = self.on_ring(listener.hear, *topics)
        try:
            yield listener
        finally:
            stop()

    def on_ring(self, hear: Callable[[str], None], *topics: str) -> Callable[[], None]:
        with self.lock:
            for topic in topics:
                self.listeners[topic].add(hear)
        return partial(self.forget, hear, *topics)

    def forget(self, hear: Callable[[str], None], *topics: str) -> None:
        with self.lock:
            for topic in topics:
                self.listeners[topic].discard(hear)
                if not self.listeners[topic]:
                    del self.listeners[topic]
