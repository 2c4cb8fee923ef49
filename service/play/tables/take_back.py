"""Taking moves back: freely while nothing was revealed and no other player has moved, else by a vote of the
table.

The moves are stored separately and not deleted. The ids of their questions are never used again.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, insert, literal, select
from sqlalchemy.orm import Session

from service.play.tables.after_move import ChangeKind, TableChange, call_followers
from service.play.tables.editions import engine_table
from service.play.tables.models import Table, TableState
from service.play.tables.move_models import Move, WithdrawnMove
from service.play.tables.move_queries import asked_counts, record_lines
from service.play.tables.persist import renumber_after_rewind, store_position
from service.play.tables.queries import lock_table, seat_of
from service.play.tables.refusals import NoTable, NothingToTakeBack, NotRunning, SeatNotHeld

KEPT = ("table_id", "number", "seat", "player_id", "question", "text", "origin", "played_at")


def take_back_moves(
    session: Session, *, table_id: int, seat: int, player_id: int, moves: int, now: datetime
) -> Table:
    """Take back the player's own last moves, if the engine allows it without the consent of others."""
    row = lock_table(session, table_id)
    if row is None:
        raise NoTable
    held = seat_of(row, player_id)
    if held is None or held.number != seat:
        raise SeatNotHeld
    if row.state != TableState.RUNNING or row.dump is None:
        raise NotRunning
    free = engine_table(row).can_take_back(seat)
    if moves > free:
        raise NothingToTakeBack(free)
    rewind_table(session, row, row.count - moves, now)
    return row


def rewind_table(session: Session, row: Table, count: int, now: datetime, *, anew: bool = False) -> None:
    """Rewind a table to its first `count` moves. Its cost grows with the length of the table, unlike all
    other actions.

    With `anew`, players get a letter even about questions that they had a letter about before.
    """
    game = engine_table(row, record_lines(session, row.id))
    later = game.copy()
    game.rewind(count)
    before = asked_counts(session, row, game)
    withdrawn = withdraw_moves(session, row, count, now)
    for seat in row.seats:
        seat.played = min(seat.played, count)
    renumber_after_rewind(session, row, later, game, before)
    store_position(row, game, now, before)
    call_followers(
        TableChange(
            session=session,
            row=row,
            what=ChangeKind.REWOUND,
            now=now,
            game=game,
            withdrawn=withdrawn,
            anew=anew,
        )
    )


def withdraw_moves(session: Session, row: Table, count: int, now: datetime) -> Sequence[Move]:
    """Move the later moves to the withdrawn moves, without their events and records. Return them in order."""
    since = (Move.table_id == row.id, Move.number > count)
    withdrawn = session.scalars(select(Move).where(*since).order_by(Move.number)).all()
    columns = [getattr(Move, name) for name in KEPT]
    taken = select(*columns, literal(now, WithdrawnMove.withdrawn_at.type)).where(*since)
    session.execute(insert(WithdrawnMove).from_select([*KEPT, "withdrawn_at"], taken))
    session.execute(delete(Move).where(*since))
    return withdrawn
