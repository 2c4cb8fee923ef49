"""Senders of tasks and notifications, through Redis or within this process, as the settings say."""

from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

import structlog

from service.platform.notify.local import LocalNotifier
from service.platform.ports import Notify, SendTask, SubscriptionSource
from service.platform.settings import Settings
from service.platform.tasks.names import TaskName

REST = 5.0  # seconds for which a failed sender is not used
log = structlog.get_logger()


class SafeSender:
    """Calls a sender after a commit.

    The data are committed already, so a failure is logged and neither reaches nor delays the caller.
    """

    def __init__(self, send: Callable[[Any], None], what: str) -> None:
        self.send = send
        self.what = what
        self.resumes_at = 0.0

    def __call__(self, value: Any) -> None:
        if self.resumes_at > monotonic():
            return
        try:
            self.send(value)
        except Exception as broken:  # noqa: BLE001 - each raises its own errors, and none may reach a request
            self.resumes_at = monotonic() + REST
            log.warning("not sent after a commit", what=self.what, why=repr(broken))


class Senders(NamedTuple):
    send_task: SendTask
    notify: Notify
    subscriptions: SubscriptionSource


def drop_task(_name: TaskName) -> None:
    """Send no task. `start_due_tasks` finds the work in the database."""


def senders_for(settings: Settings) -> Senders:
    """Return the senders: through Redis if it is configured, or else within this process."""
    if settings.redis_url:
        from service.platform.notify.redis import RedisNotifier
        from service.platform.tasks.broker import TaskSender  # 20 MB: only if needed

        remote = RedisNotifier(settings.redis_url)
        tasks = SafeSender(TaskSender(settings.redis_url), "task")
        return Senders(tasks, SafeSender(remote.notify, "notification"), remote)
    local = LocalNotifier()
    return Senders(drop_task, local.notify, local)
