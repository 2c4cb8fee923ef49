"""The list of my circles, and the page of one circle: calls, tables, standings and members."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from flask import Response, make_response, render_template, request
from sqlalchemy.orm import Session

from engine.table.game import game_named
from service.mail.link_pages import forbid_caching
from service.platform.accounts.circle_models import Circle
from service.platform.transaction import read_session
from service.platform.words import words
from service.play.cards.table_card import build_table_card, game_sign
from service.play.pace.pace import read_pace
from service.play.pace.ready_made import format_pace
from service.play.tables.models import Table, TableState
from service.play.tables.queries import table_by_id
from service.play.tables.refusals import NoCircle, TableRefusal
from service.play.talk.models import Said
from service.social.circles import calls, members
from service.social.circles.api import answer_circle_call, create_circle, play_usual_again
from service.social.circles.mail_links import circle_link
from service.social.circles.queries import archived_talk, calls_of, circles_of, tables_of_circle
from service.social.circles.standings import circle_standings
from service.social.circles.views import shown_call, shown_circle
from service.web.pages.error_pages import find_refusal_message, get_problem_status
from service.web.pages.error_pages import render_error_page as refused_page
from service.web.pages.forms import Faults
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import (
    make_page_blueprint,
    read_query_cursor,
    require_reader,
)
from service.web.schemas.pagination import paginate

MOST = 12
LINES = 50

pages = make_page_blueprint("circle_hall", "/circles", guests=False)


@pages.get("")
def mine() -> Response:
    """Render the circles of the player. Without any, the page explains what a circle is."""
    return render_circle_list()


def render_circle_list(*, faults: Faults | None = None, **_typed: Any) -> Response:
    with read_session() as session:
        mine = session.scalars(circles_of(require_reader().player_id).order_by(Circle.id.desc())).all()
        shown = render_template(
            "pages/circle/mine.html", circles=mine, faults=faults or {}, typed=request.form.get("name", "")
        )
    return make_response(shown, HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK)


@pages.get("/<id:circle>")
def show(circle: int) -> Response:
    with read_session() as session:
        return render_circle_page(session, circle)


@pages.get("/<id:circle>/talk")
def talk(circle: int) -> Response:
    """Render the archived talk of finished tables of the circle, grouped by table."""
    with read_session() as session:
        reader = require_reader().player_id
        shown = members.circle_for(session, circle, reader)
        found = paginate(
            session, archived_talk(circle, reader), Said.id, {"limit": LINES, "cursor": read_query_cursor()}
        )
        tables = {line.table_id: session.get_one(Table, line.table_id) for line in found.items}
        cards = {
            number: build_table_card(row, reader, require_reader().language) for number, row in tables.items()
        }
        page = render_template(
            "pages/circle/talk.html", circle=shown, lines=found.items, cards=cards, more=found.next
        )
    return make_response(page)


@pages.errorhandler(TableRefusal)
def render_refusal(refusal: TableRefusal) -> Response:
    """Render the page of the circle again, with the reason why the request was refused."""
    circle = (request.view_args or {}).get("circle")
    if circle is None or isinstance(refusal, NoCircle):
        return refused_page(refusal.problem, get_problem_status(refusal.problem))
    with read_session() as session:
        return render_circle_page(
            session,
            circle,
            get_problem_status(refusal.problem),
            refusal=find_refusal_message(refusal.problem),
        )


def render_circle_page(
    session: Session, number: int, status: int = HTTPStatus.OK, *, refusal: str = ""
) -> Response:
    who = require_reader()
    circle = members.circle_for(session, number, who.player_id)
    usual = calls.usual_settings(session, circle)
    invites = members.may_invite(circle, who.player_id)
    values = {
        **shown_circle(session, circle, who.player_id),
        "circle": circle,
        "owns": circle.owner_id == who.player_id,
        "link": circle_link(circle).link if invites else "",
        "usual": usual and usual_settings_context(usual),
        "calls": [call_context(session, call, circle) for call in calls_of(session, circle.id)],
        "standings": circle_standings(session, circle.id),
        "running": table_cards(session, circle, TableState.RUNNING),
        "gathering": table_cards(session, circle, TableState.GATHERING),
        "finished": table_cards(session, circle, TableState.FINISHED, 6),
        "refusal": refusal,
    }
    response = make_response(render_template("pages/circle/hall.html", **values), status)
    return forbid_caching(response) if invites else response


def table_cards(
    session: Session, circle: Circle, state: TableState, limit: int = MOST
) -> list[dict[str, Any]]:
    rows = tables_of_circle(circle.id, state=state).order_by(Table.id.desc()).limit(limit)
    return [
        build_table_card(row, require_reader().player_id, require_reader().language)
        for row in session.scalars(rows)
    ]


def usual_settings_context(usual: Mapping[str, Any]) -> dict[str, Any]:
    """Return the template context for the usual settings."""
    game = game_named(usual["game"])
    edition = game.editions.get(usual["edition"] or game.edition)
    return {
        "game": game.name,
        "sign": game_sign(game.name),
        "seats": usual["seats"],
        "pace": format_pace(read_pace(usual["pace"]), words(require_reader().language)),
        "edition": edition.title if edition is not None and len(game.editions) > 1 else "",
    }


def call_context(session: Session, call: Any, circle: Circle) -> dict[str, Any]:
    """Return the template context of a call, with the names of those who come."""
    row = table_by_id(session, call.table_id)
    shown = shown_call(session, call, require_reader().player_id)
    names = {member.player_id: member.player.name for member in circle.members}
    return shown | {
        "card": build_table_card(row, require_reader().player_id, require_reader().language) if row else None,
        "names": [names[player] for player in shown["coming"] if player in names],
    }


CIRCLE = "/circles/{circle}"
add_form(
    pages, "", create_circle, back="/circles/{result[id]}", done="circle-founded", show=render_circle_list
)
add_form(pages, "/<id:circle>/again", play_usual_again, back=CIRCLE, done="circle-called")
add_form(
    pages,
    "/<id:circle>/tables/<id:table>/answer",
    answer_circle_call,
    back=CIRCLE,
    done="circle-answered",
)
