"""Notifications between processes, through Redis.

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

CHANNEL = "procaccio:topics"
TIMEOUT = 1.0  # seconds for one notification, which is sent within a request
CHECK_EVERY = 20.0  # seconds between two checks that a silent connection still works
RECONNECT_AFTER = 1.0  # seconds
log = structlog.get_logger()


class RedisNotifier:
    """Notifies the listeners of all processes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.local = LocalNotifier()
        self.client = Redis.from_url(url, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT)
        self.starting = Lock()
        self.receiver: Thread | None = None
        self.connected = True

    def notify(self, topic: str) -> None:
        self.client.publish(CHANNEL, topic)

    @contextmanager
    def listen(self, *topics: str) -> Iterator[LocalSubscription]:
        with self.local.listen(*topics) as subscription:
            self.start_receiver()
            yield subscription

    def call_on(self, callback: Callable[[str], None], *topics: str) -> Callable[[], None]:
        stop = self.local.call_on(callback, *topics)
        self.start_receiver()
        return stop

    def start_receiver(self) -> None:
        """Start the connection once there is a listener.

        A thread does not survive a fork, so it must not start earlier. The listener is notified when the
        connection works.
        """
        with self.starting:
            if self.receiver is None:
                self.receiver = Thread(target=self.keep_receiving, name="notifications", daemon=True)
                self.receiver.start()

    def keep_receiving(self) -> None:
        while True:
            try:
                self.receive()
            except RedisError as broken:
                if self.connected:  # logged once, because Redis may be away for hours
                    log.warning("notifications stopped: Redis is away", why=str(broken))
                self.connected = False
                sleep(RECONNECT_AFTER)

    def receive(self) -> None:
        """Forward notifications until the connection breaks.

        Earlier ones may be lost, so all listeners are notified once.
        """
        client = Redis.from_url(self.url, health_check_interval=CHECK_EVERY, socket_connect_timeout=TIMEOUT)
        with client, client.pubsub() as channel:  # type: ignore[no-untyped-call]  # the library's own gap
            channel.subscribe(CHANNEL)
            while True:
                message = channel.get_message(timeout=CHECK_EVERY)
                if message and message["type"] == "subscribe":
                    self.connected = True
                    self.local.notify_all()
                elif message and message["type"] == "message":
                    self.local.notify(message["data"].decode())
