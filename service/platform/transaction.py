"""Transactions.

This is the only place that commits.

    with transaction() as session:      # opened by an API operation, a page or a job
        accounts.rename(session, ...)   # a use case uses the given session and never commits

A use case that needs waiters notified calls `ring(session, "post")`. The notification is sent after the
commit, or never.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.orm import Session

from service.platform.database import WRITING, acquire_write_lock, db, read_execution_options
from service.platform.deps import deps

RINGS = "rings"


@contextmanager
def transaction() -> Iterator[Session]:
    """Open a transaction. Everything written in it is committed together or not at all."""
    session = db.session()
    if WRITING in session.info:
        raise RuntimeError("a transaction is open already: pass its session on instead of opening another")
    session.rollback()  # earlier reads, such as that of the caller, must not become part of the write
    session.expire_all()  # nor be trusted any longer
    with acquire_write_lock():
        try:
            session.connection(execution_options={WRITING: True})
            session.info[WRITING] = True
            yield session
            session.commit()
            rung = session.info.get(RINGS, set())
        finally:
            session.rollback()
            session.info.clear()
    for topic in sorted(rung):
        deps().bell.ring(topic)


@contextmanager
def read_session() -> Iterator[Session]:
    """Open a session for reading. Changes are discarded."""
    session = db.session()
    if WRITING in session.info:  # in a transaction, read what it has written so far
        yield session
        return
    session.expire_all()
    try:
        with session.no_autoflush:  # write nothing, not even what would be discarded
            yield read_only_session()
    finally:
        session.rollback()


def read_only_session() -> Session:
    """Return the session for reading. Later reads in the same request use the same connection."""
    session = db.session()
    if not session.in_transaction():
        session.connection(execution_options=read_execution_options(session))
    return session


def notify_after_commit(session: Session, topic: str) -> None:
    """Request a notification after the commit of this transaction."""
    session.info.setdefault(RINGS, set()).add(topic)
