"""Retention: old mails are deleted automatically. Tables, talk and the trail stay."""

from datetime import datetime, timedelta

from sqlalchemy import Exists, delete, exists, or_
from sqlalchemy.orm import Session

from service.learning.tryout.models import TryOut
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.models import IncomingState as Incoming
from service.platform.outbox.models import BoxedMail, Letter, LetterState
from service.play.tables.models import Seat, Table, TableState

SETTLED = (LetterState.SENT, LetterState.VOID, LetterState.DEAD)


def forget_mails(session: Session, *, now: datetime, days: int) -> None:
    """Delete mails in both directions after `days` days.

    Letters since the oldest open question of their table stay: a reply may number the answers that they list.
    """
    before = now - timedelta(days=days)
    settled = Letter.state.in_(SETTLED), Letter.created_at < before
    session.execute(delete(Letter).where(*settled, ~is_about_open_question()))
    session.execute(delete(BoxedMail).where(BoxedMail.created_at < before))
    read = IncomingMail.state != Incoming.WAITING
    session.execute(delete(IncomingMail).where(read, IncomingMail.received_at < before))


def is_about_open_question() -> Exists:
    """Return the condition for letters that were posted while a question stood that is still open."""
    return (
        exists()
        .where(Seat.table_id == Letter.table_id, Table.id == Seat.table_id)
        .where(Table.state == TableState.RUNNING, Seat.question.is_not(None))
        .where(or_(Seat.waiting_since.is_(None), Seat.waiting_since <= Letter.created_at))
    )


def forget_try_outs(session: Session, *, now: datetime, days: int) -> None:
    session.execute(delete(TryOut).where(TryOut.made_at < now - timedelta(days=days)))
