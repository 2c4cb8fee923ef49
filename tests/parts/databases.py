"""Chooses the database of a test.

A test has one database, SQLite, unless it is marked:

    @pytest.mark.both_databases     if SQL can differ: queries, locks, races, the outbox, migrations, upkeep
    @pytest.mark.postgres           if only PostgreSQL can do it

The rule covers every test that uses one of the fixtures below, also indirectly.
"""

import pytest

ON_A_DATABASE = ("built", "live")
POSTGRES = pytest.param("postgres", marks=[pytest.mark.postgres])


def databases_of(marked) -> list:
    if marked("postgres"):
        return [POSTGRES]
    return ["sqlite", POSTGRES] if marked("both_databases") else ["sqlite"]


def pytest_generate_tests(metafunc):
    for fixture in ON_A_DATABASE:
        if fixture in metafunc.fixturenames:
            chosen = databases_of(metafunc.definition.get_closest_marker)
            scope = (
                None if fixture == "live" else "session"
            )  # the server stays, but each test has people of its own
            metafunc.parametrize(fixture, chosen, indirect=True, scope=scope)
