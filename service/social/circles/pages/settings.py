"""The settings of a circle: what its owner can change, the letters I want, and how to leave."""

from http import HTTPStatus
from typing import Any

from flask import Response, make_response, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from service.platform.accounts.circle_models import CircleRhythm, Inviting
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.play.tables.refusals import NoCircle, TableRefusal
from service.social.circles import members, settings
from service.social.circles.monthly import LAST_DAY
from service.social.circles.queries import membership
from service.social.circles.schemas import CircleChangeSchema, CircleWishesSchema
from service.web.pages.error_pages import find_refusal_message, get_problem_status
from service.web.pages.error_pages import render_error_page as refused_page
from service.web.pages.forms import Faults, number_or_text, validate_form
from service.web.pages.page_family import make_page_blueprint, redirect_after_form, require_reader

pages = make_page_blueprint("circle_settings", "/circles/<id:circle>/settings", guests=False)


@pages.get("")
def show(circle: int) -> Response:
    return render_settings_page(circle)


@pages.post("/wishes")
def wish(circle: int) -> AnyResponse:
    """Change which letters of the circle the player gets."""
    sent = {"asked": "asked" in request.form, "digest": request.form.get("digest", "")}
    wanted, faults = validate_form(CircleWishesSchema(), sent, words(require_reader().language))
    if faults:
        return render_settings_page(circle, faults=faults)
    with transaction() as session:
        settings.change_wishes(
            session,
            circle_id=circle,
            player_id=require_reader().player_id,
            changes=wanted,
            now=deps().clock(),
        )
    return redirect_after_form(f"/circles/{circle}/settings", "circle-saved")


@pages.post("")
def change(circle: int) -> AnyResponse:
    """Change the name, the right to invite, or the day of the monthly table."""
    sent: dict[str, Any] = {name: request.form[name] for name in ("name", "inviting") if name in request.form}
    if "monthly_day" in request.form:
        day = request.form["monthly_day"]
        sent["monthly_day"] = number_or_text(day) if day else None
    return save_changes(circle, sent)


@pages.post("/owner")
def hand_on(circle: int) -> AnyResponse:
    """Make another member the owner."""
    return save_changes(circle, {"owner_id": number_or_text(request.form.get("owner_id", ""))})


def save_changes(circle: int, sent: dict[str, Any]) -> AnyResponse:
    wanted, faults = validate_form(CircleChangeSchema(), sent, words(require_reader().language))
    if faults:
        return render_settings_page(circle, faults=faults)
    with transaction() as session:
        settings.change_circle(
            session,
            circle_id=circle,
            player_id=require_reader().player_id,
            changes=wanted,
            now=deps().clock(),
        )
    return redirect_after_form(f"/circles/{circle}/settings", "circle-saved")


@pages.post("/link")
def renew(circle: int) -> AnyResponse:
    """Renew the join link. The old one stops working."""
    with transaction() as session:
        members.renew_link(session, circle_id=circle, player_id=require_reader().player_id)
    return redirect_after_form(f"/circles/{circle}", "circle-link")


@pages.post("/members/<id:player>/leave")
def leave(circle: int, player: int) -> AnyResponse:
    """Leave the circle, or remove another member."""
    mine = player == require_reader().player_id
    with transaction() as session:
        members.leave_circle(session, circle_id=circle, player_id=player, by=require_reader().player_id)
    return (
        redirect_after_form("/circles", "circle-left")
        if mine
        else redirect_after_form(f"/circles/{circle}/settings", "circle-shown-out")
    )


@pages.errorhandler(TableRefusal)
def render_refusal(refusal: TableRefusal) -> Response:
    if isinstance(refusal, NoCircle):
        return refused_page(refusal.problem, get_problem_status(refusal.problem))
    return render_settings_page(
        int((request.view_args or {})["circle"]),
        get_problem_status(refusal.problem),
        refusal=find_refusal_message(refusal.problem),
    )


def render_settings_page(
    number: int, status: int = HTTPStatus.OK, *, faults: Faults | None = None, refusal: str = ""
) -> Response:
    said = words(require_reader().language)
    with read_session() as session:
        circle = members.circle_for(session, number, require_reader().player_id)
        others = [each for each in circle.members if each.player_id != require_reader().player_id]
        shown = render_template(
            "pages/circle/settings.html",
            circle=circle,
            owns=circle.owner_id == require_reader().player_id,
            others=others,
            heirs=[(str(each.player_id), each.player.name) for each in others],
            wishes=membership(circle, require_reader().player_id),
            rhythms=[
                (each.value, said.say(f"circle-digest-{each}"), said.say(f"circle-digest-{each}-hint"))
                for each in CircleRhythm
            ],
            inviters=[
                (each.value, said.say(f"circle-inviting-{each}"), said.say(f"circle-inviting-{each}-hint"))
                for each in Inviting
            ],
            days=[
                ("", said.say("circle-monthly-never")),
                *((str(day), said.say("circle-monthly-day", day=str(day))) for day in range(1, LAST_DAY + 1)),
            ],
            faults=faults or {},
            refusal=refusal,
        )
    return make_response(shown, HTTPStatus.UNPROCESSABLE_ENTITY if faults else status)
