"""Backup and restore. A backup is one steady look at the whole database, taken while everything goes on."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, Any, NamedTuple

from sqlalchemy import JSON, Column, Connection, MetaData, Table, func, select, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.types import TypeEngine

from service.admin.maintenance import schema_steps
from service.admin.maintenance.archive import Archive, ArchiveHeader, BrokenArchive, write
from service.admin.maintenance.replay import PLAYED
from service.admin.maintenance.schema import revision_known, schema_found
from service.admin.maintenance.upgrade import Watched, bring_schema_up, check
from service.platform.database import WRITING, Base, db
from service.platform.settings import Settings

BOOKKEEPING = "alembic_version"
AT_ONCE = 500
# What is not there stays not there, instead of being JSON's null.
PLAIN_JSON = JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")


class NotEmpty(Exception):
    """There is something in the database already; a restore never mixes two houses."""


class NoSchema(Exception):
    """There is no database of ours to save."""


class Restored(NamedTuple):
    """How much was brought back, and how many tables were replayed."""

    rows: int
    tables: int


def save(file: Path, *, settings: Settings, now: datetime) -> ArchiveHeader:
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
    with whole_or_none(file) as out, steady() as connection:
        return write(out, ((table, rows(connection, table)) for table in tables(connection)), about)


@contextmanager
def whole_or_none(file: Path) -> Iterator[IO[bytes]]:
    """A file beside, readable by its owner only, which takes its place when it is whole and is gone when it is not."""
    with NamedTemporaryFile(dir=file.parent, prefix=f"{file.name}.", suffix=".part", delete=False) as out:
        part = Path(out.name)
        try:
            yield out
            out.flush()
            os.fsync(out.fileno())  # older backups may be thrown away on the word that this one is good
            part.replace(file)
        except BaseException:
            part.unlink()
            raise


def restore_backup(archive: Archive, *, now: datetime, processes: int, watched: Watched) -> Restored:
    """Everything as it was, in a database that is empty; or nothing, where not all is whole and every table replays."""
    if schema_found() is not None:
        raise NotEmpty
    archive.check()
    about = archive.about
    if not revision_known(about.revision):
        raise BrokenArchive("archive-newer", file=str(archive.file), version=about.version)
    schema_steps.take_steps(revision=about.revision)
    try:
        with db.engine.connect().execution_options(**{WRITING: True}) as connection:
            brought = bring_rows(connection, archive)
            replayed = check(connection, PLAYED, processes=processes, watched=watched)
            connection.commit()
    except BaseException:
        schema_steps.undo_steps(revision="base")  # so that it can be tried again
        raise
    bring_schema_up(now)
    return Restored(brought, replayed)


def bring_rows(connection: Connection, archive: Archive) -> int:
    """Every row of the backup, into a schema of its own time; says how many there are."""
    found, total = tables(connection), 0
    if strange := archive.about.rows.keys() ^ {table.name for table in found}:
        raise BrokenArchive("archive-tables", file=str(archive.file), names=", ".join(sorted(strange)))
    for table in found:
        connection.execute(table.delete())  # what the steps of the schema wrote: the backup has its own
        coming = archive.rows(table)
        while batch := list(islice(coming, AT_ONCE)):
            connection.execute(table.insert(), batch)
            total += len(batch)
        go_on_counting(connection, table)
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
