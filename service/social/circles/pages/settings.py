"""The settings of a circle: what its owner can change, the letters I want, and how to leave."""

from http import HTTPStatus
from typing import Any

from flask import Response, make_response, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from service.platform.accounts.circle_models import CircleRhythm, Inviting
from service.platform.transaction import read_session
from service.platform.words import words
from service.play.tables.refusals import NoCircle, TableRefusal
from service.social.circles import members
from service.social.circles.api import leave_circle, renew_circle_link, update_circle, update_circle_settings
from service.social.circles.monthly import LAST_DAY
from service.social.circles.queries import membership
from service.web.pages.error_pages import find_refusal_message, get_problem_status
from service.web.pages.error_pages import render_error_page as refused_page
from service.web.pages.forms import Faults
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import make_page_blueprint, redirect_after_form, require_reader

pages = make_page_blueprint("circle_settings", "/circles/<id:circle>/settings", guests=False)


@pages.get("")
def show(circle: int) -> Response:
    return render_settings_page(circle)


def go_back_after_leaving(_result: None, circle: int, player: int) -> AnyResponse:
    if player == require_reader().player_id:
        return redirect_after_form("/circles", "circle-left")
    return redirect_after_form(f"/circles/{circle}/settings", "circle-shown-out")


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
    circle: int,
    status: int = HTTPStatus.OK,
    *,
    faults: Faults | None = None,
    refusal: str = "",
    **_typed: Any,
) -> Response:
    said = words(require_reader().language)
    with read_session() as session:
        shown = members.circle_for(session, circle, require_reader().player_id)
        others = [each for each in shown.members if each.player_id != require_reader().player_id]
        page = render_template(
            "pages/circle/settings.html",
            circle=shown,
            owns=shown.owner_id == require_reader().player_id,
            others=others,
            heirs=[(str(each.player_id), each.player.name) for each in others],
            wishes=membership(shown, require_reader().player_id),
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
    return make_response(page, HTTPStatus.UNPROCESSABLE_ENTITY if faults else status)


SETTINGS = "/circles/{circle}/settings"
add_form(
    pages,
    "/wishes",
    update_circle_settings,
    switches=("asked",),
    back=SETTINGS,
    done="circle-saved",
    show=render_settings_page,
)
add_form(pages, "", update_circle, back=SETTINGS, done="circle-saved", show=render_settings_page)
add_form(pages, "/link", renew_circle_link, back="/circles/{circle}", done="circle-link")
add_form(pages, "/members/<id:player>/leave", leave_circle, then=go_back_after_leaving)
