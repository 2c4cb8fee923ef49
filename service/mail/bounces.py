"""Addresses from which our mail comes back: mail to them stops, their player sees it, and may say that they work again."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.core.database import insert_new
from service.core.transaction import ring
from service.mail.headers import mail_message_id
from service.models.mail import Letter, LetterState, StoppedAddress

RECENT = 200
"""So many of an address's last letters may be the one that came back."""


def came_back(session: Session, *, address: str, letter_id: str, why: str, now: datetime) -> bool:
    """A letter of ours came back for good. `letter_id` is the Message-ID that the report names: a report that names
    none of ours to this address is not believed, or anybody could stop anybody's mail.
    """
    address = address.lower()
    sent = (
        select(Letter.key)
        .where(Letter.recipient == address, Letter.channel == "mail", Letter.state == LetterState.SENT)
        .order_by(Letter.id.desc())
        .limit(RECENT)
    )
    if letter_id not in {mail_message_id(key) for key in session.scalars(sent)}:
        return False
    return insert_new(session, StoppedAddress, {"address": address, "stopped_at": now, "why": why})


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
