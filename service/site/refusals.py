"""Refusals of tables and the engine as problem documents, with the rule, its section and legal moves."""

from typing import Any

from flask import Flask, Response

import engine
from engine.plans import NotAPlan
from engine.table.game import game_named
from engine.text.words import words_of as game_words
from service.platform.language import reader_language
from service.platform.transaction import reading
from service.platform.words import words
from service.play.acts.refusals import DeskRefusal
from service.play.pace.explain import render
from service.play.pace.sentence import TimeRefusal
from service.play.tables.models import Table
from service.play.tables.refusals import (
    BudgetSpent,
    NothingToTakeBack,
    QuestionClosed,
    TableRefusal,
    TurnReveals,
)
from service.play.tables.story import story
from service.play.tables.views import loaded_position, question_for
from service.seasons.leagues.refusals import CannotChallenge
from service.web.problems import Problem, answer

NEAREST = 20


def register(app: Flask) -> None:
    app.register_error_handler(TableRefusal, table_refused)
    app.register_error_handler(DeskRefusal, desk_refused)
    app.register_error_handler(engine.Refusal, move_refused)
    app.register_error_handler(engine.BadTable, bad_table)
    app.register_error_handler(TimeRefusal, time_refused)


def table_refused(refused: TableRefusal) -> Response:
    match refused:
        case QuestionClosed():
            return answer(Problem(refused.problem, what_happened(refused)))
        case NothingToTakeBack():
            return answer(Problem(refused.problem, {"free": refused.free}, free=refused.free))
        case TurnReveals():
            return answer(Problem(refused.problem, {"moves": refused.moves}, moves=refused.moves))
        case BudgetSpent():
            told = answer(Problem(refused.problem))
            told.headers["Retry-After"] = str(refused.wait)
            return told
        case CannotChallenge():
            sentence = words(reader_language()).say(f"challenge-cannot-{refused.why}")
            return answer(Problem(refused.problem, sentence=sentence))
        case _:
            return answer(Problem(refused.problem, sentence=str(refused)))


def desk_refused(refused: DeskRefusal) -> Response:
    """Return the problem of a refused act, with a sentence in the moderator's language."""
    why = getattr(refused, "why", "")
    sentence = words(reader_language()).say(f"desk-cannot-{why}") if why else ""
    return answer(Problem(refused.problem, sentence=sentence))


def what_happened(closed: QuestionClosed) -> dict[str, Any]:
    """Return the data for a late answer: the story since its question, and the seat's current question."""
    with reading() as session:
        row = session.get_one(Table, closed.table_id)
        return {
            "game": row.game,
            "answered": closed.answered,
            "open": closed.opened,
            "since": closed.since,
            "events": [
                {"game": row.game, **event}
                for event in story(session, row, closed.seat, closed.since, reader_language())
            ],
            "question": question_for(row, loaded_position(row), closed.seat, reader_language()),
        }


def move_refused(refused: engine.Refusal) -> Response:
    """Return the problem of a refused move or plan, with a sentence in the player's language."""
    said = game_named(refused.game).words(reader_language())
    sentence = refused.explain(said)
    match refused:
        case engine.Illegal():
            more = {
                "rule": refused.rule,
                "section": refused.section,
                "facts": refused.facts,
                "legal": shown(refused.game, refused.nearest),
            }
            return answer(Problem("illegal-move", more, sentence=sentence))
        case engine.Ambiguous():
            more = {"candidates": shown(refused.game, refused.candidates)}
            return answer(Problem("ambiguous-move", more, sentence=sentence))
        case engine.Unreadable():
            more = {
                "understood": refused.understood,
                "forms": [said.form(form) for form in refused.forms],
            }
            return answer(Problem("unreadable-move", more, sentence=sentence))
        case NotAPlan():
            return answer(Problem("unreadable-plan", {"why": refused.why}, sentence=sentence))
        case _:
            raise refused


def bad_table(refused: engine.BadTable) -> Response:
    said = game_words(refused.game, reader_language())
    return answer(Problem("bad-table", sentence=refused.explain(said)))


def shown(game: str, moves: tuple[engine.Move, ...]) -> list[dict[str, Any]]:
    return [{"game": game, "move": move.data(), "text": str(move)} for move in moves[:NEAREST]]


def time_refused(refused: TimeRefusal) -> Response:
    """Return the problem of a refused leave, pause or calendar. The sentence says what is allowed."""
    return answer(Problem("time-refused", sentence=render(refused.sentence, words(reader_language()), "UTC")))
