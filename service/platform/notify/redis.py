"""Notifications between processes, carried by Redis, for viewers.

Each process that listens has one connection for all its listeners, and a local notifier behind it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock, Thread
from time import sleep

import structlog
from redis import Redis
from redis.exceptions import RedisError

from service.platform.notify.local import LocalNotifier, LocalSubscription

CHANNEL = "procaccio:rings"
PATIENCE = 1.0  # timeout of a notification in seconds: it is sent within a request
ASKS_EVERY = 20.0  # seconds between two checks that a silent connection still works
COMES_BACK = 1.0  # seconds until a broken connection is opened again
log = structlog.get_logger()


class RedisNotifier:
    """The notifier and the watch of all processes together."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tower = LocalNotifier()
        self.out = Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self.laying = Lock()
        self.line: Thread | None = None
        self.stood = True

    def ring(self, topic: str) -> None:
        self.out.publish(CHANNEL, topic)

    @contextmanager
    def listen(self, *topics: str) -> Iterator[LocalSubscription]:
        with self.tower.listen(*topics) as listener:
            self.lay()
            yield listener

    def on_ring(self, hear: Callable[[str], None], *topics: str) -> Callable[[], None]:
        stop = self.tower.on_ring(hear, *topics)
        self.lay()
        return stop

    def lay(self) -> None:
        """Start the connection once there is a listener.

        A thread does not survive a fork, so it must not start earlier. The listener is notified when the
        connection works.
        """
        with self.laying:
            if self.line is None:
                self.line = Thread(target=self.keep_line, name="wire", daemon=True)
                self.line.start()

    def keep_line(self) -> None:
        while True:
            try:
                self.carry()
            except RedisError as broken:
                if self.stood:  # logged once, because Redis may be away for hours
                    log.warning("the wire is broken", why=str(broken))
                self.stood = False
                sleep(COMES_BACK)

    def carry(self) -> None:
        """Forward notifications until the connection breaks.

        Earlier ones may be lost, so all listeners are notified once.
        """
        line = Redis.from_url(self.url, health_check_interval=ASKS_EVERY, socket_connect_timeout=PATIENCE)
        with line, line.pubsub() as heard:  # type: ignore[no-untyped-call]  # the library's own gap
            heard.subscribe(CHANNEL)
            while True:
                told = heard.get_message(timeout=ASKS_EVERY)
                if told and told["type"] == "subscribe":
                    self.stood = True
                    self.tower.ring_all()
                elif told and told["type"] == "message":
                    self.tower.ring(told["data"].decode())
