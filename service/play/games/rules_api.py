"""API operations on rules, for a game or for exactly one table.

Refusals and events refer to their numbers.
"""

from typing import Any

from engine.editions.words import FigureWords
from engine.rules import Chapter, Rules, plain
from engine.table.game import Game, game_named, games
from engine.text.words import Words
from service.play.games.rules_schemas import RulesSchema
from service.play.tables.rules import table_rules
from service.play.tables.table_access import call_language, viewing_player
from service.play.tables.views import table_for
from service.web.access import ANYONE
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.problems import Problem

resource = Resource("rules", "The rules in words: of a game, and of exactly one table.", ApiDocument.AROUND)


@resource.get(
    "/games/<string:game>/rules", access=ANYONE, gives=RulesSchema, example=get_example("rules"), etag=True
)
def get_rules(call: Call, game: str) -> dict[str, Any]:
    """Show the rules of a game, for all tables."""
    if game not in games():
        raise Problem("not-found")
    return rules_to_dict(games()[game], games()[game].rules(call_language(call)), call_language(call))


@resource.get(
    "/tables/<id:table>/rules", access=ANYONE, gives=RulesSchema, example=get_example("rules"), etag=True
)
def get_table_rules(call: Call, table: int) -> dict[str, Any]:
    """Show the exact rules of a table.

    The rules match the table's number of players, options and edition.
    """
    row = table_for(call.session, table, viewing_player(call, table))
    return rules_to_dict(game_named(row.game), table_rules(row, call_language(call)), call_language(call))


def rules_to_dict(game: Game, rules: Rules, language: str) -> dict[str, Any]:
    words = game.words(language)
    figures = FigureWords(words)
    return {
        "language": rules.language,
        "chapters": [
            {**chapter_reference(rules, chapter), **chapter_content(rules, chapter, words)}
            for chapter in rules.chapters
        ],
        "absent": [chapter_reference(rules, chapter) for chapter in rules.absent],
        "differences": [
            {
                "path": path,
                "label": figures.full_label(path),
                "in_the_text": figures.told(in_the_text),
                "here": figures.told(here),
            }
            for path, in_the_text, here in rules.differences
        ],
    }


def chapter_reference(rules: Rules, chapter: Chapter) -> dict[str, Any]:
    return {"number": chapter.number, "heading": plain(rules, chapter.heading)}


def chapter_content(rules: Rules, chapter: Chapter, words: Words) -> dict[str, Any]:
    return {
        "anchor": chapter.anchor,
        "when": chapter.when.label(words),
        "paragraphs": [
            {
                "number": each.number,
                "under": plain(rules, part.heading),
                "text": plain(rules, each.text),
                "when": each.when.label(words),
                "rules": list(each.rules),
                "events": list(each.events),
            }
            for part in chapter.parts
            for each in part.paragraphs
        ],
    }
