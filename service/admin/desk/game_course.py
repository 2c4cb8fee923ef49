"""Acts on the course of a table: rewind it to an earlier hand-over, or end it."""

from itertools import pairwise

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.play.acts.acts import ActContext, Facts, TargetKind, act
from service.play.acts.refusals import ImpossibleState, TargetChanged
from service.play.acts.schemas import EndSchema, RewindSchema
from service.play.tables.end import abandon_table, adjudicate_table
from service.play.tables.models import EndedBy, Table, TableState
from service.play.tables.move_models import Move
from service.play.tables.take_back import rewind_table

ADJUDICATED = "adjudicated"


def find_hand_overs(seats: list[int]) -> list[int]:
    """Return the numbers of moves after which another seat came to play, given the seat of each move.

    The deal counts as one.
    """
    return [0, *(n for n, (one, next_one) in enumerate(pairwise(seats), start=1) if one != next_one)]


def hand_overs_at(session: Session, row: Table) -> list[int]:
    """Return the points that a table can be rewound to.

    A table that is over can also return to its last position.
    """
    made = session.scalars(select(Move.seat).where(Move.table_id == row.id).order_by(Move.number)).all()
    return find_hand_overs(list(made)) + ([] if row.state == TableState.RUNNING else [len(made)])


@act("rewind", about=TargetKind.TABLE, takes=RewindSchema, grave=True)
def back_to(doing: ActContext[Table]) -> Facts:
    """Rewind a table to an earlier hand-over. Later moves are kept, but no longer part of it."""
    row, count = doing.target, doing.given["count"]
    if row.started_at is None:
        raise ImpossibleState("not-running")
    if row.count == count and row.state == TableState.RUNNING:
        return None
    if row.revision != doing.given["revision"]:
        raise TargetChanged
    if count not in hand_overs_at(doing.session, row):
        raise ImpossibleState("no-hand-over")
    reopen_table(row)
    rewind_table(doing.session, row, count, doing.now, anew=True)
    return {"count": count}


def reopen_table(row: Table) -> None:
    """Reopen a table that was over."""
    row.state, row.result, row.ended_at, row.ended_by = TableState.RUNNING, None, None, ""


@act("end", about=TargetKind.TABLE, takes=EndSchema, grave=True, undone_by="rewind")
def end(doing: ActContext[Table]) -> Facts:
    """End a table. Abandoned: without a result. Adjudicated: with the score of this moment."""
    row, how = doing.target, doing.given["how"]
    if (
        row.state == (TableState.ABANDONED if how == TableState.ABANDONED else TableState.FINISHED)
        and row.ended_by == EndedBy.DESK
    ):
        return None
    if row.state not in {TableState.RUNNING, TableState.GATHERING}:
        raise ImpossibleState("over")
    if how == ADJUDICATED and row.dump is None:
        raise ImpossibleState("not-running")
    if how == ADJUDICATED:
        adjudicate_table(doing.session, row, EndedBy.DESK, doing.now)
    else:
        row.ended_by = EndedBy.DESK
        abandon_table(doing.session, row, doing.now)
    return {"how": how}
