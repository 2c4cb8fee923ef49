"""Submit turns. Every move, from API, page, link, mail, plan, bot or clock, is played here.

    lock the table -> is the question still open to this seat? -> load the dump -> play the turn, all or none
    -> moves, position, questions -> followers -> (the caller commits, then waiters are notified)

The cost does not grow with the length of the table: only the dump is read, and only new rows are written.

A turn ends at a move that reveals something. If further moves were allowed, a refused one would undo the
turn, and its sender would have seen the revealed card for free.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import takewhile
from typing import Any, NamedTuple

from sqlalchemy.orm import Session

import engine
from service.play.tables.after_move import ChangeKind, TableChange, call_followers
from service.play.tables.budgets import CHANGED_ANSWERS
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.move_models import Move, Origin
from service.play.tables.move_queries import count_when_asked
from service.play.tables.persist import events_to_store, store_position
from service.play.tables.queries import lock_table
from service.play.tables.rare_features import rare_features_of
from service.play.tables.refusals import (
    NoOpenQuestion,
    NoTable,
    NotRunning,
    PlayerBanned,
    QuestionClosed,
    SeatNotHeld,
    TurnReveals,
)
from service.play.tables.views import Given, as_move, can_view_table, load_position


@dataclass(frozen=True, kw_only=True)
class Turn:
    """A turn: one or more moves of a seat, bound to the question that the first of them answers."""

    table_id: int
    seat: int
    question: int
    moves: Sequence[Given]
    origin: Origin
    player_id: int | None = None
    """The player who must hold the seat. None for moves by the service itself (clock, desk)."""
    owed: bool = False
    """True if the turn is too late once its question is answered, even if that answer may be changed."""


@dataclass(frozen=True, kw_only=True)
class PlayedTurn:
    """The result of a turn."""

    table: Table
    game: engine.AnyTable = field(repr=False)
    """The position after the turn and everything that followed."""
    events: tuple[engine.Event, ...] = field(repr=False)
    count: int
    """The number of moves after the turn, without later answers of plans."""
    lines: tuple[str, ...]
    """The turn's own moves in canonical notation."""
    already: bool = False
    """True if the same answers were given before, so that nothing was played."""


def submit_turn(session: Session, turn: Turn, now: datetime) -> PlayedTurn:
    """Play a turn.

    Raise a TableRefusal or an engine.Refusal; the caller's transaction then stores nothing.
    """
    row = lock_table_to_play(session, turn)
    player = row.seats[turn.seat].player
    if turn.player_id is not None and player is not None and player.shut_out(now):
        raise PlayerBanned
    game = load_position(row)
    stored = play_and_store_turn(session, row, game, turn, now)
    events, count, lines = stored.events, game.count, tuple(move.text for move in stored.played)
    if not stored.rows:
        return PlayedTurn(table=row, game=game, events=(), count=count, lines=lines, already=True)
    call_followers(
        TableChange(
            session=session,
            row=row,
            what=ChangeKind.MOVED,
            now=now,
            game=game,
            events=events,
            moves=stored.rows,
            rare=rare_features_of(row),
        )
    )
    return PlayedTurn(table=row, game=game, events=events, count=count, lines=lines)


@dataclass(frozen=True)
class RehearsedTurn:
    """The certain result of a turn that was not played."""

    table: Table
    events: tuple[engine.Event, ...]


def rehearse_turn(session: Session, turn: Turn) -> RehearsedTurn:
    """Return what a turn would do before anything is revealed, as its seat would see it.

    Nothing is stored.
    """
    row = lock_table_to_play(session, turn)
    played = play_turn(row, load_position(row), turn)
    events = [event for move in played for event in move.events]
    certain = takewhile(lambda event: not event.reveals, events)
    return RehearsedTurn(row, tuple(event for event in certain if event.visible_to(turn.seat)))


def lock_table_to_play(session: Session, turn: Turn) -> Table:
    """Return the locked table if this turn may be played at all."""
    row = lock_table(session, turn.table_id)
    if row is None:
        raise NoTable
    if turn.seat >= len(row.seats) or not can_play_seat(row.seats[turn.seat], turn.player_id):
        raise SeatNotHeld if can_view_table(session, row, turn.player_id) else NoTable
    seat = row.seats[turn.seat]
    if row.state == TableState.RUNNING and seat.question == turn.question:
        if turn.owed and seat.waiting_since is None:
            raise NoOpenQuestion
        return row
    count = count_when_asked(session, row.id, turn.seat, turn.question)
    if row.state != TableState.RUNNING and count is None:
        if row.dump is None or turn.question not in load_position(row).question_ids(turn.seat):
            raise NotRunning
        count = seat.asked_count  # it was open until the table ended
    raise QuestionClosed(
        table_id=row.id,
        seat=turn.seat,
        answered=turn.question,
        opened=seat.question,
        since=seat.played if count is None else count,
    )


def can_play_seat(seat: Seat, player_id: int | None) -> bool:
    """Return True if the player holds the seat. None, the service itself, may play for any seat."""
    return player_id is None or seat.player_id == player_id


@dataclass(frozen=True)
class PlayedMove:
    """A move of a turn, with the question that it answered."""

    question: int
    text: str
    events: tuple[engine.Event, ...]
    already: bool = False
    """True if the seat had given the same answer before, so that there is nothing to play."""
    changes: bool = False
    """True if it replaces an earlier answer to a question that is still open."""


def play_turn(row: Table, game: engine.AnyTable, turn: Turn) -> list[PlayedMove]:
    """Play a turn on a position that the caller has loaded for it.

    After a refusal the caller must discard that position, because it may be half played.
    """
    played: list[PlayedMove] = []
    for given in turn.moves:
        if played and any(event.reveals for event in played[-1].events):
            raise TurnReveals(len(played))
        played.append(play_move(game, turn, as_move(row, game, turn.seat, given)))
    return played


def play_move(game: engine.AnyTable, turn: Turn, move: engine.Move | Mapping[str, Any]) -> PlayedMove:
    """Play one move. The same secret answer twice counts once, so that a repeated request does no harm."""
    asked = game.asked(turn.seat)
    question = asked[0] if asked else turn.question
    given = game.given_already(turn.seat, move)
    if given is not None:
        return PlayedMove(question, str(given), (), already=True)
    changes = game.may_change(turn.seat)
    events = game.play(turn.seat, move)
    return PlayedMove(question, game.log[-1].move, events, changes=changes)


class StoredTurn(NamedTuple):
    """A turn that was played, with the rows of its moves. Repeated answers have none."""

    played: list[PlayedMove]
    rows: list[Move]

    @property
    def events(self) -> tuple[engine.Event, ...]:
        return tuple(event for move in self.played for event in move.events)


def play_and_store_turn(
    session: Session, row: Table, game: engine.AnyTable, turn: Turn, now: datetime
) -> StoredTurn:
    """Play a turn and store its moves and position. Repeated answers are not stored again.

    The next flush inserts the rows, so that followers can complete them before.
    """
    count, played = game.count, play_turn(row, game, turn)
    new = [move for move in played if not move.already]
    if not new:
        return StoredTurn(played, [])
    for move in new:
        if move.changes and turn.player_id is not None:
            CHANGED_ANSWERS.spend(f"table {row.id} seat {turn.seat}", now)
    seat = row.seats[turn.seat]
    rows = [
        Move(
            table_id=row.id,
            number=number,
            seat=turn.seat,
            player_id=seat.player_id,
            question=move.question,
            asked_count=seat.asked_count if move.question == seat.question else number - 1,
            text=move.text,
            origin=turn.origin,
            played_at=now,
            events=events_to_store(move.events),
        )
        for number, move in enumerate(new, start=count + 1)
    ]
    session.add_all(rows)
    if turn.origin != Origin.PLAN:  # moves of a plan are news to its owner, like all events since
        seat.played = game.count
    store_position(row, game, now)
    return StoredTurn(played, rows)
