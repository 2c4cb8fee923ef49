"""The rules of each game in our own words, in the reader's language, with the provenance of their figures.

`templates/rules/<language>/<game>.html`; its anchors are the ids of the rules that refusals name.
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from http import HTTPStatus
from typing import Any

from flask import Blueprint, abort, g, render_template, request

import engine
from engine.edition import MARKS, PRINTED, Edition
from service.accounts.authenticate import Caller
from service.core.paths import templates
from service.core.words import FALLBACK, best_language, words
from service.pages.edition_tables import data_tables
from service.pages.table_card import introduced

pages = Blueprint("rules", __name__, url_prefix="/rules")
EVERYWHERE = "common"
CHAPTER = re.compile(r'<section id="([^"]+)">\s*<h2>(.*?)</h2>')


@pages.get("")
def all_games() -> str:
    return render_template("pages/rules-all.html", games=introduced(rules_language()))


@pages.get("/<name>")
def rules(name: str) -> str:
    """One game's."""
    game = engine.games().get(name)
    if game is None:
        abort(HTTPStatus.NOT_FOUND)
    language = rules_language()
    own, common = (text_of(language, part) for part in (game.name, EVERYWHERE))
    texts = [text for text in (own, common) if text]
    return render_template(
        "pages/rules.html",
        game=game.name,
        written=bool(own),
        texts=texts,
        chapters=[chapter for text in texts for chapter in chapters(text)],
        editions=[
            {
                **origins(edition),
                "tables": data_tables(game.name, edition, game.words(language), words(language)),
            }
            for edition in game.editions.values()
        ],
    )


def rules_language() -> str:
    caller: Caller | None = g.caller
    return caller.language if caller else best_language(request.accept_languages)


def text_of(language: str, part: str) -> str:
    """The text in this language, else in English, as the name of a template; nothing where there is none."""
    names = (f"rules/{wanted}/{part}.html" for wanted in (language, FALLBACK))
    return next((name for name in names if (templates() / name).is_file()), "")


@cache
def chapters(text: str) -> Sequence[tuple[str, str]]:
    """The anchor and the heading of each chapter of a text."""
    return CHAPTER.findall((templates() / text).read_text())


def origins(edition: Edition[Any]) -> dict[str, Any]:
    """How many figures have which mark, and all that are not printed."""
    marked = edition.provenance()
    counts = Counter(marked.values())
    return {
        "title": edition.title,
        "counted": [(mark, counts[mark]) for mark in MARKS if counts[mark]],
        "doubtful": [(path, mark) for path, mark in marked.items() if mark != PRINTED],
    }
