"""Closes the connections of applications that tests make. Newer Pythons warn about connections that are collected open."""

from weakref import WeakSet

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import Pool

SEEN: WeakSet[Engine] = WeakSet()
NEW: list[Engine] = []
OPEN: set[DBAPIConnection] = set()
"""References to all connections, so that none is collected while it is open."""


@event.listens_for(Engine, "engine_connect")
def note(connection):
    if connection.engine not in SEEN:
        SEEN.add(connection.engine)
        NEW.append(connection.engine)


@event.listens_for(Pool, "connect")
def opened(connection, _record):
    OPEN.add(connection)


@event.listens_for(Pool, "close")
def closed(connection, _record):
    OPEN.discard(connection)


@pytest.fixture(autouse=True)
def closed_after_the_test():
    """Close the connections of one test. Anything that lives longer connects again."""
    yield
    while NEW:
        NEW.pop().dispose()


@pytest.fixture(autouse=True, scope="session")
def closed_in_the_end():
    """Close connections of applications that several tests share, or of threads that were still at work."""
    yield
    while OPEN:
        OPEN.pop().close()
