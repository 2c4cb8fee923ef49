"""The rules of each game in our own words and the reader's language, with the provenance of their figures.

They are in the folder of the game (`rules/<language>.html`). This page shows the rules for all tables. A
table shows only those that apply to it (`service/site/table/rules.py`). Sections have the same numbers on
both pages.
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
from service.play.cards.table_card import describe_games
from service.site.box.owners import can_open_box
from service.site.edition_tables import Cell, make_cell, make_data_tables

pages = Blueprint("rules_pages", __name__, url_prefix="/rules")


@pages.get("")
def all_games() -> str:
    return render_template("pages/rules-all.html", games=describe_games(get_rules_language()))


@pages.get("/<name>")
def rules(name: str) -> str:
    """Show the rules of a game for all tables; the default edition comes first."""
    game = engine.games().get(name)
    if game is None:
        abort(HTTPStatus.NOT_FOUND)
    language = get_rules_language()
    editions = sorted(game.editions.values(), key=lambda edition: edition.name != game.edition)
    return render_template(
        "pages/rules.html", **rules_page_context(game, game.rules(language), editions, language)
    )


def get_rules_language() -> str:
    caller: Caller | None = g.caller
    return caller.language if caller else best_language(request.accept_languages)


def rules_page_context(
    game: Game, rules: Rules, editions: Sequence[Edition[Any]], language: str, played: Played | None = None
) -> dict[str, Any]:
    """Return the template context of a rules page; `played` is set on the page of one table."""
    said, ours = game.words(language), words(language)
    figures = FigureWords(said)
    return {
        "game": game.name,
        "rules": rules,
        "settings": settings(rules, said),
        "label": lambda when: when.label(said),
        "box": can_open_box() and any(is_doubtful(edition) for edition in editions),
        "written": bool(rules.language),
        "translated": rules.language in ("", language),
        "editions": [
            {
                **count_figure_origins(edition),
                "ours": game.ours(edition, language, played),
                "differs": format_differences(differences(edition, game.editions.base_of(edition)), figures),
                "differs_said": said.say("rules-differs", title=edition.title),
                "tables": make_data_tables(game.name, edition, said, ours, played),
            }
            for edition in editions
        ],
    }


def format_differences(found: Iterable[Difference], figures: FigureWords) -> list[tuple[str, Cell, Cell]]:
    """Return the differences between an edition entered by an owner and the one that the text describes."""
    return [
        (figures.full_label(path), make_cell(in_the_text, figures), make_cell(here, figures))
        for path, in_the_text, here in found
    ]


def is_doubtful(edition: Edition[Any]) -> bool:
    """Return whether an owner of the box could correct any figure."""
    return any(mark != PRINTED for mark in edition.provenance().values())


def count_figure_origins(edition: Edition[Any]) -> dict[str, Any]:
    """Return the number of figures by mark, and all figures that are not printed."""
    marked = edition.provenance()
    counts = Counter(marked.values())
    sources = edition.sources()
    return {
        "title": edition.title,
        "counted": [(mark, counts[mark]) for mark in MARKS if counts[mark]],
        "doubtful": [(path, mark, sources.get(path, "")) for path, mark in marked.items() if mark != PRINTED],
    }
