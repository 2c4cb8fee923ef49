"""The sweep: a periodic task finds in the database what is due, and sends the tasks for it.

So a lost message costs seconds. Code that creates work sends the task for it at once.
"""

from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial
from typing import Any

from celery import shared_task
from sqlalchemy import Select, literal, select
from sqlalchemy.orm import Session

from service.learning.coach.queries import oldest_waiting
from service.learning.coach.try_out import longest_waiting
from service.mail.incoming.queries import waiting_mails
from service.platform.deps import deps
from service.platform.outbox import outbox
from service.platform.tasks.names import TaskName
from service.platform.transaction import read_session
from service.play.bots.play import waiting_bots_query
from service.play.clocks.queries import due_clocks
from service.play.messages import notify_browsers, notify_programs
from service.play.plans.queries import due_plans
from service.seasons.contests.due import steps_of_contests
from service.seasons.leagues.due import steps_of_leagues
from service.social.circles.queries import due_calls, due_digests, due_openings
from workers.celery_app import RUNS

DueQueries = Callable[[datetime], Iterable[Select[*tuple[Any, ...]]]]
DUE: dict[TaskName, DueQueries] = {
    TaskName.SEND_DUE_LETTERS: partial(outbox.claimable_letters, outbox.MAIL),
    TaskName.MARK_LETTERS_DEAD: lambda now: [outbox.crashed_letters(now)],
    TaskName.READ_INCOMING: lambda _: [waiting_mails(1)],
    TaskName.PLAY_BOTS: lambda now: [waiting_bots_query(now, 1)],
    TaskName.PLAY_DUE_PLANS: lambda now: [due_plans(now, 1)],
    TaskName.CHECK_DEADLINES: lambda now: [due_clocks(now, 1)],
    TaskName.RUN_CONTESTS: lambda now: [wanted for _, wanted in steps_of_contests(now, 1)],
    TaskName.RUN_LEAGUES: lambda now: [wanted for _, wanted in steps_of_leagues(now, 1)],
    TaskName.RUN_CIRCLES: lambda now: [due_calls(now, 1), due_openings(now, 1), due_digests(now, 1)],
    TaskName.CALL_WEBHOOKS: partial(outbox.claimable_letters, notify_programs.CHANNEL),
    TaskName.SEND_PUSHES: partial(outbox.claimable_letters, notify_browsers.CHANNEL),
    TaskName.RUN_COACH: lambda now: [longest_waiting(now), oldest_waiting(now)],
}
"""The queries for the work of each task. A task is sent as soon as one of them has a row."""


@shared_task(name=TaskName.START_DUE_TASKS, autoretry_for=())
def start_due_tasks() -> None:
    """Send each task that has due work. Record the run of the others, which are known to have none."""
    with read_session() as session:
        due = find_due_tasks(session, deps().clock())
    for name in DUE:
        if name in due:
            deps().send_task(name)
        else:
            RUNS.done(name)


def find_due_tasks(session: Session, now: datetime) -> set[TaskName]:
    """Return the tasks with due work, found by one statement, so that an idle installation runs four queries
    a minute.

    Each query asks for its first row in its own order. A bare EXISTS may read a whole table that has no
    matching row.
    """
    asked = [(name, wanted) for name, queries in DUE.items() for wanted in queries(now)]
    first = [wanted.with_only_columns(literal(1), maintain_column_froms=True) for _, wanted in asked]
    found = session.execute(select(*(each.limit(1).scalar_subquery() for each in first))).one()
    return {name for (name, _), there in zip(asked, found, strict=True) if there}
