"""Sends the task of bots when a bot's seat owes an answer."""

from sqlalchemy.orm import Session

from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit
from service.play.tables.after_move import TableChange
from service.play.tables.models import Table


def follow_with_bots(change: TableChange) -> None:
    if not change.over:
        wake_bots(change.session, change.row)


def wake_bots(session: Session, row: Table) -> None:
    """Send the task of bots if the table waits for a bot."""
    if row.bots_at:
        send_task_after_commit(session, TaskName.PLAY_BOTS)
