"""The task of circles."""

from celery import shared_task

from service.platform.deps import deps
from service.platform.tasks.names import TaskName
from service.social.circles.monthly import look_after_circles


@shared_task(name=TaskName.RUN_CIRCLES)
def run_circles(limit: int = 100) -> bool:
    """Give out the seats of calls, open monthly tables, send digests. Return whether there may be more."""
    return look_after_circles(now=deps().clock(), limit=limit) >= limit
