"""The worker that reads incoming mail.

Each mail has a transaction of its own, so a worker that dies leaves its mail as it was.
"""

from datetime import datetime

import structlog

from service.mail.incoming.handle import process_mail
from service.mail.incoming.models import IncomingMail, IncomingState
from service.mail.incoming.queries import waiting_mails
from service.mail.incoming.settle import settle_mail
from service.platform.db_errors import DATABASE_AWAY, describe_database_error
from service.platform.transaction import read_session, transaction

log = structlog.get_logger()


def read_incoming(*, now: datetime, limit: int) -> int:
    """Read the waiting mails and return how many were taken."""
    with read_session() as session:
        numbers = session.scalars(waiting_mails(limit)).all()
    for number in numbers:
        try:
            read_mail_of(number, now)
        except DATABASE_AWAY as gone:
            log.warning("incoming mail put off", mail=number, why=describe_database_error(gone))
            break
        except Exception:  # an error in our code must not block the mails behind this one
            log.exception("incoming mail not understood", mail=number)
            mark_unreadable(number, now)
    return len(numbers)


def read_mail_of(number: int, now: datetime) -> None:
    """Process one mail, unless another worker has locked or settled it."""
    with transaction() as session:
        mail = session.get(IncomingMail, number, with_for_update={"skip_locked": True})
        if mail is not None and mail.state == IncomingState.WAITING:
            process_mail(session, mail, now)


def mark_unreadable(number: int, now: datetime) -> None:
    """Mark a mail unreadable, so that a moderator sees it and can have it read again."""
    with transaction() as session:
        mail = session.get(IncomingMail, number, with_for_update=True)
        if mail is not None and mail.state == IncomingState.WAITING:
            settle_mail(mail, IncomingState.UNREADABLE, "fault", now)
