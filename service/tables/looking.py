"""Looking at a table: what one seat may know, or somebody who only looks on."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy.orm import Session

import engine
from engine.telling import question_told
from service.tables.models import Seat, State, Table, Visibility
from service.tables.queries import names_at, seat_of, table_by_id
from service.tables.refusals import NoTable, NothingAsked, NotRunning, NotYours


def table_for(session: Session, table_id: int, player_id: int | None) -> Table:
    """A table that this player may look at: his own, a public one, or none."""
    row = table_by_id(session, table_id)
    if row is None or not may_look(row, player_id):
        raise NoTable
    return row


def may_look(row: Table, player_id: int | None) -> bool:
    public = row.visibility == Visibility.PUBLIC
    return (
        public or seat_of(row, player_id) is not None or (player_id is not None and row.host_id == player_id)
    )


def held_seat(row: Table, number: int, player_id: int | None) -> Seat:
    """A seat with all its secrets, for the player who holds it."""
    seat = seat_of(row, player_id)
    if seat is None or seat.number != number:
        raise NotYours
    return seat


def dealt(row: Table) -> engine.AnyTable:
    """The engine's table where play has begun."""
    if row.dump is None:
        raise NotRunning
    return engine.load_table(row.dump)


def open_question(row: Table, game: engine.AnyTable, seat: int) -> engine.OpenQuestion:
    """The question before a seat."""
    question = game.question(seat) if row.state == State.RUNNING else None
    if question is None:
        raise NothingAsked
    return question


def legal_answers(game: engine.AnyTable, seat: int) -> list[dict[str, Any]]:
    """The legal answers, each as data and as words."""
    return [{"move": move.data(), "text": str(move)} for move in game.moves(seat)]


def prompt(row: Table, game: engine.AnyTable, question: engine.OpenQuestion, language: str) -> str:
    """The question in words."""
    return question_told(game.game.words(language), question, shown_names(row))


def shown_names(row: Table) -> Sequence[str]:
    """Names to tell a story with: an open seat is called by its number."""
    return [name or f"seat {number}" for number, name in enumerate(names_at(row))]
