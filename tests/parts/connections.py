"""Tests make applications of their own; none of these leaves a connection to the collector, of which newer Pythons complain."""

from weakref import WeakSet

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import Pool

SEEN: WeakSet[Engine] = WeakSet()
NEW: list[Engine] = []
OPEN: set[DBAPIConnection] = set()
"""Held here, so that the collector finds none of them open, whatever becomes of its application."""


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
    """What lasts longer than the test in which it is seen first connects again."""
    yield
    while NEW:
        NEW.pop().dispose()


@pytest.fixture(autouse=True, scope="session")
def closed_in_the_end():
    """What a house left that served several tests, or a thread that was at work while its house was closed."""
    yield
    while OPEN:
        OPEN.pop().close()
