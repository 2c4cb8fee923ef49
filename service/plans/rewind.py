"""After moves were taken back: every plan is where it was, but one whose own move was wished undone has stopped."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.models.plans import PlanState, StandingPlan
from service.models.tables import Table
from service.plans.queries import touched_since
from service.plans.run import stop


def rearm_plans(session: Session, row: Table, now: datetime) -> None:
    for plan in touched_since(session, row.id, row.count):
        regretted = any(step.line and step.count == row.count + 1 for step in plan.steps)
        go_back(plan, row.count)
        if regretted and plan.state == PlanState.STANDING:
            stop(session, row, plan, "taken-back", {}, now)
    session.flush()


def go_back(plan: StandingPlan, count: int) -> None:
    """To where the plan was when so many moves had been made; what its owner withdrew stays withdrawn."""
    since = [step for step in plan.steps if step.count > count]
    if since:
        plan.progress = since[0].before
        plan.steps = [step for step in plan.steps if step.count <= count]
    if plan.state in {PlanState.FINISHED, PlanState.STOPPED} and (plan.ended_count or 0) > count:
        plan.state, plan.why, plan.facts = PlanState.STANDING, "", {}
        plan.ended_at = plan.ended_count = None
    plan.due_at = plan.due_question = None
