"""The count of erasures.

If it has changed since a mail was composed, the mail is not kept, because it may name the erased person.
"""

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from service.platform.database import insert_new
from service.platform.outbox.models import Erasures

ROW = 1


def record_erasure(session: Session) -> None:
    """Count an erasure. From now on no process keeps what it composed before."""
    insert_new(session, Erasures, {"id": ROW, "count": 0})
    session.execute(update(Erasures).where(Erasures.id == ROW).values(count=Erasures.count + 1))


def count_erasures(session: Session) -> int:
    """Return the number of erasures. It must be read before a mail is composed, so that none is missed."""
    return session.scalar(select(Erasures.count).where(Erasures.id == ROW)) or 0


def has_erasures_since(session: Session, count: int) -> bool:
    """Return whether there were erasures since. This waits for one that is in progress."""
    now = select(Erasures.count).where(Erasures.id == ROW).with_for_update(read=True)
    return (session.scalar(now) or 0) != count
