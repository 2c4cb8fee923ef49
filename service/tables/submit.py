"""The one door. Every move, from API, page, link, mail, plan, bot or clock, comes in here.

    lock the table -> is the question still open to this seat? -> load the dump -> play the turn, all or none
    -> moves, events, questions, position -> whoever must know -> (the caller's transaction commits, the bell rings)

The cost does not grow with the length of the table: only the dump is read, only new rows are written.

A turn ends where something is revealed. Were more moves allowed behind that, one that is refused would undo the turn,
and its sender would have seen what lies under the card for nothing.
"""

from dataclasses import dataclass, field
from datetime import datetime
from itertools import takewhile

from sqlalchemy.orm import Session

import engine
from service.models.tables import Seat, Table, TableState
from service.tables.after_move import Change, TableChange, tell_followers
from service.tables.queries import asked_question, locked_table, rare_at
from service.tables.refusals import NoTable, NothingAsked, NotRunning, NotYours, PlayerShutOut, QuestionClosed
from service.tables.turns import Turn, keep_turn, play
from service.tables.views import loaded_position, may_look

__all__ = ["PlayedTurn", "Rehearsed", "Turn", "rehearse", "submit", "table_to_play"]


@dataclass(frozen=True, kw_only=True)
class PlayedTurn:
    """What came of a turn."""

    table: Table
    game: engine.AnyTable = field(repr=False)
    """As it stands after all that followed."""
    events: tuple[engine.Event, ...] = field(repr=False)
    count: int
    """How many moves there were after the turn; what plans have answered since is not among them."""
    lines: tuple[str, ...]
    """The turn's own moves, in canonical words."""
    already: bool = False
    """Whether all of it counted before, so that nothing was played."""


def submit(session: Session, turn: Turn, now: datetime) -> PlayedTurn:
    """Play a turn. Raises a TableRefusal or an engine.Refusal; the caller's transaction then keeps nothing."""
    row = table_to_play(session, turn)
    player = row.seats[turn.seat].player
    if turn.player_id is not None and player is not None and player.shut_out(now):
        raise PlayerShutOut
    game = loaded_position(row)
    played = keep_turn(session, row, game, turn, now)
    events = tuple(event for move in played for event in move.events)
    count, lines = game.count, tuple(move.text for move in played)
    if all(move.already for move in played):
        return PlayedTurn(table=row, game=game, events=(), count=count, lines=lines, already=True)
    answers = {(turn.seat, move.question): turn.origin for move in played}
    tell_followers(
        TableChange(
            session=session,
            row=row,
            what=Change.MOVED,
            now=now,
            game=game,
            events=events,
            answers=answers,
            rare=rare_at(session, row.id),
        )
    )
    return PlayedTurn(table=row, game=game, events=events, count=count, lines=lines)


@dataclass(frozen=True)
class Rehearsed:
    """What a turn would certainly bring."""

    table: Table
    events: tuple[engine.Event, ...]


def rehearse(session: Session, turn: Turn) -> Rehearsed:
    """A turn without playing it: what would happen before anything is revealed, as its seat would see it."""
    row = table_to_play(session, turn)
    played = play(row, loaded_position(row), turn)
    events = [event for move in played for event in move.events]
    certain = takewhile(lambda event: not event.reveals, events)
    return Rehearsed(row, tuple(event for event in certain if event.visible_to(turn.seat)))


def table_to_play(session: Session, turn: Turn) -> Table:
    """The locked table, if this turn may be played at all."""
    row = locked_table(session, turn.table_id)
    if row is None:
        raise NoTable
    if turn.seat >= len(row.seats) or not holds(row.seats[turn.seat], turn.player_id):
        raise NotYours if may_look(session, row, turn.player_id) else NoTable
    seat = row.seats[turn.seat]
    if row.state == TableState.RUNNING and seat.question == turn.question:
        if turn.owed and seat.waiting_since is None:
            raise NothingAsked
        return row
    meant = asked_question(session, row.id, turn.question, turn.seat)
    if row.state != TableState.RUNNING and meant is None:
        raise NotRunning
    raise QuestionClosed(
        table_id=row.id,
        seat=turn.seat,
        answered=turn.question,
        opened=seat.question,
        since=meant.count if meant else seat.played,
    )


def holds(seat: Seat, player_id: int | None) -> bool:
    """Whether a seat is this player's; the house (None) plays for any."""
    return player_id is None or seat.player_id == player_id
