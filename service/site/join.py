"""The page behind the link of a table: take a seat with an account, or as a guest with only a name."""

from http import HTTPStatus
from typing import Any

from flask import Response, make_response, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from service.mail.link_pages import forbid_caching
from service.platform.accounts.keys import key_digest
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.signing import Purpose
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.play.cards.table_card import build_table_card, describe_table
from service.play.tables.join_link import Guest, join_as_guest, join_by_link
from service.play.tables.models import Table, TableState
from service.play.tables.queries import seat_of, table_by_id, table_of_link
from service.play.tables.refusals import LinkSpent, TableRefusal
from service.play.tables.schemas import GuestSchema
from service.play.tables.viewer import SeatViewer
from service.web.pages.error_pages import render_error_page as refused_page
from service.web.pages.forms import Faults, validate_form
from service.web.pages.page_family import (
    get_page_language,
    get_reader,
    make_page_blueprint,
    redirect_after_form,
)

pages = make_page_blueprint("joining", "/join", strangers=True)


@pages.get("/<secret>")
def show(secret: str) -> Response:
    """Show the game, its players and the ways to take a seat."""
    return render_join_page(secret, {})


@pages.post("/<secret>")
def sit(secret: str) -> AnyResponse:
    """Take a seat, as a guest if the reader is not signed in."""
    who = get_reader()
    if who is None:
        return sit_as_guest(secret)
    with transaction() as session:
        player = session.get_one(Player, who.player_id)
        row = join_by_link(session, secret=secret, player=player, number=None, now=deps().clock())
        return redirect_after_form(f"/tables/{row.id}", "seated")


def sit_as_guest(secret: str) -> AnyResponse:
    """Take a seat as a guest. The link of the seat is a guest's only key, so they are redirected to it."""
    sent = {"name": request.form.get("name", ""), "secret": secret}
    wanted, faults = validate_form(GuestSchema(), sent, words(get_page_language()))
    if faults:
        return render_join_page(secret, faults)
    guest = Guest(name=wanted["name"], language=get_page_language())
    with transaction() as session:
        seated = join_as_guest(session, secret=secret, guest=guest, number=None, now=deps().clock())
        if seated.seat.player is None:
            raise LinkSpent
        return redirect_after_form(
            SeatViewer.of(seated.table, seated.seat, seated.seat.player).link(Purpose.SEAT), "guest"
        )


@pages.errorhandler(TableRefusal)
def render_refusal(refusal: TableRefusal) -> Response:
    return forbid_caching(refused_page(refusal.problem, HTTPStatus.CONFLICT))


def render_join_page(secret: str, faults: Faults) -> Response:
    who = get_reader()
    with read_session() as session:
        number = table_of_link(session, key_digest(secret))
        row = None if number is None else table_by_id(session, number)
        if row is None or row.state != TableState.GATHERING:
            raise LinkSpent
        if who is not None and seat_of(row, who.player_id) is not None:
            return forbid_caching(
                make_response(render_template("pages/join.html", seated=True, **join_page_context(row)))
            )
        shown = render_template("pages/join.html", secret=secret, faults=faults, **join_page_context(row))
        return forbid_caching(
            make_response(shown, HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK)
        )


def join_page_context(row: Table) -> dict[str, Any]:
    who = get_reader()
    return {
        "table": row,
        "card": build_table_card(row, who.player_id if who else None, get_page_language()),
        **describe_table(row, get_page_language()),
    }
