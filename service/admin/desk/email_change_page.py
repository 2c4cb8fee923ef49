"""The page behind the link to a new address: a button that confirms it."""

from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, make_response, render_template, request

from service.admin.desk.email_change import player_behind, take_address
from service.mail.link_pages import dead, private, tickets
from service.mail.signed_links import Forged
from service.platform.transaction import read_session, transaction
from service.platform.words import best_language, words
from service.play.acts.refusals import ImpossibleState

pages = Blueprint("addresses", __name__, url_prefix="/address")
pages.register_error_handler(Forged, dead)


@pages.get("/<text>")
def show(text: str) -> Response:
    ticket = tickets().new_address(text)
    with read_session() as session:
        language = player_behind(session, ticket).language
    return page(language, email=ticket.email, taken=False)


@pages.post("/<text>")
def take(text: str) -> Response:
    """Confirm the address. Only the reader of the mail has the link."""
    ticket = tickets().new_address(text)
    with transaction() as session:
        language = take_address(session, ticket).language
    return page(language, email=ticket.email, taken=True)


@pages.errorhandler(ImpossibleState)
def spent(refusal: ImpossibleState) -> Response:
    language = best_language(request.accept_languages)
    said = words(language)
    return page(language, HTTPStatus.GONE, email="", taken=False, why=said.say(f"desk-cannot-{refusal.why}"))


def page(language: str, status: int = HTTPStatus.OK, **values: Any) -> Response:
    said = words(language)
    drawn = render_template("pages/address.html", say=said.say, language=language, **values)
    return private(make_response(drawn, status))
