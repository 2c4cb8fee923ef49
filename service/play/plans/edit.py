"""Giving, changing and withdrawing plans, and previewing them."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy.orm import Session

from engine.plans import Plan, Progress, evaluate_plan, plan_of, plan_text, read_plan, situation_of
from engine.plans.evaluate import Verdict
from engine.table.game import game_named
from service.platform.accounts.models import Player
from service.play.plans.end import end_plan
from service.play.plans.models import PlanState, StandingPlan
from service.play.plans.queries import REPLACED, plan_at, standing_plans
from service.play.plans.refusals import NoPlan, TooManyPlans
from service.play.plans.run import run_plans
from service.play.tables.after_move import ChangeKind, TableChange, call_followers
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.queries import lock_table, names_at
from service.play.tables.refusals import NoTable, NotRunning, SeatNotHeld
from service.play.tables.views import load_position

MOST: Final = 12
"""The maximum number of standing plans of one seat."""

Written = str | Mapping[str, Any]
"""A plan as text, or as data."""


def parsed_plan(row: Table, written: Written, language: str) -> Plan:
    """Parse a plan. Raise engine.Refusal if it is invalid."""
    game = game_named(row.game)
    if isinstance(written, str):
        return read_plan(game, written, language=language, names=names_at(row))
    return plan_of(game, written)


def give_plan(
    session: Session, *, table_id: int, seat: int, player_id: int, written: Written, now: datetime
) -> StandingPlan:
    """Give a plan. It answers at once if it applies to the open question."""
    row, held = lock_held_seat(session, table_id, seat, player_id)
    meaning = parsed_plan(row, written, seat_language(held))
    replace_plans(session, row, held, meaning, now)
    if len(standing_plans(session, row.id, held.number)) >= MOST:
        raise TooManyPlans
    plan = StandingPlan(
        table_id=row.id,
        seat=held.number,
        player_id=player_id,
        text=plan_text(meaning),
        state=PlanState.STANDING,
        why="",
        facts={},
        progress={},
        given_at=now,
    )
    session.add(plan)
    session.flush()
    answer_open_question(session, row, now)
    return plan


def replace_plans(session: Session, row: Table, held: Seat, newer: Plan, now: datetime) -> None:
    """End plans about the same subject, because the older one would answer before the newer one."""
    game = game_named(row.game)
    for plan in standing_plans(session, row.id, held.number):
        if newer.subjects & read_plan(game, plan.text).subjects:
            end_plan(plan, row, now)
            plan.why = REPLACED
    session.flush()


def change_plan(
    session: Session,
    *,
    table_id: int,
    seat: int,
    player_id: int,
    plan_id: int,
    written: Written,
    now: datetime,
) -> StandingPlan:
    """Replace one plan by another, which starts from the beginning."""
    row, held = lock_held_seat(session, table_id, seat, player_id)
    plan = require_standing_plan(session, row, held, plan_id)
    plan.text = plan_text(parsed_plan(row, written, seat_language(held)))
    plan.progress, plan.due_at, plan.due_question = {}, None, None
    plan.steps.clear()
    session.flush()
    answer_open_question(session, row, now)
    return plan


def withdraw_plan(
    session: Session, *, table_id: int, seat: int, player_id: int, plan_id: int, now: datetime
) -> None:
    row, held = lock_held_seat(session, table_id, seat, player_id)
    end_plan(require_standing_plan(session, row, held, plan_id), row, now)


def withdraw_all_plans(session: Session, *, table_id: int, seat: int, player_id: int, now: datetime) -> int:
    """Withdraw all standing plans and return their number."""
    row, held = lock_held_seat(session, table_id, seat, player_id)
    plans = standing_plans(session, row.id, held.number)
    for plan in plans:
        end_plan(plan, row, now)
    return len(plans)


def evaluate_plan_now(row: Table, seat: int, plan: Plan) -> Verdict:
    """Return what a plan would do now.

    Return None if the seat has no question, or none that the plan applies to.
    """
    game = load_position(row)
    sight = situation_of(game, seat)
    return None if sight is None else evaluate_plan(game.game, plan, Progress(), sight)


def answer_open_question(session: Session, row: Table, now: datetime) -> None:
    """Let a plan that was just given answer the open question."""
    game = load_position(row)
    moves = run_plans(session, row, game, (), now)
    if moves:
        call_followers(
            TableChange(session=session, row=row, what=ChangeKind.PLANNED, now=now, game=game, moves=moves)
        )


def lock_held_seat(session: Session, table_id: int, seat: int, player_id: int) -> tuple[Table, Seat]:
    """Return the locked table and the seat that this player holds there."""
    row = lock_table(session, table_id)
    if row is None:
        raise NoTable
    if seat >= len(row.seats) or row.seats[seat].player_id != player_id:
        raise SeatNotHeld
    if row.state != TableState.RUNNING:
        raise NotRunning
    return row, row.seats[seat]


def require_standing_plan(session: Session, row: Table, seat: Seat, plan_id: int) -> StandingPlan:
    plan = plan_at(session, row.id, seat.number, plan_id)
    if plan is None or plan.state != PlanState.STANDING or plan.player_id != seat.player_id:
        raise NoPlan
    return plan


def seat_language(seat: Seat) -> str:
    player: Player | None = seat.player
    return player.language if player else "en"
