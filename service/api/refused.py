"""What tables and the engine refuse, as problem documents: the rule in a sentence, its section, and what would be right."""

from typing import Any

from flask import Flask, Response, g

import engine
from engine.game import game_named
from service.api.problems import Problem, answer
from service.tables.refusals import QuestionClosed, TableRefusal

NEAREST = 20


def register(app: Flask) -> None:
    app.register_error_handler(TableRefusal, table_refused)
    app.register_error_handler(engine.Refusal, move_refused)
    app.register_error_handler(engine.BadTable, bad_table)


def table_refused(refused: TableRefusal) -> Response:
    more: dict[str, Any] = {}
    if isinstance(refused, QuestionClosed):
        more = {"answered": refused.answered, "open": refused.opened, "since": refused.since}
    return answer(Problem(refused.problem, more, sentence=str(refused)))


def move_refused(refused: engine.Refusal) -> Response:
    """The three ways a move can be wrong; the sentence is in the player's language."""
    words = game_named(refused.game).words(g.caller.language if g.get("caller") else "en")
    sentence = refused.explain(words)
    match refused:
        case engine.Illegal():
            more = {
                "rule": refused.rule,
                "section": refused.section(words),
                "facts": refused.facts,
                "legal": shown(refused.nearest),
            }
            return answer(Problem("illegal-move", more, sentence=sentence))
        case engine.Ambiguous():
            more = {"candidates": shown(refused.candidates)}
            return answer(Problem("ambiguous-move", more, sentence=sentence))
        case engine.Unreadable():
            more = {
                "understood": refused.understood,
                "forms": [form.shown(words.slot) for form in refused.forms],
            }
            return answer(Problem("unreadable-move", more, sentence=sentence))
        case _:
            raise refused


def bad_table(refused: engine.BadTable) -> Response:
    return answer(Problem("bad-table", sentence=str(refused)))


def shown(moves: tuple[engine.Move, ...]) -> list[dict[str, Any]]:
    return [{"move": move.data(), "text": str(move)} for move in moves[:NEAREST]]
