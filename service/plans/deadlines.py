"""Plans that wait with their answers are kept within the time there is."""

from sqlalchemy.orm import Session

from service.models.clocks import Clock
from service.models.tables import Table
from service.plans.delay import no_later
from service.plans.queries import waiting_plans


def keep_within_time(session: Session, row: Table) -> None:
    """No answer comes later than in the middle of the time that its question has."""
    for plan in waiting_plans(session, row.id):
        clock = session.get(Clock, row.seats[plan.seat].id)
        if plan.due_at is not None and clock is not None and clock.question == plan.due_question:
            plan.due_at = no_later(plan.due_at, clock.opened_at, clock.deadline)
