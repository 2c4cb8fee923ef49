"""The tasks of tables. Each returns whether there may be more to do."""

from celery import shared_task

from service.platform.deps import deps
from service.platform.tasks.names import TaskName
from service.play.bots.play import play_waiting_bots
from service.play.plans.due import play_due_plans as play_plans
from service.play.timeouts.sweep import sweep_clocks


@shared_task(name=TaskName.PLAY_BOTS)
def play_bots(limit: int = 20) -> bool:
    """Play an answer for each bot that is waited for, for up to two seconds."""
    return play_waiting_bots(now=deps().clock(), limit=limit) >= limit


@shared_task(name=TaskName.PLAY_DUE_PLANS)
def play_due_plans(limit: int = 100) -> bool:
    """Play the delayed answers of plans."""
    return play_plans(now=deps().clock(), limit=limit) >= limit


@shared_task(name=TaskName.CHECK_DEADLINES)
def check_deadlines(limit: int = 100) -> bool:
    """Send reminders, play defaults at deadlines, and handle absent players."""
    return sweep_clocks(now=deps().clock(), limit=limit) >= limit
