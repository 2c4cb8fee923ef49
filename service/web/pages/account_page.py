"""The layout of the account pages, with the navigation between chapters."""

from http import HTTPStatus
from typing import Any

from flask import Response, make_response, render_template

from service.platform.words import Words, words
from service.web.pages.page_family import require_reader

CHAPTERS = ("profile", "mail", "time", "letters", "push", "mutes", "keys", "hooks", "programs", "account")


def render_account_page(
    chapter: str, status: int = HTTPStatus.OK, *, template: str = "", **values: Any
) -> Response:
    """Render a page of my account, which no cache may store."""
    chapters = [(get_chapter_path(name), name) for name in CHAPTERS]
    page = render_template(
        f"pages/me/{template or chapter}.html", chapter=chapter, chapters=chapters, **values
    )
    response = make_response(page, status)
    response.headers["Cache-Control"] = "private, no-store"
    return response


def get_chapter_path(chapter: str) -> str:
    return "/me" if chapter == CHAPTERS[0] else f"/me/{chapter}"


def load_reader_words() -> Words:
    return words(require_reader().language)
