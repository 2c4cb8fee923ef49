"""The end of a table: by its last move, with the present score, or without a result."""

from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from engine.values.result import result_of
from service.play.tables.after_move import ChangeKind, TableChange, call_followers
from service.play.tables.editions import engine_table
from service.play.tables.models import EndedBy, Table, TableState
from service.play.tables.move_queries import record_lines


def end_if_over(change: TableChange) -> None:
    """Store the result if the last move was played."""
    if change.game is not None and change.game.over:
        end_table(change.row, TableState.FINISHED, change.game.result().data(), change.now)


def adjudicate_table(session: Session, row: Table, by: EndedBy, now: datetime) -> None:
    """End a table as if the game ended now, by agreement of the players or decision of the desk.

    The engine computes the score as at every end.
    """
    game = engine_table(row, record_lines(session, row.id))
    row.ended_by = by
    end_early(row, TableState.FINISHED, result_of(game.scores()).data(), now)
    call_followers(TableChange(session=session, row=row, what=ChangeKind.ENDED, now=now))


def abandon_table(session: Session, row: Table, now: datetime) -> None:
    """End a table without a result."""
    end_early(row, TableState.ABANDONED, row.result, now)
    call_followers(TableChange(session=session, row=row, what=ChangeKind.ABANDONED, now=now))


def end_early(row: Table, state: TableState, result: dict[str, Any] | None, now: datetime) -> None:
    """End a table early. Its open questions are closed, though no last move has settled them."""
    row.revision += 1
    end_table(row, state, result, now)


def end_table(row: Table, state: TableState, result: dict[str, Any] | None, now: datetime) -> None:
    row.state, row.result, row.ended_at = state, result, now
    for seat in row.seats:
        seat.question = seat.waiting_since = None
    row.bots_at = None
