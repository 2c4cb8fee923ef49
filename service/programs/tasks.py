"""The tasks that call the servers of players' programs and browsers."""

from celery import shared_task

from service.platform.deps import deps
from service.platform.tasks.names import TaskName
from service.programs.feeds.call_delivery import AT_ONCE
from service.programs.feeds.push_delivery import deliver_pushes
from service.programs.feeds.webhook_delivery import deliver_webhooks


@shared_task(name=TaskName.CALL_WEBHOOKS)
def call_webhooks(limit: int = AT_ONCE) -> bool:
    """Call players' webhooks. Return whether there may be more."""
    return deliver_webhooks(now=deps().clock(), limit=limit) >= limit


@shared_task(name=TaskName.SEND_PUSHES)
def send_pushes(limit: int = AT_ONCE) -> bool:
    """Send Web Push messages. Return whether there may be more."""
    return deliver_pushes(now=deps().clock(), limit=limit) >= limit
