"""Queries on incoming mail for operators and workers, and reading a mail again."""

from collections.abc import Sequence

from sqlalchemy import Select, select
from sqlalchemy.orm import Session

from service.mail.incoming.models import IncomingMail, IncomingState
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit


def waiting_mails(limit: int) -> Select[int]:
    """Select the ids of mails that are not read yet, the oldest first."""
    waiting = select(IncomingMail.id).where(IncomingMail.state == IncomingState.WAITING)
    return waiting.order_by(IncomingMail.id).limit(limit)


def unreadable_mails(session: Session, limit: int) -> Sequence[IncomingMail]:
    """Return the mails that could not be read, the newest first. They are kept for a moderator."""
    kept = select(IncomingMail).where(IncomingMail.state == IncomingState.UNREADABLE)
    return session.scalars(kept.order_by(IncomingMail.id.desc()).limit(limit)).all()


def read_anew(session: Session, number: int) -> bool:
    """Queue a mail that could not be read again. Return False if there is none."""
    mail = session.get(IncomingMail, number, with_for_update=True)
    if mail is None or mail.state != IncomingState.UNREADABLE or not mail.raw:
        return False
    mail.state, mail.why, mail.settled_at = IncomingState.WAITING, "", None
    send_task_after_commit(session, TaskName.READ_INCOMING)
    return True
