"""How tasks get into the broker. Senders and workers share this configuration."""

from celery import Celery

from service.platform.tasks.names import ROUTES, QueueName, TaskName

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
    "task_default_queue": QueueName.DEFAULT.value,
    "task_routes": ROUTES,
    "task_ignore_result": True,
    "task_serializer": "json",
    "accept_content": ["json"],
}
AT_ONCE = {"max_retries": 1, "interval_start": 0, "interval_step": 0}  # sent within a request
EXPIRES = 60  # seconds after which `start_due_tasks` has sent the task again anyway


class TaskSender:
    """Sends tasks to the Celery workers."""

    def __init__(self, url: str) -> None:
        self.celery = Celery("procaccio", broker=url, set_as_current=False)
        self.celery.conf.update(BROKER, broker_transport_options=REDIS | AT_ONCE)

    def __call__(self, name: TaskName) -> None:
        self.celery.send_task(name.value, expires=EXPIRES, retry=False)
