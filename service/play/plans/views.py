"""Views of plans for their owner: as text, in sentences, with their state and what they would do now."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.orm import Session

from engine.plans import Answer, Finished, Plan, Stopped, plan_text, read_plan
from engine.plans.evaluate import Verdict
from engine.plans.explain import explain_end, explain_order, explain_stop
from engine.table.game import game_named
from service.platform.words import words
from service.play.plans.models import PlanState, StandingPlan
from service.play.plans.queries import ended_plans, plans_of, standing_plans
from service.play.tables.models import Seat, Table

LATELY = 5
"""The number of ended plans that are shown beside the standing ones."""


def plan_view(row: Table, plan: StandingPlan, language: str) -> dict[str, Any]:
    """Return one plan with its moves so far."""
    meaning = read_plan(game_named(row.game), plan.text)
    return {
        "id": plan.id,
        **describe_plan(row, meaning, language),
        "state": plan.state,
        "why": explain_plan_end(row, plan, language),
        "given_at": plan.given_at,
        "ended_at": plan.ended_at,
        "due_at": plan.due_at,
        "spent": plan.progress.get("spent", 0),
        "moves": [{"count": step.count, "text": step.line} for step in plan.steps if step.line],
    }


def describe_plan(row: Table, meaning: Plan, language: str) -> dict[str, Any]:
    """Return a plan as text and as data, and each order as a sentence with what would end it."""
    said = game_named(row.game).words(language)
    return {
        "text": plan_text(meaning),
        "plan": msgspec.to_builtins(meaning),
        "orders": [
            {"says": explain_order(said, order), "ends": explain_end(said, order)} for order in meaning.orders
        ],
    }


def explain_plan_end(row: Table, plan: StandingPlan, language: str) -> str:
    """Return the reason why a plan ended, unless its owner withdrew it."""
    if not plan.why:
        return ""
    facts = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in plan.facts.items()}
    return explain_stop(game_named(row.game).words(language), Stopped(plan.why, facts))


def describe_verdict(row: Table, verdict: Verdict, language: str) -> dict[str, Any]:
    """Return what a plan would do now: a move, or a sentence on why it makes none."""
    say, said = words(language).say, game_named(row.game).words(language)
    match verdict:
        case Answer(move):
            return {"move": str(move), "says": say("plans-now-move", move=said.write(str(move)))}
        case Stopped():
            return {"move": None, "says": say("plans-now-stops", why=explain_stop(said, verdict))}
        case Finished():
            return {"move": None, "says": say("plans-now-finished")}
    return {"move": None, "says": say("plans-now-nothing")}


def list_plan_views(
    session: Session, row: Table, seat: int, player_id: int, language: str
) -> list[dict[str, Any]]:
    """Return the standing plans in the order in which they are evaluated, then the last ended ones."""
    given = plans_of(session, row.id, seat, player_id)
    standing = [plan for plan in given if plan.state == PlanState.STANDING]
    others = [plan for plan in given if plan.state != PlanState.STANDING][:LATELY]
    return [plan_view(row, plan, language) for plan in (*reversed(standing), *others)]


def plan_lines(session: Session, row: Table, seat: Seat, language: str) -> Sequence[str]:
    """Return lines for letters: the plans that stand for a seat, and those that have ended since its last
    move.
    """
    say = words(language).say
    standing = [
        say("plans-line", number=plan.id, text=plan.text)
        for plan in standing_plans(session, row.id, seat.number)
    ]
    ended = [
        say("plans-line-ended", number=plan.id, text=plan.text, why=explain_plan_end(row, plan, language))
        for plan in ended_plans(session, row.id, seat)
    ]
    return [*standing, *ended]
