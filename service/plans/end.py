"""Plans that end without having come to their end."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.models.plans import PlanState, StandingPlan
from service.models.tables import Seat, Table
from service.plans.queries import standing_plans


def end(plan: StandingPlan, row: Table, now: datetime) -> None:
    plan.state, plan.ended_at, plan.ended_count = PlanState.WITHDRAWN, now, row.count
    plan.due_at = plan.due_question = None


def end_of_tenure(session: Session, row: Table, seat: Seat, now: datetime) -> None:
    """Whoever comes after inherits no plans."""
    for plan in standing_plans(session, row.id, seat.number):
        end(plan, row, now)
        plan.why = "handed-over"
