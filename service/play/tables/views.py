"""Views of a table: what one seat, or an onlooker, may see."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import Session

import engine
from engine.text.sentences import component_text, details_texts, question_text
from engine.text.words import Words
from service.platform.words import FALLBACK, words
from service.play.tables.editions import engine_table
from service.play.tables.etag import has_view_access
from service.play.tables.lesson import lesson_of
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.move_queries import record_lines
from service.play.tables.queries import names_at, seat_of, table_by_id, table_with_position
from service.play.tables.refusals import NoOpenQuestion, NoTable, NotRunning, SeatNotHeld
from service.play.tables.results import result_in_words, result_of_table

Given = engine.Move | Mapping[str, Any] | str
"""A move as it was submitted: as data, or in words."""


def table_for(session: Session, table_id: int, player_id: int | None) -> Table:
    """Return a table that this player may view. Raise NoTable otherwise."""
    row = table_by_id(session, table_id)
    if row is None or not can_view_table(session, row, player_id):
        raise NoTable
    return row


def position_for(session: Session, table_id: int, player_id: int | None) -> Table:
    """Return the same with its position."""
    row = table_with_position(session, table_id)
    if row is None or not can_view_table(session, row, player_id):
        raise NoTable
    return row


def can_view_table(session: Session, row: Table, player_id: int | None) -> bool:
    """Return True if a player may view a table that is loaded already."""
    at_it = {row.host_id, *(seat.player_id for seat in row.seats)}
    return has_view_access(session, (row.id, row.circle_id), row.visibility, at_it, player_id)


def held_seat(row: Table, number: int, player_id: int | None) -> Seat:
    """Return a seat with all its secrets for its holder. Raise SeatNotHeld for other players."""
    seat = seat_of(row, player_id)
    if seat is None or seat.number != number:
        raise SeatNotHeld
    return seat


def load_position(row: Table) -> engine.AnyTable:
    """Return the engine's table. Raise NotRunning if play has not begun."""
    if row.dump is None:
        raise NotRunning
    game = engine_table(row)
    lesson = lesson_of(row)
    game.guard = lesson.keep_to_idea if lesson is not None else None
    return game


def load_with_history(session: Session, row: Table) -> engine.AnyTable:
    """Return the same with its full history, which is needed to imagine a different past.

    A move may be played after the row was read, so only the moves of this position are read.
    """
    if row.dump is None:
        raise NotRunning
    game = engine_table(row)
    game.remember(record_lines(session, row.id, game.count))
    return game


@dataclass(frozen=True)
class QuestionParts:
    """The large parts of a question. Each costs as much as the rest, so leave out those that nobody reads."""

    components: bool = True
    """The components to choose from, in full."""
    kinds: bool = False
    """The legal answers, grouped by their first words."""
    moves: bool = True
    """Every legal answer."""
    certain: bool = False
    """The certain effects of each legal answer."""
    begins: str = ""
    """The first words of the legal answers to list."""


WHOLE = QuestionParts()


@dataclass(frozen=True, kw_only=True)
class ViewOptions(QuestionParts):
    """The options of a view: the parts of its question, and what stands beside it."""

    language: str
    text: bool = False
    """The board in words."""


def table_view(session: Session, table_id: int, seat: int | None, look: ViewOptions) -> dict[str, Any]:
    """Return the table as a seat or an onlooker sees it."""
    row = table_with_position(session, table_id)
    if row is None:
        raise NoTable
    return position_view(row, load_position(row), seat, look)


def position_view(row: Table, game: engine.AnyTable, seat: int | None, look: ViewOptions) -> dict[str, Any]:
    """Return the same for a position that is loaded already."""
    view = game.view(seat)
    shown: dict[str, Any] = {"revision": row.revision, "view": view}
    if look.text:
        words, names = game.game.words(look.language), display_names(row, look.language)
        shown["text"] = game.game.draw(view, words, names)
        if (result := result_of_table(row)) is not None:
            shown["result"] = result_in_words(result, words, names)
    if seat is not None:
        shown["question"] = question_for(row, game, seat, look.language, look)
        shown["can_take_back"] = game.can_take_back(seat)
        shown["last_move"] = row.seats[seat].played
    return shown


def question_for(
    row: Table,
    game: engine.AnyTable,
    seat: int,
    language: str,
    parts: QuestionParts = WHOLE,
) -> dict[str, Any] | None:
    """Return the question of a seat, as data and in words, with its legal answers.

    Return None if there is none.
    """
    question = game.question(seat) if row.state == TableState.RUNNING else None
    if question is None:
        return None
    said = question_in_words(row, game, question, language, components=parts.components)
    shown: dict[str, Any] = {**question.plain(), **said, "moves": []}
    grouped = parts.kinds or parts.begins != ""
    if grouped:
        answers = answers_with_prefix(row, game, seat, parts.begins, language)
        shown |= {name: answers[name] for name in ("kinds", "moves") if getattr(parts, name)}
    if parts.moves and (parts.certain or not grouped):
        shown["moves"] = legal_answers(game, seat, certain=parts.certain)
    return shown


def require_question(
    row: Table, game: engine.AnyTable, seat: int, language: str, parts: QuestionParts = WHOLE
) -> dict[str, Any]:
    """Return the same, or raise NoOpenQuestion if there is no question."""
    question = question_for(row, game, seat, language, parts)
    if question is None:
        raise NoOpenQuestion
    return question


def question_in_words(
    row: Table,
    game: engine.AnyTable,
    question: engine.OpenQuestion,
    language: str,
    *,
    components: bool = True,
) -> dict[str, Any]:
    """Return a question in words, with details for the decision.

    The full data of the components to choose from costs as much as all the rest. Leave it out where nobody
    reads it.
    """
    words, names = game.game.words(language), display_names(row, language)
    return {
        "game": row.game,
        "prompt": question_text(words, question, names),
        "details": details_texts(words, question, names),
        "components": components_in_words(game.chosen_among(question.seat), words, names)
        if components
        else [],
    }


def components_in_words(
    components: Iterable[engine.Component], words: Words, names: Sequence[str]
) -> list[dict[str, Any]]:
    """Return components as data and as full text."""
    return [{**each.plain(), "text": component_text(words, each, names)} for each in components]


def player_aid_of(session: Session, table_id: int, seat: int | None, language: str) -> dict[str, Any]:
    """Return all components of the game as a seat or an onlooker knows them."""
    row = table_with_position(session, table_id)
    if row is None:
        raise NoTable
    game = load_position(row)
    words, names = game.game.words(language), display_names(row, language)
    return {
        "game": row.game,
        "revision": row.revision,
        "components": components_in_words(game.components(seat), words, names),
    }


def legal_answers(game: engine.AnyTable, seat: int, *, certain: bool = False) -> list[dict[str, Any]]:
    """Return the legal answers as data and as words. With `certain`, add what each would certainly bring."""
    answers: list[dict[str, Any]] = []
    for move in game.moves(seat):
        more = {"certain": game.what_if(seat, move)} if certain else {}
        answers.append({"move": move.data(), "text": str(move), **more})
    return answers


def answers_with_prefix(
    row: Table, game: engine.AnyTable, seat: int, begins: str, language: str
) -> dict[str, Any]:
    """Return the legal answers that begin with some words, one by one and grouped by kind."""
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
    return {"kinds": kinds, "moves": [{"move": move.data(), "text": str(move)} for move in offered.moves]}


def as_move(row: Table, game: engine.AnyTable, seat: int, given: Given) -> engine.Move | Mapping[str, Any]:
    """Return a move from words, or unchanged from data, which the engine checks."""
    return read_move(row, game, seat, given) if isinstance(given, str) else given


def read_move(row: Table, game: engine.AnyTable, seat: int, text: str) -> engine.Move:
    """Parse a move in English or the player's language, with the names of all players at the table."""
    player = row.seats[seat].player
    words = game.game.words(player.language if player else FALLBACK)
    return game.read(seat, text, aliases=words.aliases, names=names_at(row))


def certain_outcome(row: Table, seat: int, given: Given) -> dict[str, Any]:
    """Return what a move would certainly bring."""
    game = load_position(row)
    return game.what_if(seat, as_move(row, game, seat, given))


def display_names(row: Table, language: str) -> Sequence[str]:
    """Return the players' names for stories. A seat without a player or a name is called by its number."""
    say = words(language).say
    return [name or say("table-seat", number=number + 1) for number, name in enumerate(names_at(row))]


def display_title(row: Table, language: str) -> str:
    """Return the title of a table for lists.

    A table without a name gets the names of its game and players.
    """
    seated = [name for name in names_at(row) if name]
    said = words(language)
    return row.name or said.say("table-unnamed", game=row.game, count=len(seated), names=", ".join(seated))
