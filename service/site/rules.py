"""The rules of each game in our own words, in the reader's language, with the provenance of their figures.

They lie in the folder of the game (`rules/<language>.html`). Here they stand for all tables at once; a table shows those
that are played at it (`service/site/table/rules.py`), and every place has the same number on both pages.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from http import HTTPStatus
from typing import Any

from flask import Blueprint, abort, g, render_template, request

import engine
from engine.editions.differences import Difference, differences
from engine.editions.edition import MARKS, PRINTED, Edition
from engine.editions.words import FigureWords
from engine.rules import Played, Rules, settings
from engine.table.game import Game
from service.platform.accounts.authenticate import Caller
from service.platform.words import best_language, words
from service.play.cards.table_card import introduced
from service.site.box.owners import is_open
from service.site.edition_tables import Cell, cell, data_tables

pages = Blueprint("rules_pages", __name__, url_prefix="/rules")


@pages.get("")
def all_games() -> str:
    return render_template("pages/rules-all.html", games=introduced(rules_language()))


@pages.get("/<name>")
def rules(name: str) -> str:
    """One game's, for all its tables; the edition that is usually played comes first."""
    game = engine.games().get(name)
    if game is None:
        abort(HTTPStatus.NOT_FOUND)
    language = rules_language()
    editions = sorted(game.editions.values(), key=lambda edition: edition.name != game.edition)
    return render_template("pages/rules.html", **told(game, game.rules(language), editions, language))


def rules_language() -> str:
    caller: Caller | None = g.caller
    return caller.language if caller else best_language(request.accept_languages)


def told(
    game: Game, rules: Rules, editions: Sequence[Edition[Any]], language: str, played: Played | None = None
) -> dict[str, Any]:
    """What stands on a page of rules; `played` where it is the page of one table."""
    said, ours = game.words(language), words(language)
    figures = FigureWords(said)
    return {
        "game": game.name,
        "rules": rules,
        "settings": settings(rules, said),
        "label": lambda when: when.label(said),
        "box": is_open() and any(is_doubtful(edition) for edition in editions),
        "written": bool(rules.language),
        "translated": rules.language in ("", language),
        "editions": [
            {
                **origins(edition),
                "ours": game.ours(edition, language, played),
                "differs": differing(differences(edition, game.editions.base_of(edition)), figures),
                "differs_said": said.say("rules-differs", title=edition.title),
                "tables": data_tables(game.name, edition, said, ours, played),
            }
            for edition in editions
        ],
    }


def differing(found: Iterable[Difference], figures: FigureWords) -> list[tuple[str, Cell, Cell]]:
    """What an edition from somebody's box has otherwise than the one whose figures the text tells."""
    return [
        (figures.full_label(path), cell(in_the_text, figures), cell(here, figures))
        for path, in_the_text, here in found
    ]


def is_doubtful(edition: Edition[Any]) -> bool:
    """Whether somebody with the box could put anything right."""
    return any(mark != PRINTED for mark in edition.provenance().values())


def origins(edition: Edition[Any]) -> dict[str, Any]:
    """How many figures have which mark, and all that are not printed."""
    marked = edition.provenance()
    counts = Counter(marked.values())
    sources = edition.sources()
    return {
        "title": edition.title,
        "counted": [(mark, counts[mark]) for mark in MARKS if counts[mark]],
        "doubtful": [(path, mark, sources.get(path, "")) for path, mark in marked.items() if mark != PRINTED],
    }
