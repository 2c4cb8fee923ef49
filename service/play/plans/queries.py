"""The database queries on plans."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Select, select
from sqlalchemy.orm import Session

from service.play.plans.models import PlanState, PlanStep, StandingPlan
from service.play.tables.models import Seat

REPLACED = "replaced"
"""The reason of a plan that ended because a newer one about the same subject was given."""


def standing_plans(session: Session, table_id: int, seat: int | None = None) -> Sequence[StandingPlan]:
    """Return the standing plans of a table, in the order in which they are evaluated."""
    wanted = select(StandingPlan).where(
        StandingPlan.table_id == table_id, StandingPlan.state == PlanState.STANDING
    )
    if seat is not None:
        wanted = wanted.where(StandingPlan.seat == seat)
    return session.scalars(wanted.order_by(StandingPlan.id)).all()


def plans_of(session: Session, table_id: int, seat: int, player_id: int) -> Sequence[StandingPlan]:
    """Return all plans that a player has given for a seat, the newest first."""
    wanted = select(StandingPlan).where(
        StandingPlan.table_id == table_id, StandingPlan.seat == seat, StandingPlan.player_id == player_id
    )
    return session.scalars(wanted.order_by(StandingPlan.id.desc())).all()


def ended_plans(session: Session, table_id: int, seat: Seat) -> Sequence[StandingPlan]:
    """Return plans of the seat's present holder that have ended since its last move.

    Withdrawn ones are left out.
    """
    wanted = select(StandingPlan).where(
        StandingPlan.table_id == table_id,
        StandingPlan.seat == seat.number,
        StandingPlan.player_id == seat.player_id,
        StandingPlan.state.in_((PlanState.FINISHED, PlanState.STOPPED)),
        StandingPlan.ended_count >= seat.played,
    )
    return session.scalars(wanted.order_by(StandingPlan.id)).all()


def plans_replaced_by(session: Session, plan: StandingPlan) -> Sequence[StandingPlan]:
    """Return the older plans about the same subject that ended when this one was given."""
    wanted = select(StandingPlan).where(
        StandingPlan.table_id == plan.table_id,
        StandingPlan.seat == plan.seat,
        StandingPlan.why == REPLACED,
        StandingPlan.ended_at == plan.given_at,
    )
    return session.scalars(wanted.order_by(StandingPlan.id)).all()


def plan_at(session: Session, table_id: int, seat: int, plan_id: int) -> StandingPlan | None:
    plan = session.get(StandingPlan, plan_id)
    return plan if plan is not None and (plan.table_id, plan.seat) == (table_id, seat) else None


def plans_changed_since(session: Session, table_id: int, count: int) -> Sequence[StandingPlan]:
    """Return the plans that took steps or ended after `count` moves."""
    went_on = select(PlanStep.plan_id).where(PlanStep.count > count)
    wanted = select(StandingPlan).where(
        StandingPlan.table_id == table_id,
        StandingPlan.id.in_(went_on) | (StandingPlan.ended_count > count),
    )
    return session.scalars(wanted.order_by(StandingPlan.id)).all()


def waiting_plans(session: Session, table_id: int) -> Sequence[StandingPlan]:
    """Return the plans of a table that have a delayed answer."""
    wanted = select(StandingPlan).where(
        StandingPlan.table_id == table_id,
        StandingPlan.state == PlanState.STANDING,
        StandingPlan.due_at.is_not(None),
    )
    return session.scalars(wanted).all()


def due_plans(now: datetime, limit: int) -> Select[int, int]:
    """Return a query of the plans whose answer is due, with their tables."""
    return (
        select(StandingPlan.id, StandingPlan.table_id)
        .where(StandingPlan.state == PlanState.STANDING, StandingPlan.due_at <= now)
        .order_by(StandingPlan.due_at)
        .limit(limit)
    )


def has_delayed_answer(session: Session, table_id: int, seat: int, question: int) -> bool:
    """Return True if a plan will give a delayed answer to this question."""
    due = select(StandingPlan.id).where(
        StandingPlan.table_id == table_id,
        StandingPlan.seat == seat,
        StandingPlan.state == PlanState.STANDING,
        StandingPlan.due_question == question,
    )
    return session.scalar(due.limit(1)) is not None
