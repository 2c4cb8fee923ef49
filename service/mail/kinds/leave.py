"""The mail that a player goes on leave, with the dates in the reader's time zone."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.contents import Contents, seat_contents
from service.mail.recipient import load_recipient
from service.platform.outbox.models import Letter


def leave_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    viewer, wishes = load_recipient(session, letter, now)
    facts = letter.payload["facts"]
    first, last = (viewer.moment(datetime.fromisoformat(facts[name])) for name in ("first", "last"))
    who = viewer.names[facts["seat"]]
    return seat_contents(viewer, wishes, sender=who, seat=who, first=first, last=last)
