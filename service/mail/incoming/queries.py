"""What came in, for whoever looks after the house; and reading a mail anew."""

from collections.abc import Sequence

from sqlalchemy import Select, select
from sqlalchemy.orm import Session

from service.mail.incoming.models import IncomingMail, IncomingState
from service.mail.incoming.receive import TOPIC
from service.platform.transaction import ring


def waiting_mails(limit: int) -> Select[int]:
    """The numbers of those that nobody has read yet, the oldest first."""
    waiting = select(IncomingMail.id).where(IncomingMail.state == IncomingState.WAITING)
    return waiting.order_by(IncomingMail.id).limit(limit)


def unreadable_mails(session: Session, limit: int) -> Sequence[IncomingMail]:
    """Those of which nothing could be made, the newest first: kept for a moderator."""
    kept = select(IncomingMail).where(IncomingMail.state == IncomingState.UNREADABLE)
    return session.scalars(kept.order_by(IncomingMail.id.desc()).limit(limit)).all()


def read_anew(session: Session, number: int) -> bool:
    """Let a mail that could not be read be read once more; False where there is none."""
    mail = session.get(IncomingMail, number, with_for_update=True)
    if mail is None or mail.state != IncomingState.UNREADABLE or not mail.raw:
        return False
    mail.state, mail.why, mail.settled_at = IncomingState.WAITING, "", None
    ring(session, TOPIC)
    return True
