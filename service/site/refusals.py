"""Refusals of tables and the engine as problem documents, with the rule, its section and legal moves."""

from typing import Any, Final

from flask import Flask, Response, json, request

import engine
from engine.plans import NotAPlan
from engine.table.game import game_named
from engine.text.words import words_of as game_words
from service.platform.language import reader_language
from service.platform.transaction import read_session
from service.platform.words import words
from service.play.acts.refusals import DeskRefusal
from service.play.pace.explain import render_sentence
from service.play.pace.sentence import TimeRefusal
from service.play.tables.models import Table
from service.play.tables.refusals import (
    BudgetSpent,
    NothingToTakeBack,
    QuestionClosed,
    TableRefusal,
    TurnReveals,
)
from service.play.tables.story import load_story
from service.play.tables.views import QuestionParts, load_position, question_for
from service.seasons.leagues.refusals import CannotChallenge
from service.web.problems import Problem, make_problem_response

NEAREST = 20


def register(app: Flask) -> None:
    app.register_error_handler(TableRefusal, handle_table_refusal)
    app.register_error_handler(DeskRefusal, handle_desk_refusal)
    app.register_error_handler(engine.Refusal, handle_move_refusal)
    app.register_error_handler(engine.BadTable, handle_bad_table)
    app.register_error_handler(TimeRefusal, handle_time_refusal)


def handle_table_refusal(refused: TableRefusal) -> Response:
    match refused:
        case QuestionClosed():
            return make_problem_response(Problem(refused.problem, describe_closed_question(refused)))
        case NothingToTakeBack():
            return make_problem_response(Problem(refused.problem, {"free": refused.free}, free=refused.free))
        case TurnReveals():
            return make_problem_response(
                Problem(refused.problem, {"moves": refused.moves}, moves=refused.moves)
            )
        case BudgetSpent():
            told = make_problem_response(Problem(refused.problem))
            told.headers["Retry-After"] = str(refused.wait)
            return told
        case CannotChallenge():
            sentence = words(reader_language()).say(f"challenge-cannot-{refused.why}")
            return make_problem_response(Problem(refused.problem, sentence=sentence))
        case _:
            return make_problem_response(Problem(refused.problem, sentence=str(refused)))


def handle_desk_refusal(refused: DeskRefusal) -> Response:
    """Return the problem of a refused act, with a sentence in the moderator's language."""
    why = getattr(refused, "why", "")
    sentence = words(reader_language()).say(f"desk-cannot-{why}") if why else ""
    return make_problem_response(Problem(refused.problem, sentence=sentence))


def describe_closed_question(closed: QuestionClosed) -> dict[str, Any]:
    """Return the data for a late answer: the story since its question, and the seat's current question."""
    with read_session() as session:
        row = session.get_one(Table, closed.table_id)
        return {
            "game": row.game,
            "answered": closed.answered,
            "open": closed.opened,
            "since": closed.since,
            "events": [
                {"game": row.game, **event}
                for event in load_story(session, row, closed.seat, closed.since, reader_language())
            ],
            "question": question_for(
                row, load_position(row), closed.seat, reader_language(), read_question_parts()
            ),
        }


def read_question_parts() -> QuestionParts:
    """Return the parts of a question that the refused request left out."""
    return QuestionParts(
        components=request.args.get("components") != "false",
        kinds=request.args.get("kinds") == "true",
        moves=request.args.get("moves") != "false",
    )


def handle_move_refusal(refused: engine.Refusal) -> Response:
    """Return the problem of a refused move or plan, with a sentence in the player's language."""
    said = game_named(refused.game).words(reader_language())
    sentence = refused.explain(said)
    match refused:
        case engine.Illegal():
            more = {
                "rule": refused.rule,
                "section": refused.section,
                "facts": refused.facts,
                "legal": serialize_moves(refused.game, refused.nearest),
            }
            return make_problem_response(Problem("illegal-move", more, sentence=refused.reason(said)))
        case engine.Ambiguous():
            more = {"candidates": serialize_moves(refused.game, refused.candidates)}
            return make_problem_response(Problem("ambiguous-move", more, sentence=sentence))
        case engine.Unreadable():
            more = {
                "understood": refused.understood,
                "forms": [said.form(form) for form in refused.forms],
            }
            return make_problem_response(Problem("unreadable-move", more, sentence=sentence))
        case engine.NotAMove():
            return make_problem_response(
                Problem("invalid-request", {"errors": describe_wrong_field(refused)})
            )
        case NotAPlan():
            return make_problem_response(Problem("unreadable-plan", {"why": refused.why}, sentence=sentence))
        case _:
            raise refused


FAULTS: Final = {"unknown": "field-unknown", "missing": "field-required", "wrong": "field-invalid"}


def describe_wrong_field(refused: engine.NotAMove) -> dict[str, Any]:
    """Return the errors of a move in the request: its wrong field, and what would be right."""
    say, right = words(reader_language()).say, refused.right
    told = (
        say("field-choice", choices=", ".join(right))
        if isinstance(right, list)
        else say("field-schema", schema=json.dumps(right))
    )
    error = {refused.field: [say(FAULTS[refused.fault]), told]}
    moves = request.get_json().get("moves")
    return {"body": {"moves": {moves.index(refused.data): error}} if moves else {"move": error}}


def handle_bad_table(refused: engine.BadTable) -> Response:
    said = game_words(refused.game, reader_language())
    return make_problem_response(Problem("bad-table", sentence=refused.explain(said)))


def serialize_moves(game: str, moves: tuple[engine.Move, ...]) -> list[dict[str, Any]]:
    return [{"game": game, "move": move.data(), "text": str(move)} for move in moves[:NEAREST]]


def handle_time_refusal(refused: TimeRefusal) -> Response:
    """Return the problem of a refused leave, pause or calendar. The sentence says what is allowed."""
    return make_problem_response(
        Problem("time-refused", sentence=render_sentence(refused.sentence, words(reader_language()), "UTC"))
    )
