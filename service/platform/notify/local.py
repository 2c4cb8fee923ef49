"""Notifications within one process."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Event, Lock


class LocalSubscription:
    """Collects the topics notified since the last wait."""

    def __init__(self, lock: Lock) -> None:
        self.lock = lock
        self.topics: set[str] = set()
        self.changed = Event()

    def add(self, topic: str) -> None:
        self.topics.add(topic)
        self.changed.set()

    def wait(self, seconds: float) -> frozenset[str]:
        self.changed.wait(seconds)
        with self.lock:
            topics = frozenset(self.topics)
            self.topics.clear()
            self.changed.clear()
        return topics


class LocalNotifier:
    """Notifies the listeners of this process."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.listeners: defaultdict[str, set[Callable[[str], None]]] = defaultdict(set)

    def notify(self, topic: str) -> None:
        with self.lock:
            for callback in self.listeners.get(topic, ()):
                callback(topic)

    def notify_all(self) -> None:
        """Notify all listeners, for use when notifications may have been lost."""
        with self.lock:
            for topic, listeners in self.listeners.items():
                for callback in listeners:
                    callback(topic)

    @contextmanager
    def listen(self, *topics: str) -> Iterator[LocalSubscription]:
        subscription = LocalSubscription(self.lock)
        stop = self.call_on(subscription.add, *topics)
        try:
            yield subscription
        finally:
            stop()

    def call_on(self, callback: Callable[[str], None], *topics: str) -> Callable[[], None]:
        with self.lock:
            for topic in topics:
                self.listeners[topic].add(callback)
        return partial(self.forget, callback, *topics)

    def forget(self, callback: Callable[[str], None], *topics: str) -> None:
        with self.lock:
            for topic in topics:
                self.listeners[topic].discard(callback)
                if not self.listeners[topic]:
                    del self.listeners[topic]
