"""The database: the base class of models, column types, and the safe set-up of each engine."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from select import POLLIN, poll
from sqlite3 import Connection as Sqlite
from threading import Lock
from typing import Any

import msgspec
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
from sqlalchemy.engine import URL, ExceptionContext, make_url
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.orm import DeclarativeBase, Session, registry
from sqlalchemy.types import TypeDecorator

from engine.values.decoder import Decoder

Key = BigInteger().with_variant(Integer, "sqlite")  # SQLite assigns ids only to INTEGER
Document = JSON().with_variant(JSONB, "postgresql")
LARGEST_KEY = 2**63 - 1
WRITING = "writing"
"""Marks a session and its connection as writing; see `service.platform.transaction`."""

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
    """A moment: aware when stored, UTC when loaded, on both databases.

    A naive value is a bug and raises ValueError.
    """

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


class Typed(TypeDecorator[Any]):
    """A document of one type, such as a msgspec Struct. To change it, assign another: it is not tracked."""

    impl = JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind, self.decoder = kind, Decoder(kind)

    def process_bind_param(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else msgspec.to_builtins(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else self.decoder.convert(value)


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
def require_transaction(session: Session, _context: object, _instances: object) -> None:
    """Raise RuntimeError for a flush outside a transaction.

    Reading may use autocommit, so a change would be committed at once.
    """
    if WRITING not in session.info:
        raise RuntimeError("nothing is written while reading: open a transaction")


@contextmanager
def acquire_write_lock() -> Iterator[None]:
    """Queue the writers of one process on SQLite.

    SQLite's own lock must be polled, with growing pauses. A writer that waits too long here goes on to that
    lock, which reports the problem.
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


def init_database(app: Flask, url: str) -> None:
    """Bind the application to its database.

    Errors do not tell the parameters of their statement: those hold moves and addresses, and errors are logged.
    """
    restrict_file_mode(make_url(url))
    app.config["SQLALCHEMY_DATABASE_URI"] = url
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = {
        "json_deserializer": Decoder[Any](Any).decode,
        "hide_parameters": True,
    }
    db.init_app(app)
    with app.app_context():
        if db.engine.dialect.name == "sqlite":
            configure_sqlite(db.engine)
            app.extensions[LINE] = Lock()
        else:
            event.listen(db.engine, "checkout", check_connection)
            event.listen(db.engine, "handle_error", hide_quoted_row)


def restrict_file_mode(url: URL) -> None:
    """Make an SQLite file readable by its owner only, because it holds addresses and keys.

    Its companion files take the mode over.
    """
    if url.drivername != "sqlite" or not url.database or url.database == ":memory:":
        return
    file = Path(url.database)
    with suppress(OSError):  # opening the file reports the error better, for example a missing folder
        file.touch(mode=0o600)
        for kept in (file, *file.parent.glob(f"{file.name}-*")):
            kept.chmod(0o600)


def configure_sqlite(engine: Engine) -> None:
    """Set up SQLite.

    Its driver loses updates silently by default, so a writer must take the lock before its first read.
    """
    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "begin", begin_transaction)


def check_connection(connection: Any, _record: object, _proxy: object) -> None:
    """Raise DisconnectionError if the server has closed the connection.

    Its socket is then readable. Polling it needs no round trip, unlike a query.
    """
    waiting = poll()
    waiting.register(connection.fileno(), POLLIN)
    if waiting.poll(0):
        raise DisconnectionError


def hide_quoted_row(context: ExceptionContext) -> None:
    """Keep only the first line of an error of a statement. In the others PostgreSQL quotes the row or the key."""
    if context.statement is None:
        return
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None:
            error.args = tuple(str(each).partition("\n")[0] for each in error.args)


def read_execution_options(session: Session) -> dict[str, Any]:
    """Return the options for reading.

    PostgreSQL reads in autocommit: each statement sees committed data, and a transaction would cost two round
    trips.
    """
    return {"isolation_level": "AUTOCOMMIT"} if session.get_bind().dialect.name == "postgresql" else {}


def set_pragmas(connection: Sqlite, _record: object) -> None:
    connection.isolation_level = None  # the driver must not begin transactions
    for pragma in PRAGMAS:
        connection.execute(pragma)


def begin_transaction(connection: Connection) -> None:
    writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def insert_rows(session: Session, model: type[Base], rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows without the unit of work, when their objects are not needed.

    Pending objects must not depend on them.
    """
    session.connection().execute(insert_statement(model), rows)


@cache
def insert_statement(model: type[Base]) -> Insert:
    return insert(model)


def insert_new(session: Session, model: type[Base], row: dict[str, Any]) -> bool:
    """Insert a row unless it violates a unique constraint.

    Return whether it was inserted.

    It waits for a concurrent insert of the same row. Pending changes are flushed first, as before every
    statement.
    """
    session.flush()
    new = dialect_insert(session, model).on_conflict_do_nothing().returning(literal(1))
    return session.connection().execute(new, row).first() is not None


def insert_or_update(
    session: Session, model: type[Base], rows: Sequence[dict[str, Any]], then: Mapping[str, Any]
) -> None:
    """Insert rows without the unit of work. If a primary key exists, update only the columns in `then`."""
    key = [column.name for column in model.__table__.primary_key]
    new = dialect_insert(session, model).on_conflict_do_update(index_elements=key, set_=dict(then))
    session.connection().execute(new, rows)


def dialect_insert(session: Session, model: type[Base]) -> Any:
    """Return the INSERT construct of the database, which supports conflicts."""
    return INSERT[session.get_bind().dialect.name](model)
