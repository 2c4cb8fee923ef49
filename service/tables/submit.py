"""The one door. Every move, from API, page, link, mail, plan, bot or clock, comes in here.

    lock the table -> is the question still open to this seat? -> load the dump -> play the turn, all or none
    -> moves, events, questions, position -> whoever must know -> (the caller's transaction commits, the bell rings)

The cost does not grow with the length of the table: only the dump is read, only new rows are written.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import insert
from sqlalchemy.orm import Session

import engine
from service.tables.consequences import table_moved
from service.tables.keeping import keep_events, keep_position
from service.tables.models import Move, Origin, State, Table
from service.tables.queries import asked_question, locked_table, names_at
from service.tables.refusals import NotRunning, NotYours, QuestionClosed

Given = engine.Move | Mapping[str, Any] | str


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


@dataclass(frozen=True, kw_only=True)
class Played:
    """What came of a turn."""

    table: Table
    game: engine.AnyTable
    events: tuple[engine.Event, ...] = field(repr=False)
    count: int
    """How many moves there are now; the turn's own are the last of them."""


def submit(session: Session, turn: Turn, now: datetime) -> Played:
    """Play a turn. Raises a TableRefusal or an engine.Refusal; the caller's transaction then keeps nothing."""
    row = open_table(session, turn)
    game = engine.load_table(row.dump or b"")
    events = keep_turn(session, row, game, turn, now)
    table_moved(session, row, game, now)
    return Played(table=row, game=game, events=events, count=game.count)


@dataclass(frozen=True)
class Rehearsed:
    """What a turn would certainly bring."""

    table: Table
    events: tuple[engine.Event, ...]


def rehearse(session: Session, turn: Turn) -> Rehearsed:
    """A turn without playing it: the events that reveal nothing, as its seat would see them."""
    row = open_table(session, turn)
    played = play(engine.load_table(row.dump or b""), turn, names_at(row))
    events = [event for move in played for event in move.events]
    certain = tuple(event for event in events if event.visible_to(turn.seat) and not event.reveals)
    return Rehearsed(row, certain)


def open_table(session: Session, turn: Turn) -> Table:
    """The locked table, if this turn may be played there at all."""
    row = locked_table(session, turn.table_id)
    if row is None or row.state != State.RUNNING or row.dump is None:
        raise NotRunning
    if turn.seat >= len(row.seats):
        raise NotYours
    seat = row.seats[turn.seat]
    if turn.player_id is not None and seat.player_id != turn.player_id:
        raise NotYours
    if seat.question != turn.question:
        meant = asked_question(session, row.id, turn.question, turn.seat)
        since = meant.count if meant else seat.played
        raise QuestionClosed(answered=turn.question, opened=seat.question, since=since)
    return row


@dataclass(frozen=True)
class PlayedMove:
    """One move of a turn, with the question it answered."""

    question: int
    text: str
    events: tuple[engine.Event, ...]


def play(game: engine.AnyTable, turn: Turn, names: Sequence[str]) -> list[PlayedMove]:
    """The turn on a table of its own: whoever catches a refusal throws that table away, so nothing is half played."""
    played = []
    for given in turn.moves:
        asked = game.asked(turn.seat)
        move = game.read(turn.seat, given, names=names) if isinstance(given, str) else given
        events = game.play(turn.seat, move)
        played.append(PlayedMove(asked[0] if asked else turn.question, game.log[-1].move, events))
    return played


def keep_turn(
    session: Session, row: Table, game: engine.AnyTable, turn: Turn, now: datetime
) -> tuple[engine.Event, ...]:
    """Play and write: moves in their canonical words, events, position."""
    before = game.count
    played = play(game, turn, names_at(row))
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
    session.execute(insert(Move), rows)
    events = tuple(event for move in played for event in move.events)
    keep_events(session, row, events)
    keep_position(session, row, game, now)
    seat.played = game.count
    return events
