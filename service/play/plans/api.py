"""API operations on plans: standing orders that answer for their owner."""

from typing import Any

from service.play.plans import edit
from service.play.plans.models import StandingPlan
from service.play.plans.schemas import PlanCheckSchema, PlanMakeSchema, PlanSchema, PlansSchema
from service.play.plans.views import describe_plan, describe_verdict, list_plan_views, plan_view
from service.play.tables.table_access import call_language, my_table
from service.play.tables.view_api import SEAT
from service.web.access import PLAY_TABLE, READ_TABLE
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource

resource = Resource(
    "plans", "Plans: standing orders that answer for their owner. Nobody else sees them.", ApiDocument.AROUND
)
SHUT = ("table-not-running", "not-your-seat")
WRONG = ("unreadable-plan", "unreadable-move")
PLAN = {"gives": PlanSchema, "example": get_example("plan")}


@resource.get(
    f"{SEAT}/plans",
    access=READ_TABLE,
    gives=PlansSchema,
    example=get_example("plans"),
    problems=SHUT[1:],
)
def list_plans(call: Call, table: int, seat: int) -> dict[str, Any]:
    """List my plans at a table.

    The list has the active plans, and the last ended ones with the reason.
    """
    row = my_table(call, table, seat)
    return {"plans": list_plan_views(call.session, row, seat, call.player_id, call_language(call))}


@resource.post(
    f"{SEAT}/plans",
    access=PLAY_TABLE,
    body=PlanMakeSchema,
    send=get_example("plan-make"),
    status=201,
    location="/tables/{table}/seats/{seat}/plans/{id}",
    problems=(*SHUT, *WRONG, "too-many-plans"),
    **PLAN,
)
def create_plan(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Give a plan.

    A plan for the open question answers at once.
    """
    my_table(call, table, seat)
    given = edit.give_plan(
        call.session,
        table_id=table,
        seat=seat,
        player_id=call.player_id,
        written=plan_from_body(call),
        now=call.now,
    )
    return plan_to_dict(call, table, seat, given)


@resource.post(
    f"{SEAT}/plans/check",
    access=READ_TABLE,
    body=PlanMakeSchema,
    send=get_example("plan-make"),
    gives=PlanCheckSchema,
    example=get_example("plan-check"),
    problems=(*SHUT, *WRONG),
)
def check_plan(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Check a plan without giving it.

    The answer says how it is understood, what it would do now, and what would end it.
    """
    row = my_table(call, table, seat)
    meaning = edit.parsed_plan(row, plan_from_body(call), call_language(call))
    now = describe_verdict(row, edit.evaluate_plan_now(row, seat, meaning), call_language(call))
    return {**describe_plan(row, meaning, call_language(call)), "now": now}


@resource.put(
    f"{SEAT}/plans/<id:plan>",
    access=PLAY_TABLE,
    body=PlanMakeSchema,
    send=get_example("plan-make"),
    problems=(*SHUT, *WRONG, "no-plan"),
    **PLAN,
)
def replace_plan(call: Call, table: int, seat: int, plan: int) -> dict[str, Any]:
    """Replace an active plan with another one.

    The new plan starts from the beginning.
    """
    my_table(call, table, seat)
    changed = edit.change_plan(
        call.session,
        table_id=table,
        seat=seat,
        player_id=call.player_id,
        plan_id=plan,
        written=plan_from_body(call),
        now=call.now,
    )
    return plan_to_dict(call, table, seat, changed)


@resource.delete(f"{SEAT}/plans/<id:plan>", access=PLAY_TABLE, status=204, problems=(*SHUT, "no-plan"))
def delete_plan(call: Call, table: int, seat: int, plan: int) -> None:
    """Withdraw a plan.

    The moves that it played stay.
    """
    my_table(call, table, seat)
    edit.withdraw_plan(
        call.session, table_id=table, seat=seat, player_id=call.player_id, plan_id=plan, now=call.now
    )


def plan_from_body(call: Call) -> edit.Written:
    given: edit.Written = call.body["text"] if "text" in call.body else call.body["plan"]
    return given


def plan_to_dict(call: Call, table: int, seat: int, plan: StandingPlan) -> dict[str, Any]:
    return plan_view(my_table(call, table, seat), plan, call_language(call))
