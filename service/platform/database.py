"""The database: the base of all models, its column types, and how each engine is made safe."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from select import POLLIN, poll
from sqlite3 import Connection as Sqlite
from threading import Lock
from typing import Any

from flask import Flask, current_app
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import (
    JSON,
    BigInteger,
    Connection,
    DateTime,
    Dialect,
    Engine,
    Insert,
    Integer,
    LargeBinary,
    MetaData,
    Text,
    event,
    insert,
    literal,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.orm import DeclarativeBase, Session, registry
from sqlalchemy.types import TypeDecorator

from engine.values.decoder import Decoder

Key = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows by itself only for INTEGER
Document = JSON().with_variant(JSONB, "postgresql")
LARGEST_KEY = 2**63 - 1
WRITING = "writing"
"""Marks a session, and its connection, in which something may be changed; see `service.platform.transaction`."""

INSERT: dict[str, Any] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}
LINE = "procaccio-writers"
PATIENCE = 5
"""Seconds that a writer of SQLite waits for another."""
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {PATIENCE * 1000}",
)
CONVENTION = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Moment(TypeDecorator[datetime]):
    """A point in time: aware going in, UTC coming out, on both databases. A naive one is a fault and is refused."""

    impl = DateTime(timezone=True)
    cache_ok = True
    python_type = datetime

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a naive time cannot be stored: {value!r}")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


COLUMNS: dict[Any, Any] = {
    int: Key,
    str: Text,
    bytes: LargeBinary,
    datetime: Moment,
    dict[str, Any]: Document,
    list[str]: Document,
}


class Base(DeclarativeBase):
    registry = registry(metadata=MetaData(naming_convention=CONVENTION), type_annotation_map=COLUMNS)


db = SQLAlchemy(model_class=Base, session_options={"expire_on_commit": False}, disable_autonaming=True)


@event.listens_for(db.session, "before_flush")
def must_be_writing(session: Session, _context: object, _instances: object) -> None:
    """While reading each statement may stand at once, so what is changed then must not even be tried."""
    if WRITING not in session.info:
        raise RuntimeError("nothing is written while reading: open a transaction")


@contextmanager
def writers_turn() -> Iterator[None]:
    """The writers of one process on SQLite stand in line here: its own lock is one that they would have to try again and again,
    with longer and longer pauses. Whoever waits too long here goes on to that lock, which says what is wrong.
    """
    line: Lock | None = current_app.extensions.get(LINE)
    if line is None:
        yield
        return
    mine = line.acquire(timeout=PATIENCE)
    try:
        yield
    finally:
        if mine:
            line.release()


def connect(app: Flask, url: str) -> None:
    """Bind the application to its database."""
    keep_private(make_url(url))
    app.config["SQLALCHEMY_DATABASE_URI"] = url
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = {"json_deserializer": Decoder[Any](Any).decode}
    db.init_app(app)
    with app.app_context():
        if db.engine.dialect.name == "sqlite":
            make_safe(db.engine)
            app.extensions[LINE] = Lock()
        else:
            event.listen(db.engine, "checkout", must_stand)


def keep_private(url: URL) -> None:
    """A file of SQLite holds addresses and keys: it is its owner's alone, as are the files beside it, which take after it."""
    if url.drivername != "sqlite" or not url.database or url.database == ":memory:":
        return
    file = Path(url.database)
    with suppress(OSError):  # whoever opens it says better what is wrong, also where there is no such folder
        file.touch(mode=0o600)
        for kept in (file, *file.parent.glob(f"{file.name}-*")):
            kept.chmod(0o600)


def make_safe(engine: Engine) -> None:
    """SQLite as its driver leaves it loses updates silently: a writer must hold the lock before its first read."""
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)


def must_stand(connection: Any, _record: object, _proxy: object) -> None:
    """A line that the server has closed has something to be read; to look costs no round trip, as asking would."""
    waiting = poll()
    waiting.register(connection.fileno(), POLLIN)
    if waiting.poll(0):
        raise DisconnectionError


def looking_options(session: Session) -> dict[str, Any]:
    """How to look: PostgreSQL shows each statement what is committed anyway, so a transaction would be two round trips for nothing."""
    return {"isolation_level": "AUTOCOMMIT"} if session.get_bind().dialect.name == "postgresql" else {}


def prepare(connection: Sqlite, _record: object) -> None:
    connection.isolation_level = None  # the driver opens no transaction of its own
    for pragma in PRAGMAS:
        connection.execute(pragma)


def begin(connection: Connection) -> None:
    writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def insert_rows(session: Session, model: type[Base], rows: Sequence[dict[str, Any]]) -> None:
    """New rows of which nobody needs the objects, past the unit of work: nothing that is pending may depend on them."""
    session.connection().execute(inserting(model), rows)


@cache
def inserting(model: type[Base]) -> Insert:
    return insert(model)


def insert_new(session: Session, model: type[Base], row: dict[str, Any]) -> bool:
    """Insert the row unless a unique constraint knows it already; True if it was new. Waits for a rival in flight.
    What is pending goes first, as before every statement.
    """
    session.flush()
    new = insert_into(session, model).on_conflict_do_nothing().returning(literal(1))
    return session.connection().execute(new, row).first() is not None


def insert_or_update(
    session: Session, model: type[Base], rows: Sequence[dict[str, Any]], then: Mapping[str, Any]
) -> None:
    """Insert rows, past the unit of work as well; of one whose primary key is known only what `then` says is changed."""
    key = [column.name for column in model.__table__.primary_key]
    new = insert_into(session, model).on_conflict_do_update(index_elements=key, set_=dict(then))
    session.connection().execute(new, rows)


def insert_into(session: Session, model: type[Base]) -> Any:
    """The databases' own `INSERT`, which knows conflicts."""
    return INSERT[session.get_bind().dialect.name](model)
