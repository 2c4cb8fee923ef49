"""The one place where anything is committed.

    with transaction() as session:      # a face or a job opens it
        accounts.rename(session, ...)   # a use case works in the session it is given and never commits

A use case that wants somebody woken says `ring(session, "post")`; the bell rings after the commit, or never.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.orm import Session

from service.platform.database import WRITING, db, looking_options, writers_turn
from service.platform.deps import deps

RINGS = "rings"


@contextmanager
def transaction() -> Iterator[Session]:
    """All that is written inside stands together or not at all."""
    session = db.session()
    if WRITING in session.info:
        raise RuntimeError("a transaction is open already: pass its session on instead of opening another")
    session.rollback()  # what was read before, such as who calls, must not grow into a write
    session.expire_all()  # nor be believed any longer
    with writers_turn():
        try:
            session.connection(execution_options={WRITING: True})
            session.info[WRITING] = True
            yield session
            session.commit()
            rung = session.info.pop(RINGS, set())
        finally:
            session.rollback()
            session.info.pop(RINGS, None)
            session.info.pop(WRITING, None)
    for topic in sorted(rung):
        deps().bell.ring(topic)


@contextmanager
def reading() -> Iterator[Session]:
    """One steady look at the database; whatever is changed inside is thrown away."""
    session = db.session()
    if WRITING in session.info:  # within a transaction one reads what it has written so far
        yield session
        return
    session.expire_all()
    try:
        with session.no_autoflush:  # nothing is written, not even what would be thrown away
            yield read_only_session()
    finally:
        session.rollback()


def read_only_session() -> Session:
    """The session for looking; who looks again in the same request does so over the same line."""
    session = db.session()
    if not session.in_transaction():
        session.connection(execution_options=looking_options(session))
    return session


def ring(session: Session, topic: str) -> None:
    """Ask for the bell once this transaction stands."""
    session.info.setdefault(RINGS, set()).add(topic)
