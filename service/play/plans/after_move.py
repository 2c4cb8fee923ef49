"""Actions of standing plans after a change of their table."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.play.clocks.running_clock import deadline_at
from service.play.plans.delay import limit_due_time
from service.play.plans.models import PlanState, StandingPlan
from service.play.plans.queries import plans_changed_since, waiting_plans
from service.play.plans.run import run_plans, stop_plan
from service.play.tables.after_move import ChangeKind, TableChange
from service.play.tables.models import Table


def follow_with_plans(change: TableChange) -> None:
    """Let plans answer the open questions in the same transaction, so that only the questions that remain are
    announced.
    """
    if change.what == ChangeKind.REWOUND:
        rearm_plans(change.session, change.row, change.now)
    elif change.what != ChangeKind.MOVED or not change.rare.plans:
        return
    if change.game is not None:
        change.moves += run_plans(change.session, change.row, change.game, change.events, change.now)


def follow_with_due_answers(change: TableChange) -> None:
    """Adjust delayed answers to the clocks. It runs after the follower that starts the clocks."""
    if not change.over and change.rare.plans:
        limit_due_answers(change.session, change.row, change.now)


def limit_due_answers(session: Session, row: Table, now: datetime) -> None:
    """Limit each delayed answer to the middle of its question's time."""
    for plan in waiting_plans(session, row.id):
        seat = row.seats[plan.seat]
        clock = seat.clock
        if plan.due_at is not None and clock is not None and clock.question == plan.due_question:
            plan.due_at = limit_due_time(plan.due_at, clock.opened_at, deadline_at(row, seat, now))


def rearm_plans(session: Session, row: Table, now: datetime) -> None:
    for plan in plans_changed_since(session, row.id, row.count):
        regretted = any(step.line and step.count == row.count + 1 for step in plan.steps)
        rewind_plan(plan, row.count)
        if regretted and plan.state == PlanState.STANDING:
            stop_plan(session, row, plan, "taken-back", {}, now)
    session.flush()


def rewind_plan(plan: StandingPlan, count: int) -> None:
    """Reset a plan to its state after `count` moves. A plan that its owner withdrew stays withdrawn."""
    since = [step for step in plan.steps if step.count > count]
    if since:
        plan.progress = since[0].before
        plan.steps = [step for step in plan.steps if step.count <= count]
    if plan.state in {PlanState.FINISHED, PlanState.STOPPED} and (plan.ended_count or 0) > count:
        plan.state, plan.why, plan.facts = PlanState.STANDING, "", {}
        plan.ended_at = plan.ended_count = None
    plan.due_at = plan.due_question = None
