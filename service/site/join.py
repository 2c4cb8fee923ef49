"""The page behind the link of a table: take a seat with an account, or as a guest with only a name."""

from http import HTTPStatus
from typing import Any

from flask import Response, make_response, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from service.mail.link_pages import private
from service.mail.recipient import Recipient
from service.mail.signed_links import Purpose
from service.platform.accounts.keys import key_digest
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.transaction import reading, transaction
from service.platform.words import words
from service.play.cards.table_card import card, told
from service.play.tables.join_link import Guest, join_as_guest, join_by_link
from service.play.tables.models import Table, TableState
from service.play.tables.queries import seat_of, table_by_id, table_of_link
from service.play.tables.refusals import LinkSpent, TableRefusal
from service.play.tables.schemas import GuestSchema
from service.web.pages.error_pages import page as refused_page
from service.web.pages.forms import Faults, checked_form
from service.web.pages.page_family import done, family, language, reader

pages = family("joining", "/join", strangers=True)


@pages.get("/<secret>")
def show(secret: str) -> Response:
    """Show the game, its players and the ways to take a seat."""
    return page(secret, {})


@pages.post("/<secret>")
def sit(secret: str) -> AnyResponse:
    """Take a seat, as a guest if the reader is not signed in."""
    who = reader()
    if who is None:
        return sit_as_guest(secret)
    with transaction() as session:
        player = session.get_one(Player, who.player_id)
        row = join_by_link(session, secret=secret, player=player, number=None, now=deps().clock())
        return done(f"/tables/{row.id}", "seated")


def sit_as_guest(secret: str) -> AnyResponse:
    """Take a seat as a guest. The link of the seat is a guest's only key, so they are redirected to it."""
    sent = {"name": request.form.get("name", ""), "secret": secret}
    wanted, faults = checked_form(GuestSchema(), sent, words(language()))
    if faults:
        return page(secret, faults)
    guest = Guest(name=wanted["name"], language=language())
    with transaction() as session:
        seated = join_as_guest(session, secret=secret, guest=guest, number=None, now=deps().clock())
        if seated.seat.player is None:
            raise LinkSpent
        return done(Recipient(seated.table, seated.seat, seated.seat.player).link(Purpose.SEAT), "guest")


@pages.errorhandler(TableRefusal)
def refused(refusal: TableRefusal) -> Response:
    return private(refused_page(refusal.problem, HTTPStatus.CONFLICT))


def page(secret: str, faults: Faults) -> Response:
    who = reader()
    with reading() as session:
        number = table_of_link(session, key_digest(secret))
        row = None if number is None else table_by_id(session, number)
        if row is None or row.state != TableState.GATHERING:
            raise LinkSpent
        if who is not None and seat_of(row, who.player_id) is not None:
            return private(make_response(render_template("pages/join.html", seated=True, **shown_of(row))))
        shown = render_template("pages/join.html", secret=secret, faults=faults, **shown_of(row))
        return private(make_response(shown, HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK))


def shown_of(row: Table) -> dict[str, Any]:
    who = reader()
    return {
        "table": row,
        "card": card(row, who.player_id if who else None, language()),
        **told(row, language()),
    }
