"""Addresses to which the service has stopped sending mail.

Mail stops when letters to an address bounce permanently, or when the reader reports one as spam. The player
is shown this, and may say that the address works again.

A report is believed only if it names a letter that we sent to that address. It names it by the return path,
by the mark in the headers or by the Message-ID. So nobody can stop the mail of another player with a forged
report.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from service.mail.headers import list_message_ids
from service.mail.incoming.models import IncomingMail
from service.platform.database import insert_new
from service.platform.outbox.models import Letter, LetterState, StoppedAddress
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit

RECENT = 200
"""The number of the latest letters to an address that are searched for the one that bounced."""
COMPLAINT = "complaint"
"""The reason stored when mail stopped because of a spam complaint, not a bounce."""
CAME_BACK = "bounce-soft"
"""The reason stored with the report of a temporary failure."""
PATIENCE = 5
WITHIN, AT_LEAST = timedelta(days=14), timedelta(days=3)
"""`PATIENCE` temporary failures within `WITHIN`, over at least `AT_LEAST`, count as a permanent one."""


def find_letter(session: Session, *, address: str, message_id: str) -> Letter | None:
    """Return the letter to an address that has this Message-ID."""
    sent = (
        select(Letter)
        .where(
            Letter.recipient == address.lower(), Letter.channel == "mail", Letter.state == LetterState.SENT
        )
        .order_by(Letter.id.desc())
        .limit(RECENT)
    )
    return next(
        (letter for letter in session.scalars(sent) if message_id in list_message_ids(letter.key)), None
    )


def stop_mail(session: Session, letter: Letter, *, why: str, now: datetime) -> None:
    """Stop all mail to the address of this letter."""
    insert_new(session, StoppedAddress, {"address": letter.recipient, "stopped_at": now, "why": why})


def record_temporary_failure(session: Session, letter: Letter, *, why: str, now: datetime) -> None:
    """Stop mail to an address after repeated temporary failures.

    A full mailbox or a server that is down says nothing by itself. Many such reports over several days do.
    """
    if letter.player_id is None:
        return
    reports = select(func.count(), func.min(IncomingMail.received_at)).where(
        IncomingMail.player_id == letter.player_id,
        IncomingMail.why == CAME_BACK,
        IncomingMail.received_at > now - WITHIN,
    )
    count, first = session.execute(reports).one()
    if count >= PATIENCE and first <= now - AT_LEAST:
        stop_mail(session, letter, why=why, now=now)


def find_stopped_address(session: Session, address: str | None) -> StoppedAddress | None:
    """Return the mark of an address to which mail has stopped, or None if mail still goes there."""
    return None if address is None else session.get(StoppedAddress, address)


def find_stopped_addresses(session: Session, addresses: Iterable[str]) -> set[str]:
    """Return those of the addresses to which mail has stopped."""
    known = select(StoppedAddress.address).where(StoppedAddress.address.in_(addresses))
    return set(session.scalars(known))


def resume_mail_to_writer(session: Session, *, address: str) -> None:
    """Resume mail to an address from which its player has written after a bounce: one report may be wrong.

    After a complaint, only the player's own settings resume it.
    """
    mark = session.get(StoppedAddress, address)
    if mark is not None and mark.why != COMPLAINT:
        resume_mail(session, address=address)


def resume_mail(session: Session, *, address: str) -> None:
    """Resume mail to an address, because its player says that it works.

    An address that never stopped is left as it is.
    """
    mark = session.get(StoppedAddress, address)
    if mark is not None:
        session.delete(mark)
        send_task_after_commit(session, TaskName.SEND_DUE_LETTERS)
