"""Shared code of the pages behind secret links: the page of a dead link, and headers that forbid caching and
indexing.
"""

from http import HTTPStatus

from flask import Response, make_response, render_template, request

from service.platform.words import best_language, words

SECRET = {"Cache-Control": "no-store", "X-Robots-Tag": "noindex"}


def render_dead_link(_error: Exception) -> Response:
    """Return the error page for a ticket that is invalid.

    It was changed on its way, forged, or replaced by a newer one.
    """
    language = best_language(request.accept_languages)
    page = render_template("pages/link-dead.html", say=words(language).say, language=language)
    return forbid_caching(make_response(page, HTTPStatus.NOT_FOUND))


def forbid_caching(response: Response) -> Response:
    """Forbid caches to store the page and search engines to index it, because its address is secret."""
    response.headers.update(SECRET)
    return response
