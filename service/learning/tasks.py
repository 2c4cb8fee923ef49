"""The task of the coach."""

from celery import shared_task

from service.learning.coach.try_out import look_at_try_outs
from service.learning.coach.work import work_on_table
from service.platform.deps import deps
from service.platform.tasks.names import TaskName


@shared_task(name=TaskName.RUN_COACH)
def run_coach(limit: int = 1000) -> bool:
    """Answer a question in a try-out, or analyse a finished table for five seconds. Return whether to go on.

    A player waits for the first, so it goes first.
    """
    now = deps().clock()
    return look_at_try_outs(now=now, limit=1) == 1 or work_on_table(now=now, limit=limit) >= limit
