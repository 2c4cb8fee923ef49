"""Backup and restore. A backup is one steady look at the whole database, taken while everything goes on."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from typing import Any

import flask_migrate
from sqlalchemy import JSON, Column, Connection, MetaData, Table, func, select, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.types import TypeEngine

from service.database import Base, db
from service.settings import Settings
from service.upkeep.archive import About, Archive, write
from service.upkeep.upgrading import schema_found
from service.writing import WRITING

BOOKKEEPING = "alembic_version"
AT_ONCE = 500
# What is not there stays not there, instead of being JSON's null.
PLAIN_JSON = JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")


class NotEmpty(Exception):
    """There is something in the database already; a restore never mixes two houses."""


class NoSchema(Exception):
    """There is no database of ours to save."""


def save(file: Path, *, settings: Settings, now: datetime) -> About:
    """Write a backup. It holds everything, secrets too: the file is readable by its owner only."""
    revision = schema_found()
    if revision is None:
        raise NoSchema
    about = {
        "version": version("procaccio"),
        "revision": revision,
        "taken_at": now.isoformat(),
        "secret": settings.secret,
    }
    part = file.with_name(f"{file.name}.part")
    part.touch(mode=0o600)
    with part.open("wb") as out, steady() as connection:
        told = write(out, ((table.name, rows(connection, table)) for table in tables(connection)), about)
    part.replace(file)  # a backup that was broken off never looks like a whole one
    return told


def restore(archive: Archive) -> int:
    """Everything as it was, in a database that is empty; says how many rows there are."""
    if schema_found() is not None:
        raise NotEmpty
    flask_migrate.upgrade(revision=archive.about.revision)
    total = 0
    with db.engine.connect().execution_options(**{WRITING: True}) as connection:
        for table in tables(connection):
            found = archive.rows(table.name, dict(table.columns))
            while batch := list(islice(found, AT_ONCE)):
                connection.execute(table.insert(), batch)
                total += len(batch)
            go_on_counting(connection, table)
        connection.commit()
    return total


@contextmanager
def steady() -> Iterator[Connection]:
    """A connection that sees one moment, whatever is written meanwhile."""
    with db.engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def tables(connection: Connection) -> list[Table]:
    """The database's tables as they are, whatever version made them; who is referred to comes first."""
    found = MetaData()
    found.reflect(connection)
    for column in (column for table in found.tables.values() for column in table.columns):
        column.type = meant(column)
    return [table for table in found.sorted_tables if table.name != BOOKKEEPING]


def meant(column: Column[Any]) -> TypeEngine[Any]:
    """The type as our models know it: SQLite tells of an interval only that it is some time."""
    known = Base.metadata.tables.get(column.table.name)
    wanted: TypeEngine[Any] = (
        known.c[column.name].type if known is not None and column.name in known.c else column.type
    )
    return PLAIN_JSON if isinstance(wanted, JSON) else wanted


def rows(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    asked = select(table).order_by(*table.primary_key)
    for row in connection.execution_options(yield_per=AT_ONCE).execute(asked):
        yield dict(row._mapping)  # noqa: SLF001 - SQLAlchemy's public name for it


def go_on_counting(connection: Connection, table: Table) -> None:
    """PostgreSQL numbers new rows from where its sequence stands, which a copied row does not move."""
    if connection.dialect.name != "postgresql":
        return
    for column in table.primary_key:
        asked = text("SELECT pg_get_serial_sequence(:table, :column)")
        sequence = connection.scalar(asked, {"table": f'"{table.name}"', "column": column.name})
        if sequence is not None:
            highest = connection.scalar(select(func.max(column)))
            if highest is not None:
                connection.execute(text("SELECT setval(:name, :value)"), {"name": sequence, "value": highest})
