"""The layout of the account pages, with the navigation between chapters."""

from http import HTTPStatus
from typing import Any

from flask import Response, make_response, render_template

from service.platform.words import Words, words
from service.web.pages.page_family import me

CHAPTERS = ("profile", "mail", "time", "letters", "push", "keys", "hooks", "programs", "account")


def shown(chapter: str, status: int = HTTPStatus.OK, *, template: str = "", **values: Any) -> Response:
    """Render a page of my account, which no cache may store."""
    chapters = [(address_of(name), name) for name in CHAPTERS]
    page = render_template(
        f"pages/me/{template or chapter}.html", chapter=chapter, chapters=chapters, **values
    )
    response = make_response(page, status)
    response.headers["Cache-Control"] = "private, no-store"
    return response


def address_of(chapter: str) -> str:
    return "/me" if chapter == CHAPTERS[0] else f"/me/{chapter}"


def said() -> Words:
    return words(me().language)
