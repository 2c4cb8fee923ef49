"""The tasks by name, their queues, and when beat sends them. Nothing here imports Celery."""

from datetime import timedelta
from enum import StrEnum
from typing import Final


class TaskName(StrEnum):
    """A task is named after its floor and its function."""

    START_DUE_TASKS = "tasks.start_due_tasks"
    SEND_DUE_LETTERS = "mail.send_due_letters"
    MARK_LETTERS_DEAD = "mail.mark_letters_dead"
    READ_INCOMING = "mail.read_incoming"
    POLL_MAILBOX = "mail.poll_mailbox"
    PLAY_BOTS = "play.play_bots"
    PLAY_DUE_PLANS = "play.play_due_plans"
    CHECK_DEADLINES = "play.check_deadlines"
    RUN_CONTESTS = "seasons.run_contests"
    RUN_LEAGUES = "seasons.run_leagues"
    RUN_CIRCLES = "social.run_circles"
    CALL_WEBHOOKS = "programs.call_webhooks"
    SEND_PUSHES = "programs.send_pushes"
    RUN_COACH = "learning.run_coach"
    COUNT_DESK_FIGURES = "admin.count_desk_figures"
    DELETE_EXPIRED = "admin.delete_expired"


class QueueName(StrEnum):
    MAIL = "mail"
    DEFAULT = "default"
    PROGRAMS = "programs"
    """Calls to other servers, which can be slow."""
    LEARNING = "learning"
    """The coach, which takes seconds. One process of a worker serves it, so that the others are free for letters."""


ROUTES: Final = {f"{queue}.*": {"queue": queue.value} for queue in QueueName}
"""A task whose floor has a queue goes there, all others to the default queue."""

BEAT: Final = {
    TaskName.START_DUE_TASKS: timedelta(seconds=15),
    TaskName.POLL_MAILBOX: timedelta(minutes=1),
    TaskName.COUNT_DESK_FIGURES: timedelta(minutes=5),
    TaskName.DELETE_EXPIRED: timedelta(hours=1),
}
"""The periodic tasks. `start_due_tasks` sends all others when the database has work for them."""


def queue_of(name: TaskName) -> QueueName:
    floor = name.partition(".")[0]
    return QueueName(floor) if f"{floor}.*" in ROUTES else QueueName.DEFAULT
