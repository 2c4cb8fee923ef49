"""What the pages behind secret links share: the ticket in the address, and what nobody may keep."""

from http import HTTPStatus

from flask import Response, make_response, render_template, request

from service.mail.signed_links import Tickets
from service.platform.deps import deps
from service.platform.words import best_language, words

SECRET = {"Cache-Control": "no-store", "X-Robots-Tag": "noindex"}


def dead(_error: Exception) -> Response:
    """Changed on its way, made by somebody else, or made anew since: it opens nothing, and says so."""
    language = best_language(request.accept_languages)
    page = render_template("pages/link-dead.html", say=words(language).say, language=language)
    return private(make_response(page, HTTPStatus.NOT_FOUND))


def tickets() -> Tickets:
    return Tickets.of(deps().settings)


def private(response: Response) -> Response:
    """What a secret address shows is kept by nobody and found by no search."""
    response.headers.update(SECRET)
    return response
