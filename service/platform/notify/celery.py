"""The nudge: work rung for reaches the Celery workers as a message that names the topic and nothing more.

The service knows the name of one task and the broker's address; it does not know the workers.
"""

from celery import Celery

HEAR = "procaccio.hear"
REDIS = {
    "visibility_timeout": 600,
    # Without these two a task whose worker was killed waits about 100 s, however short the visibility is.
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
AT_ONCE = {"max_retries": 1, "interval_start": 0, "interval_step": 0}  # a ring happens within a request
STALE = 60  # seconds after which the sweeps have long found what a nudge was about


def is_work(topic: str) -> bool:
    """Topics with a colon name a place (`table:7`); no worker waits for those."""
    return ":" not in topic


class CeleryNudge:
    """A bell that the Celery workers hear."""

    def __init__(self, url: str) -> None:
        self.broker = Celery("procaccio", broker=url, set_as_current=False)
        self.broker.conf.update(BROKER, broker_transport_options=REDIS | AT_ONCE)

    def ring(self, topic: str) -> None:
        if is_work(topic):
            self.broker.send_task(HEAR, args=[topic], expires=STALE, retry=False)
