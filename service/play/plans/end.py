"""Ending plans before they are finished."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.play.plans.models import PlanState, StandingPlan
from service.play.plans.queries import standing_plans
from service.play.tables.models import Seat, Table


def end_plan(plan: StandingPlan, row: Table, now: datetime) -> None:
    plan.state, plan.ended_at, plan.ended_count = PlanState.WITHDRAWN, now, row.count
    plan.due_at = plan.due_question = None


def end_plans_of_tenure(session: Session, row: Table, seat: Seat, now: datetime) -> None:
    """End the plans of a seat that changes hands: the new holder inherits none."""
    for plan in standing_plans(session, row.id, seat.number):
        end_plan(plan, row, now)
        plan.why = "handed-over"
