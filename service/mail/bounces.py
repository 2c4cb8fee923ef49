"""Addresses to which mail has stopped: our letters came back from them for good, or their reader called one unwanted. Their
player sees it, and may say that they work again.

A report is believed only if it names a letter of ours to that address, by its return path, by the mark in its headers or by its
Message-ID: nobody else can stop anybody's mail.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from service.mail.headers import mail_message_id
from service.mail.incoming.models import IncomingMail
from service.platform.database import insert_new
from service.platform.outbox.models import Letter, LetterState, StoppedAddress
from service.platform.transaction import ring

RECENT = 200
"""So many of an address's last letters may be the one that came back."""
COMPLAINT = "complaint"
"""Why mail has stopped, where nothing came back."""
CAME_BACK = "bounce-soft"
"""What became of a report of a failure that may pass."""
PATIENCE = 5
WITHIN, AT_LEAST = timedelta(days=14), timedelta(days=3)
"""So many failures that may pass, over so many days, are one for good."""


def letter_to(session: Session, *, address: str, message_id: str) -> Letter | None:
    """The letter of ours to an address that has this Message-ID."""
    sent = (
        select(Letter)
        .where(
            Letter.recipient == address.lower(), Letter.channel == "mail", Letter.state == LetterState.SENT
        )
        .order_by(Letter.id.desc())
        .limit(RECENT)
    )
    return next(
        (letter for letter in session.scalars(sent) if mail_message_id(letter.key) == message_id), None
    )


def stop_mail(session: Session, letter: Letter, *, why: str, now: datetime) -> None:
    """No more letters to where this one went."""
    insert_new(session, StoppedAddress, {"address": letter.recipient, "stopped_at": now, "why": why})


def failed_for_now(session: Session, letter: Letter, *, why: str, now: datetime) -> None:
    """A full mailbox, a server that is down: one such report says nothing, many over some days do."""
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


def mail_stopped(session: Session, address: str | None) -> StoppedAddress | None:
    """Whether and why mail to an address has stopped."""
    return None if address is None else session.get(StoppedAddress, address)


def stopped_among(session: Session, addresses: Iterable[str]) -> set[str]:
    """Those of many to which mail has stopped."""
    known = select(StoppedAddress.address).where(StoppedAddress.address.in_(addresses))
    return set(session.scalars(known))


def works_again(session: Session, *, address: str) -> None:
    """Its player says so; saying it of an address that never stopped changes nothing."""
    mark = session.get(StoppedAddress, address)
    if mark is not None:
        session.delete(mark)
        ring(session, "post")
