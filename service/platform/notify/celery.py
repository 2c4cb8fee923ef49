"""The Celery notifier: sends the topic of new work to the Celery workers.

The service knows the name of one task and the address of the broker. It does not import the workers.
"""

from celery import Celery

HEAR = "procaccio.hear"
REDIS = {
    "visibility_timeout": 600,
    # Without these two, a task of a killed worker waits about 100 s, however short the visibility timeout is.
    "unacked_restore_interval": 15,
    "unacked_restore_throttle": 1,
    "socket_connect_timeout": 1,
}
BROKER = {
    "broker_transport_options": REDIS,
    "broker_connection_timeout": 1,
    "task_default_queue": "procaccio",
    "task_ignore_result": True,
    "task_serializer": "json",
    "accept_content": ["json"],
}
AT_ONCE = {"max_retries": 1, "interval_start": 0, "interval_step": 0}  # sent within a request
STALE = 60  # seconds after which the periodic poll has found the work anyway


def is_worker_topic(topic: str) -> bool:
    """Return whether a topic is work.

    Topics with a colon name an object (`table:7`), which no worker waits for.
    """
    return ":" not in topic


class CeleryNotifier:
    """A notifier of Celery workers."""

    def __init__(self, url: str) -> None:
        self.broker = Celery("procaccio", broker=url, set_as_current=False)
        self.broker.conf.update(BROKER, broker_transport_options=REDIS | AT_ONCE)

    def ring(self, topic: str) -> None:
        if is_worker_topic(topic):
            self.broker.send_task(HEAR, args=[topic], expires=STALE, retry=False)
