"""The rules of each game in our own words, in the reader's language, with the provenance of their figures.

They lie in the folder of the game (`rules/<language>.html`); their anchors are the ids of the rules that refusals name.
"""

import re
from collections import Counter
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from flask import Blueprint, abort, current_app, g, render_template, request

import engine
from engine.edition import MARKS, PRINTED, Edition
from service.accounts.authenticate import Caller
from service.core.game_templates import all_templates, template_of
from service.core.paths import templates
from service.core.words import FALLBACK, best_language, words
from service.pages.edition_tables import data_tables
from service.pages.table_card import introduced
from service.pages.unwritten_rules import unwritten_rules

pages = Blueprint("rules", __name__, url_prefix="/rules")
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
    own, common = own_rules(game.name, language), common_rules(language)
    texts = [text for text in (own, common) if text]
    unwritten = [] if own else unwritten_rules(game, game.words(language), words(language))
    return render_template(
        "pages/rules.html",
        game=game.name,
        unwritten=unwritten,
        translated=f"/{language}." in own or not own,
        texts=texts,
        chapters=[
            *((each.anchor, each.heading) for each in unwritten),
            *(chapter for text in texts for chapter in chapters(text)),
        ],
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


def own_rules(game: str, language: str) -> str:
    """The rules of a game in this language, else in English, as the name of a template; nothing where there are none."""
    found = (template_of(game, f"rules/{wanted}.html") for wanted in (language, FALLBACK))
    return next(filter(None, found), "")


def common_rules(language: str) -> str:
    """What holds for every game here."""
    names = (f"rules/{wanted}/common.html" for wanted in (language, FALLBACK))
    return next(name for name in names if (templates() / name).is_file())


def chapters(text: str) -> Sequence[tuple[str, str]]:
    """The anchor and the heading of each chapter of a text."""
    source, _, _ = all_templates().get_source(current_app.jinja_env, text)
    return CHAPTER.findall(source)


def origins(edition: Edition[Any]) -> dict[str, Any]:
    """How many figures have which mark, and all that are not printed."""
    marked = edition.provenance()
    counts = Counter(marked.values())
    return {
        "title": edition.title,
        "counted": [(mark, counts[mark]) for mark in MARKS if counts[mark]],
        "doubtful": [(path, mark) for path, mark in marked.items() if mark != PRINTED],
    }
