"""Whether somebody was erased since a mail was composed: then nothing of it is kept, for it may name them."""

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from service.platform.database import insert_new
from service.platform.outbox.models import Erasures

ROW = 1


def note_erasure(session: Session) -> None:
    """From here to the end of the transaction nobody keeps what they composed before."""
    insert_new(session, Erasures, {"id": ROW, "count": 0})
    session.execute(update(Erasures).where(Erasures.id == ROW).values(count=Erasures.count + 1))


def count_erasures(session: Session) -> int:
    """As many as have been; read before a mail is composed, so that none falls in between."""
    return session.scalar(select(Erasures.count).where(Erasures.id == ROW)) or 0


def erased_since(session: Session, count: int) -> bool:
    """Whether there were more since; an erasure that is under way is waited for."""
    now = select(Erasures.count).where(Erasures.id == ROW).with_for_update(read=True)
    return (session.scalar(now) or 0) != count
