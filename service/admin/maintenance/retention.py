"""Retention: old mails are deleted automatically. Tables, talk and the trail stay."""

from datetime import datetime, timedelta
from functools import partial

import structlog
from sqlalchemy import Exists, delete, exists, or_
from sqlalchemy.orm import Session

from service.learning.sandbox.open import forget_sandboxes
from service.learning.tryout.models import TryOut
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.models import IncomingState as Incoming
from service.mail.presence import forget_presence
from service.people.forget_guests import forget_guests
from service.platform.accounts.cleanup import delete_expired_keys
from service.platform.db_errors import DATABASE_AWAY
from service.platform.deps import deps
from service.platform.outbox.models import BoxedMail, Letter, LetterState
from service.platform.transaction import transaction
from service.play.tables.models import Seat, Table, TableState
from service.programs.oauth.permissions import forget_permissions
from service.social.seeks.seek import delete_expired_seeks
from service.web.api.idempotency import delete_old_keys

SETTLED = (LetterState.SENT, LetterState.VOID, LetterState.DEAD)
KEPT_KEYS = timedelta(days=2)
log = structlog.get_logger()


def delete_all_expired(now: datetime) -> None:
    """Delete what is no longer valid.

    A step that fails does not block the others. Its error is raised for the desk at the end.
    """
    settings, faults = deps().settings, []
    for step in (
        partial(delete_old_keys, before=now - KEPT_KEYS),
        partial(forget_guests, now=now, days=settings.guest_days),
        partial(delete_expired_keys, now=now),
        partial(forget_permissions, now=now),
        partial(forget_mails, now=now, days=settings.keep_mail_days),
        partial(forget_presence, now=now),
        partial(forget_sandboxes, now=now),
        partial(delete_expired_seeks, now=now),
        partial(forget_try_outs, now=now, days=settings.keep_mail_days),
    ):
        try:
            with transaction() as session:
                step(session)
        except DATABASE_AWAY:
            raise
        except Exception as fault:
            log.exception("a step of the retention failed", step=step.func.__name__)
            faults.append(fault)
    if faults:
        raise faults[0]


def forget_mails(session: Session, *, now: datetime, days: int) -> None:
    """Delete mails in both directions after `days` days.

    Letters since the oldest open question of their table stay: a reply may number the answers that they list.
    """
    before = now - timedelta(days=days)
    settled = Letter.state.in_(SETTLED), Letter.not_before < before
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
