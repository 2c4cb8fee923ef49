"""The page behind the link to a new address: a button that confirms it."""

from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, make_response, render_template, request

from service.mail.link_pages import forbid_caching, render_dead_link
from service.people.email_change import InvalidEmailLink, apply_email_change, find_ticket_player
from service.platform.deps import deps
from service.platform.signing import AddressTicket, ForgedTicket, Purpose, read_ticket
from service.platform.transaction import read_session, transaction
from service.platform.words import best_language, words

pages = Blueprint("addresses", __name__, url_prefix="/address")
pages.register_error_handler(ForgedTicket, render_dead_link)


@pages.get("/<text>")
def show(text: str) -> Response:
    ticket = read_ticket(Purpose.ADDRESS, AddressTicket, text)
    with read_session() as session:
        language = find_ticket_player(session, ticket, deps().clock()).language
    return render_page(language, email=ticket.email, taken=False)


@pages.post("/<text>")
def take(text: str) -> Response:
    """Confirm the address. Only the reader of the mail has the link."""
    ticket = read_ticket(Purpose.ADDRESS, AddressTicket, text)
    with transaction() as session:
        language = apply_email_change(session, ticket, deps().clock()).language
    return render_page(language, email=ticket.email, taken=True)


@pages.errorhandler(InvalidEmailLink)
def render_spent_link(_invalid: InvalidEmailLink) -> Response:
    language = best_language(request.accept_languages)
    return render_page(language, HTTPStatus.GONE, email="", taken=False, spent=True)


def render_page(language: str, status: int = HTTPStatus.OK, **values: Any) -> Response:
    said = words(language)
    drawn = render_template("pages/address.html", say=said.say, language=language, **values)
    return forbid_caching(make_response(drawn, status))
