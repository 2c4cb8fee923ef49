"""Sets up common starting points once and then copies them. To seat people at a table takes a dozen requests."""

import sqlite3
from collections.abc import Callable
from contextlib import contextmanager
from copy import deepcopy
from email.message import EmailMessage
from typing import Any, NamedTuple

import pytest

from service.platform.database import db
from tests.parts.service import DAWN, filled_tables


class Beginning(NamedTuple):
    """A database, the notifications and mails of its setup, and values for the test. It holds plain data only."""

    database: sqlite3.Connection
    tasks: tuple[str, ...]
    topics: tuple[str, ...]
    mails: list[EmailMessage]
    told: Any


@pytest.fixture(scope="session")
def beginnings():
    kept: dict[str, Beginning] = {}
    yield kept
    for beginning in kept.values():
        beginning.database.close()


@pytest.fixture
def begin(house, beginnings, clock, chance, recorder, mailer, request):
    """`told = begin("a private table", make)`: runs `make` once on an empty database, with a fixed seed, and copies the result."""

    def laid_out(name: str, make: Callable[[], Any]) -> Any:
        with house.app_context():
            sqlite = db.engine.dialect.name == "sqlite"
            if not sqlite or clock() != DAWN or filled_tables():
                return make()
        if name in beginnings:
            again(house, beginnings[name], recorder, mailer)
            return beginnings[name].told
        chance.luck.seed(name)
        told = make()
        chance.luck.seed(request.node.nodeid)
        with house.app_context():
            sent = tuple(recorder.tasks), tuple(recorder.topics)
            beginnings[name] = Beginning(copied(), *sent, deepcopy(mailer.mails), told)
        return told

    return laid_out


@contextmanager
def line():
    """Return the driver's own connection to the database."""
    with db.engine.connect() as connection:
        yield connection.connection.driver_connection


def copied() -> sqlite3.Connection:
    copy = sqlite3.connect(":memory:", check_same_thread=False)
    with line() as database:
        database.backup(copy)
    return copy


def again(house, beginning: Beginning, recorder, mailer) -> None:
    with house.app_context(), line() as database:
        beginning.database.backup(database)
    recorder.tasks.extend(beginning.tasks)
    recorder.topics.extend(beginning.topics)
    mailer.mails.extend(deepcopy(beginning.mails))
