"""Turns: one or more moves of a seat, played on the engine's table and written down."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

import engine
from service.core.database import insert_rows
from service.models.moves import Move, Origin
from service.models.tables import Table
from service.tables.budgets import CHANGED_ANSWERS
from service.tables.persist import keep_events, keep_position
from service.tables.refusals import TurnReveals
from service.tables.views import Given, as_move


@dataclass(frozen=True, kw_only=True)
class Turn:
    """What a seat sends at once: one or more moves, bound to the question that the first of them answers."""

    table_id: int
    seat: int
    question: int
    moves: Sequence[Given]
    origin: Origin
    player_id: int | None = None
    """Who must hold the seat; None where the house itself plays (clock, desk)."""
    owed: bool = False
    """Whether it comes too late once its question is answered, even where that answer may still be changed."""


@dataclass(frozen=True)
class PlayedMove:
    """One move of a turn, with the question it answered."""

    question: int
    text: str
    events: tuple[engine.Event, ...]
    already: bool = False
    """The very answer that its seat had given: there is nothing to play."""
    changes: bool = False
    """Another answer than its seat had given to a question that is still open."""


def play(row: Table, game: engine.AnyTable, turn: Turn) -> list[PlayedMove]:
    """The turn on a table of its own: whoever catches a refusal throws that table away, so nothing is half played."""
    played: list[PlayedMove] = []
    for given in turn.moves:
        if played and any(event.reveals for event in played[-1].events):
            raise TurnReveals(len(played))
        played.append(play_move(game, turn, as_move(row, game, turn.seat, given)))
    return played


def play_move(game: engine.AnyTable, turn: Turn, move: engine.Move | Mapping[str, Any]) -> PlayedMove:
    """One move. A secret answer that is sent twice is one answer, so that a repeated request does no harm."""
    asked = game.asked(turn.seat)
    question = asked[0] if asked else turn.question
    given = game.given_already(turn.seat, move)
    if given is not None:
        return PlayedMove(question, str(given), (), already=True)
    changes = game.may_change(turn.seat)
    events = game.play(turn.seat, move)
    return PlayedMove(question, game.log[-1].move, events, changes=changes)


def keep_turn(
    session: Session, row: Table, game: engine.AnyTable, turn: Turn, now: datetime
) -> list[PlayedMove]:
    """Play and write: moves in their canonical words, events, position. Of what counts already there is nothing to write."""
    before = game.count
    turned = play(row, game, turn)
    played = [move for move in turned if not move.already]
    if not played:
        return turned
    for move in played:
        if move.changes and turn.player_id is not None:
            CHANGED_ANSWERS.spend(f"table {row.id} seat {turn.seat}", now)
    seat = row.seats[turn.seat]
    rows = [
        {
            "table_id": row.id,
            "number": number,
            "seat": turn.seat,
            "player_id": seat.player_id,
            "question": move.question,
            "text": move.text,
            "origin": turn.origin,
            "played_at": now,
        }
        for number, move in enumerate(played, start=before + 1)
    ]
    insert_rows(session, Move, rows)
    keep_events(session, row, [event for move in played for event in move.events])
    if turn.origin != Origin.PLAN:  # what a plan did is news to its owner, as all is that happened meanwhile
        seat.played = game.count
    keep_position(session, row, game, now)
    return turned
