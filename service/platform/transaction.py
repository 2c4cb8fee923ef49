"""Transactions.

This is the only place that commits.

    with transaction() as session:      # opened by an API operation, a page or a task
        accounts.rename(session, ...)   # a use case uses the given session and never commits

A use case that creates work calls `send_task_after_commit`, and `notify_after_commit` if it changes what
somebody watches. Both happen after the commit, or never.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.orm import Session

from service.platform.database import WRITING, acquire_write_lock, db, read_execution_options
from service.platform.deps import deps
from service.platform.tasks.names import TaskName

TASKS, TOPICS = "tasks", "topics"


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
            tasks, topics = session.info.get(TASKS, ()), session.info.get(TOPICS, ())
        finally:
            session.rollback()
            session.info.clear()
    for task in sorted(tasks):
        deps().send_task(task)
    for topic in sorted(topics):
        deps().notify(topic)


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


def send_task_after_commit(session: Session, task: TaskName) -> None:
    """Send a task after the commit of this transaction, once."""
    session.info.setdefault(TASKS, set()).add(task)


def notify_after_commit(session: Session, topic: str) -> None:
    """Notify the viewers of a topic after the commit of this transaction, once."""
    session.info.setdefault(TOPICS, set()).add(topic)
