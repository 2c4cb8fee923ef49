"""The task that plays delayed answers when they are due, each in its own transaction."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.transaction import read_session, transaction
from service.play.plans.models import PlanState, StandingPlan
from service.play.plans.queries import due_plans
from service.play.plans.run import run_plans
from service.play.tables.after_move import ChangeKind, TableChange, call_followers
from service.play.tables.models import TableState
from service.play.tables.queries import lock_table
from service.play.tables.views import load_position


def play_due_plans(*, now: datetime, limit: int) -> int:
    """Play due answers of plans. Return the number of plans that were processed."""
    with read_session() as session:
        due = session.execute(due_plans(now, limit)).all()
    for plan_id, table_id in due:
        with transaction() as session:
            play_due_plan(session, table_id, plan_id, now)
    return len(due)


def play_due_plan(session: Session, table_id: int, plan_id: int, now: datetime) -> None:
    """Play one due answer while its table is locked.

    An answer to a question that was settled meanwhile is dropped.
    """
    row = lock_table(session, table_id)
    plan = session.get(StandingPlan, plan_id, populate_existing=True)
    if (
        row is None
        or plan is None
        or plan.state != PlanState.STANDING
        or plan.due_at is None
        or plan.due_at > now
    ):
        return
    asked = row.seats[plan.seat].question == plan.due_question
    plan.due_at = plan.due_question = None
    if row.state != TableState.RUNNING or not asked:
        return
    game = load_position(row)
    moves = run_plans(session, row, game, (), now, ripe=plan.id)
    if moves:
        call_followers(
            TableChange(session=session, row=row, what=ChangeKind.PLANNED, now=now, game=game, moves=moves)
        )
