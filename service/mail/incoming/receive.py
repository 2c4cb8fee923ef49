"""Receiving a mail: check the recipient and store a row. Only the Message-ID of the mail is read."""

from datetime import datetime, timedelta
from email import message_from_bytes
from email.policy import compat32
from enum import StrEnum
from hashlib import sha256
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from service.mail.addresses import is_service_address
from service.mail.incoming.addressees import is_known_address
from service.mail.incoming.models import IncomingMail, IncomingState
from service.mail.parse import headers
from service.platform.database import insert_new
from service.platform.deps import deps
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit

HOUR: Final = timedelta(hours=1)


class RecipientCheck(StrEnum):
    """The result of the check of a recipient, for the side that delivers the mail."""

    WELCOME = "welcome"
    UNKNOWN = "unknown"
    TOO_MANY = "too-many"


def check_recipient(
    session: Session, recipient: str, envelope_sender: str | None, now: datetime
) -> RecipientCheck:
    """Check if a mail to this recipient is accepted.

    The address must be one that we issued, and it must not have had too many mails within the last hour. Our
    own address takes only reports, which come from the null sender. Everybody can write to it, so it is
    counted too.
    """
    reports = is_service_address(recipient) and not envelope_sender
    if not reports and not is_known_address(session, recipient):
        return RecipientCheck.UNKNOWN
    lately = select(func.count()).where(
        IncomingMail.recipient == recipient.lower(), IncomingMail.received_at > now - HOUR
    )
    many = session.scalar(lately) or 0
    return RecipientCheck.TOO_MANY if many >= deps().settings.incoming_mails else RecipientCheck.WELCOME


def receive_mail(
    session: Session, *, raw: bytes, recipient: str, envelope_sender: str | None, now: datetime
) -> bool:
    """Store a mail for a worker to read. Return False if it was stored before."""
    send_task_after_commit(session, TaskName.READ_INCOMING)
    row = {
        "message_id": incoming_message_id(raw),
        "recipient": recipient.lower(),
        "envelope_sender": envelope_sender,
        "raw": raw,
        "received_at": now,
        "state": IncomingState.WAITING,
        "why": "",
    }
    return insert_new(session, IncomingMail, row)


def incoming_message_id(raw: bytes) -> str:
    """Return the Message-ID of a mail, or a digest of its bytes if it has none."""
    end = min(at for at in (raw.find(b"\n\n"), raw.find(b"\r\n\r\n"), len(raw)) if at >= 0)
    head = message_from_bytes(raw[:end], policy=compat32)
    named = headers.message_ids(head, "Message-ID")
    return named[0] if named else f"sha256:{sha256(raw).hexdigest()}"
