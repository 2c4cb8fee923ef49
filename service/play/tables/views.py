"""Looking at a table: what one seat may know, or somebody who only looks on."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import Session

import engine
from engine.text.sentences import component_text, details_texts, question_text
from engine.text.words import Words
from service.platform.words import FALLBACK, words
from service.play.tables.editions import engine_table
from service.play.tables.etag import admits
from service.play.tables.lesson import lesson_of
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.move_queries import record_lines
from service.play.tables.queries import names_at, position_of, seat_of, table_by_id
from service.play.tables.refusals import NoTable, NothingAsked, NotRunning, NotYours
from service.play.tables.results import result_in_words, result_of_table

Given = engine.Move | Mapping[str, Any] | str
"""A move as somebody gives it: as data, or in words."""


def table_for(session: Session, table_id: int, player_id: int | None) -> Table:
    """A table that this player may look at."""
    row = table_by_id(session, table_id)
    if row is None or not may_look(session, row, player_id):
        raise NoTable
    return row


def position_for(session: Session, table_id: int, player_id: int | None) -> Table:
    """The same with its position."""
    row = position_of(session, table_id)
    if row is None or not may_look(session, row, player_id):
        raise NoTable
    return row


def may_look(session: Session, row: Table, player_id: int | None) -> bool:
    """Whether a player may look at a table that is loaded already."""
    at_it = {row.host_id, *(seat.player_id for seat in row.seats)}
    return admits(session, (row.id, row.circle_id), row.visibility, at_it, player_id)


def held_seat(row: Table, number: int, player_id: int | None) -> Seat:
    """A seat with all its secrets, for the player who holds it."""
    seat = seat_of(row, player_id)
    if seat is None or seat.number != number:
        raise NotYours
    return seat


def loaded_position(row: Table) -> engine.AnyTable:
    """The engine's table where play has begun."""
    if row.dump is None:
        raise NotRunning
    game = engine_table(row)
    lesson = lesson_of(row)
    game.guard = lesson.keep_to_idea if lesson is not None else None
    return game


def remembered(session: Session, row: Table) -> engine.AnyTable:
    """The same with everything that happened before: only so can another past be imagined."""
    if row.dump is None:
        raise NotRunning
    return engine_table(row, record_lines(session, row.id))


@dataclass(frozen=True, kw_only=True)
class ViewOptions:
    """How somebody wishes to see a table."""

    language: str
    text: bool = False
    what_if: bool = False


def table_view(session: Session, table_id: int, seat: int | None, look: ViewOptions) -> dict[str, Any]:
    """The table as a seat sees it, or somebody who looks on."""
    row = position_of(session, table_id)
    if row is None:
        raise NoTable
    return shown_view(row, loaded_position(row), seat, look)


def shown_view(row: Table, game: engine.AnyTable, seat: int | None, look: ViewOptions) -> dict[str, Any]:
    """The same of a position that is at hand."""
    view = game.view(seat)
    shown: dict[str, Any] = {"revision": row.revision, "view": view}
    if look.text:
        words, names = game.game.words(look.language), shown_names(row, look.language)
        shown["text"] = game.game.draw(view, words, names)
        if (result := result_of_table(row)) is not None:
            shown["result"] = result_in_words(result, words, names)
    if seat is not None:
        shown["question"] = question_for(row, game, seat, look.language, certain=look.what_if)
        shown["can_take_back"] = game.can_take_back(seat)
        shown["last_move"] = row.seats[seat].played
    return shown


def question_for(
    row: Table, game: engine.AnyTable, seat: int, language: str, *, certain: bool = False
) -> dict[str, Any] | None:
    """What is asked of a seat, as data and in words, with every legal answer; None where nothing is."""
    question = game.question(seat) if row.state == TableState.RUNNING else None
    if question is None:
        return None
    said = question_in_words(row, game, question, language)
    return {**question.plain(), **said, "moves": legal_answers(game, seat, certain=certain)}


def required_question(row: Table, game: engine.AnyTable, seat: int, language: str) -> dict[str, Any]:
    """The same where there must be a question."""
    question = question_for(row, game, seat, language)
    if question is None:
        raise NothingAsked
    return question


def question_in_words(
    row: Table, game: engine.AnyTable, question: engine.OpenQuestion, language: str
) -> dict[str, Any]:
    """A question in words, what else is to be known for it, and in full what is chosen among."""
    words, names = game.game.words(language), shown_names(row, language)
    return {
        "game": row.game,
        "prompt": question_text(words, question, names),
        "details": details_texts(words, question, names),
        "components": components_in_words(game.chosen_among(question.seat), words, names),
    }


def components_in_words(
    components: Iterable[engine.Component], words: Words, names: Sequence[str]
) -> list[dict[str, Any]]:
    """Things of the box, each as data and in full."""
    return [{**each.plain(), "text": component_text(words, each, names)} for each in components]


def player_aid_of(session: Session, table_id: int, seat: int | None, language: str) -> dict[str, Any]:
    """Everything in the box as a seat knows it, or somebody who looks on."""
    row = position_of(session, table_id)
    if row is None:
        raise NoTable
    game = loaded_position(row)
    words, names = game.game.words(language), shown_names(row, language)
    return {
        "game": row.game,
        "revision": row.revision,
        "components": components_in_words(game.components(seat), words, names),
    }


def legal_answers(game: engine.AnyTable, seat: int, *, certain: bool = False) -> list[dict[str, Any]]:
    """The legal answers, each as data and as words, and with what it would certainly bring if that is wanted."""
    answers: list[dict[str, Any]] = []
    for move in game.moves(seat):
        more = {"certain": game.what_if(seat, move)} if certain else {}
        answers.append({"move": move.data(), "text": str(move), **more})
    return answers


def answers_that_begin(
    row: Table, game: engine.AnyTable, seat: int, begins: str, language: str
) -> dict[str, Any]:
    """The legal answers that begin with some words, one by one and by their kinds."""
    aliases, names = game.game.words(language).aliases, names_at(row)
    offered = game.choices(seat, begins, aliases=aliases, names=names)
    told = [(kind, False) for kind in offered.kinds] + [(kind, True) for kind in offered.liberties]
    kinds = [
        {
            "move": kind.best.data(),
            "text": str(kind.best),
            "begins": kind.begins,
            "count": kind.count,
            "liberty": liberty,
            "certain": game.what_if(seat, kind.best),
        }
        for kind, liberty in told
    ]
    moves = [{"move": move.data(), "text": str(move)} for move in offered.moves]
    return {"kinds": kinds, "moves": moves}


def as_move(row: Table, game: engine.AnyTable, seat: int, given: Given) -> engine.Move | Mapping[str, Any]:
    """Words are read for the seat's player; data is the engine's to check."""
    return read_move(row, game, seat, given) if isinstance(given, str) else given


def read_move(row: Table, game: engine.AnyTable, seat: int, text: str) -> engine.Move:
    """In English and in the player's language, with the names of all at the table."""
    player = row.seats[seat].player
    words = game.game.words(player.language if player else FALLBACK)
    return game.read(seat, text, aliases=words.aliases, names=names_at(row))


def certain_outcome(row: Table, seat: int, given: Given) -> dict[str, Any]:
    """What a move would certainly bring."""
    game = loaded_position(row)
    return game.what_if(seat, as_move(row, game, seat, given))


def shown_names(row: Table, language: str) -> Sequence[str]:
    """Names to tell a story with: a seat without a player, or whose player has no name, is called by its number."""
    say = words(language).say
    return [name or say("table-seat", number=number + 1) for number, name in enumerate(names_at(row))]


def shown_title(row: Table, language: str) -> str:
    """What a table is called in lists: one without a name by its game, and by who sits there."""
    seated = [name for name in names_at(row) if name]
    said = words(language)
    return row.name or said.say("table-unnamed", game=row.game, count=len(seated), names=", ".join(seated))
