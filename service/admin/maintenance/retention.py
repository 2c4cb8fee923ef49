"""Retention: old mails are deleted automatically. Tables, talk and the trail stay."""

from datetime import datetime, timedelta

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from service.learning.tryout.models import TryOut
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.models import IncomingState as Incoming
from service.platform.outbox.models import BoxedMail, Letter, LetterState
from service.play.tables.models import Table, TableState

SETTLED = (LetterState.SENT, LetterState.VOID, LetterState.DEAD)


def forget_mails(session: Session, *, now: datetime, days: int) -> None:
    """Delete mails in both directions after `days` days.

    Letters of running tables stay, because their keys prevent duplicates.
    """
    before = now - timedelta(days=days)
    running = select(Table.id).where(Table.state == TableState.RUNNING)
    over = or_(Letter.table_id.is_(None), Letter.table_id.not_in(running))
    session.execute(delete(Letter).where(Letter.state.in_(SETTLED), Letter.created_at < before, over))
    session.execute(delete(BoxedMail).where(BoxedMail.created_at < before))
    settled = IncomingMail.state != Incoming.WAITING
    session.execute(delete(IncomingMail).where(settled, IncomingMail.received_at < before))


def forget_try_outs(session: Session, *, now: datetime, days: int) -> None:
    session.execute(delete(TryOut).where(TryOut.made_at < now - timedelta(days=days)))
