"""Plans on the table page: the present ones, a preview of another, and giving, changing, withdrawing."""

from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any

from flask import Blueprint, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

import engine
from engine.plans import Plan
from engine.table.game import game_named
from engine.table.plan_vocabulary import Vocabulary
from engine.text.words import slug
from service.platform.deps import deps
from service.play.plans import edit
from service.play.plans.api import delete_plan
from service.play.plans.models import StandingPlan
from service.play.plans.refusals import TooManyPlans
from service.play.plans.schemas import LONGEST
from service.play.plans.views import describe_plan, describe_verdict, list_plan_views
from service.play.tables.viewer import SeatViewer, Viewer
from service.site.table.entrance import TableRouter, redirect_back, render_page
from service.site.table.rare_parts import RareParts

pages = Blueprint("table_plans", __name__)
doors = TableRouter(pages)
CHECK = "check"


def plans_context(session: Session, viewer: Viewer, rare: RareParts) -> dict[str, Any] | None:
    """Return the reader's own plans. The page never contains plans of other players."""
    vocabulary = game_named(viewer.row.game).plans
    if not isinstance(viewer, SeatViewer) or vocabulary is None:
        return None
    if not (viewer.playing or rare.planned):
        return None
    given = viewer.row, viewer.seat.number, viewer.player.id, viewer.language
    shown = list_plan_views(session, *given) if rare.planned else []
    return {
        "list": [{**plan, "due": viewer.moment(plan["due_at"]) if plan["due_at"] else ""} for plan in shown],
        "open": viewer.playing,
        "longest": LONGEST,
        "example": vocabulary.example,
        "lots": list_lots_to_bid_for(viewer, vocabulary),
    }


def list_lots_to_bid_for(viewer: SeatViewer, vocabulary: Vocabulary) -> list[tuple[str, str]]:
    """Return the lots that the seat can still buy in this round, with their names. The one on auction comes first."""
    words, left = viewer.game_words, vocabulary.to_be_had(viewer.view)
    question = viewer.game.question(viewer.seat.number)
    now = vocabulary.on_auction(question) if question else ()
    named = [lot for lot in vocabulary.lots if lot in left and words.has(f"name-{slug(lot)}")]
    return [(lot, words.name(lot)) for lot in sorted(named, key=lambda lot: lot not in now)]


def compose_bid(viewer: Viewer, form: Mapping[str, str]) -> str:
    """Return the plan that the fields for a bid mean. It ends with the auctions of this round."""
    orders = [f"{form['lot']} up to {form.get('most', '')}"]
    if form.get("total"):
        orders.append(f"never more than {form['total']} in all")
    vocabulary = game_named(viewer.row.game).plans
    facts = vocabulary.facts(viewer.view) if vocabulary else {}
    if not facts.get("last round"):
        orders.append(f"until round {facts.get('round', 0) + 1}")
    return "; ".join(orders)


@doors.post("/plans")
def give_plan(session: Session, viewer: Viewer) -> Response:
    """Give a plan, or preview its effect."""
    return handle_plan_form(
        viewer, lambda text: edit.give_plan(session, **get_plan_arguments(viewer), written=text)
    )


@doors.post("/plans/<int:plan>")
def change_plan(session: Session, viewer: Viewer, plan: int) -> Response:
    """Replace a plan by another, which may be previewed too."""
    return handle_plan_form(
        viewer,
        lambda text: edit.change_plan(session, **get_plan_arguments(viewer), plan_id=plan, written=text),
        plan,
    )


def get_plan_arguments(viewer: Viewer) -> dict[str, Any]:
    """Return the common arguments: table, seat, player and time."""
    seated = viewer.seated
    return {
        "table_id": seated.row.id,
        "seat": seated.seat.number,
        "player_id": seated.player.id,
        "now": deps().clock(),
    }


def handle_plan_form(
    viewer: Viewer, stand: Callable[[str], StandingPlan], changed: int | None = None
) -> Response:
    """Handle the form: show a preview, show the reason for a refusal, or store the plan."""
    form = request.form
    text = compose_bid(viewer, form) if "lot" in form else form.get("text", "")
    text = text[:LONGEST]
    try:
        meaning = edit.parsed_plan(viewer.row, text, viewer.language)
        if request.form.get("do") == CHECK:
            return render_plan_preview(viewer, text, changed, meaning=meaning)
        stand(text)
    except engine.Refusal as refusal:
        return render_plan_preview(viewer, text, changed, wrong=refusal.explain(viewer.game_words))
    except TooManyPlans:
        return render_plan_preview(viewer, text, changed, wrong=viewer.said.say("answer-why-too-many-plans"))
    return redirect_back(viewer, "plans")


def render_plan_preview(
    viewer: Viewer, text: str, changed: int | None, *, meaning: Plan | None = None, wrong: str = ""
) -> Response:
    """Show how a plan is understood and its effect now, or why it is invalid. Nothing is stored."""
    seat = viewer.seated.seat
    understood: dict[str, Any] = {}
    if meaning is not None:
        understood = describe_plan(viewer.row, meaning, viewer.language)
        verdict = edit.evaluate_plan_now(viewer.row, seat.number, meaning)
        understood["now"] = describe_verdict(viewer.row, verdict, viewer.language)["says"]
    status = HTTPStatus.UNPROCESSABLE_ENTITY if wrong else HTTPStatus.OK
    shown = {"text": text, "changed": changed, "understood": understood, "wrong": wrong}
    return render_page("plan", viewer, status, **shown, longest=LONGEST)


doors.form("/plans/<int:plan>/withdraw", delete_plan, back="plans")
