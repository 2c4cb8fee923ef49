"""Requests to the coach. A player asks for a finished table, or the setting asks for every table."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.learning.coach.models import CoachedTable, CoachState
from service.learning.coach.queries import find_coached_table
from service.learning.coach.refusals import NoCoach
from service.platform.deps import deps
from service.platform.settings import ON
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit
from service.play.tables.after_move import TableChange
from service.play.tables.models import Table, TableState


def follow_with_coach(change: TableChange) -> None:
    """Ask the coach for each table that ends with a result, if the setting `coach_always` is on.

    It is optional because a look takes up to a minute of processor time.
    """
    if change.over and deps().settings.coach_always == ON and can_be_coached(change.row):
        ask_coach(change.session, change.row, change.now)


def can_be_coached(row: Table) -> bool:
    """Return whether the coach can look at a table.

    Lessons and sandboxes have no winner, and an installation can turn the coach off.
    """
    played = row.state == TableState.FINISHED and not row.lesson and not row.sandbox
    return played and deps().settings.coach_playouts > 0


def will_be_told(session: Session, row: Table) -> bool:
    """Return whether the players of a table can be promised the coach's findings."""
    wanted = find_coached_table(session, row)
    return can_be_coached(row) and wanted is not None and wanted.state != CoachState.REFUSED


def ask_coach(session: Session, row: Table, now: datetime) -> CoachedTable:
    """Ask the coach for a table, once.

    A request that had been given up is tried again.

    Findings about another end of the same table are deleted.
    """
    if not can_be_coached(row) or row.ended_at is None:
        raise NoCoach
    known = find_coached_table(session, row)
    if known is not None:
        if known.state == CoachState.REFUSED:
            try_again(session, known)
        return known
    if (earlier := session.get(CoachedTable, row.id)) is not None:
        session.delete(earlier)
        session.flush()
    asked = CoachedTable(
        table_id=row.id, ended_at=row.ended_at, playouts=deps().settings.coach_playouts, asked_at=now
    )
    session.add(asked)
    session.flush()
    send_task_after_commit(session, TaskName.RUN_COACH)
    return asked


def ask_closer_look(session: Session, row: Table, now: datetime) -> None:
    """Ask for more looks at the moments of a table, once. The limit of time counts anew."""
    asked = ask_coach(session, row, now)
    if asked.closer:
        return
    asked.closer = True
    if asked.state == CoachState.DONE:
        asked.spent = max(asked.spent, deps().settings.coach_seconds * 1000)
        try_again(session, asked)


def try_again(session: Session, asked: CoachedTable) -> None:
    """Put a request that was done or given up back into the queue. Looks that were made are kept."""
    asked.state, asked.failures, asked.reason = CoachState.WAITING, 0, ""
    asked.taken_until = None
    send_task_after_commit(session, TaskName.RUN_COACH)
