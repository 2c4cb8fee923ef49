"""Tests make applications of their own; none of these leaves a connection to the collector, of which newer Pythons complain."""

from weakref import WeakSet

import pytest
from sqlalchemy import Engine, event

SEEN: WeakSet[Engine] = WeakSet()
NEW: list[Engine] = []


@event.listens_for(Engine, "engine_connect")
def note(connection):
    if connection.engine not in SEEN:
        SEEN.add(connection.engine)
        NEW.append(connection.engine)


@pytest.fixture(autouse=True)
def closed_after_the_test():
    """What lasts longer than the test in which it is seen first connects again."""
    yield
    while NEW:
        NEW.pop().dispose()


@pytest.fixture(autouse=True, scope="session")
def closed_in_the_end():
    yield
    for engine in SEEN:
        engine.dispose()
