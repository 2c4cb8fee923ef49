"""What standing plans do when their table has changed."""

from sqlalchemy.orm import Session

from service.models.tables import Table
from service.plans.delay import no_later
from service.plans.queries import waiting_plans
from service.plans.rewind import rearm_plans
from service.plans.run import follow_plans
from service.tables.after_move import Change, TableChange


def follow_with_plans(change: TableChange) -> None:
    """They answer what is asked now, in the same transaction, so that only what then still stands is told to anybody."""
    if change.what == Change.REWOUND:
        rearm_plans(change.session, change.row, change.now)
    elif change.what != Change.MOVED or not change.rare.plans:
        return
    if change.game is not None:
        change.answers |= follow_plans(change.session, change.row, change.game, change.events, change.now)


def follow_with_due_answers(change: TableChange) -> None:
    """Plans that wait with their answers go by the clocks, which are started before."""
    if not change.over and change.rare.plans:
        keep_within_time(change.session, change.row)


def keep_within_time(session: Session, row: Table) -> None:
    """No answer comes later than in the middle of the time that its question has."""
    for plan in waiting_plans(session, row.id):
        clock = row.seats[plan.seat].clock
        if plan.due_at is not None and clock is not None and clock.question == plan.due_question:
            plan.due_at = no_later(plan.due_at, clock.opened_at, clock.deadline)
