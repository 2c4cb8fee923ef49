"""Backup and restore. A backup is a consistent snapshot of the database, taken while the service runs."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, Any, NamedTuple

from sqlalchemy import JSON, Column, Connection, DateTime, Interval, MetaData, Table, func, select, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.types import TypeEngine

from service.admin.maintenance import schema_steps
from service.admin.maintenance.archive import Archive, ArchiveHeader, BrokenArchive, write_archive
from service.admin.maintenance.replay import PLAYED
from service.admin.maintenance.schema import current_revision, is_known_revision
from service.admin.maintenance.upgrade import Watched, check_tables, migrate_schema
from service.platform.database import WRITING, Base, Moment, Typed, db
from service.platform.settings import Settings

BOOKKEEPING = "alembic_version"
AT_ONCE = 500
# Store None as SQL NULL, not as JSON null.
PLAIN_JSON = JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")
FORMER_INTERVALS = {"past_question": {"waking", "spent", "earned"}, "clock": {"extra"}, "seat_time": {"bank"}}
"""The intervals in tables of earlier versions."""


class NotEmpty(Exception):
    """Raised when the database is not empty. A restore never mixes the data of two installations.

    `file` is that of SQLite, or an empty string.
    """

    def __init__(self, file: str = "") -> None:
        super().__init__(file)
        self.file = file


class NoSchema(Exception):
    """Raised when the database has no schema to save."""


class RestoreResult(NamedTuple):
    """How many rows were restored, and how many tables were replayed."""

    rows: int
    tables: int


def save_backup(file: Path, *, settings: Settings, now: datetime) -> ArchiveHeader:
    """Write a backup. It contains everything, including secrets, so only its owner can read the file."""
    revision = current_revision()
    if revision is None:
        raise NoSchema
    about = {
        "version": version("procaccio"),
        "revision": revision,
        "taken_at": now.isoformat(),
        "secret": settings.secret,
    }
    with atomic_file(file) as out, snapshot_connection() as connection:
        return write_archive(
            out, ((table, iter_rows(connection, table)) for table in reflect_tables(connection)), about
        )


@contextmanager
def atomic_file(file: Path) -> Iterator[IO[bytes]]:
    """Write to a temporary file that only its owner can read.

    It replaces the target when complete and is deleted on an error.
    """
    with NamedTemporaryFile(dir=file.parent, prefix=f"{file.name}.", suffix=".part", delete=False) as out:
        part = Path(out.name)
        try:
            yield out
            out.flush()
            os.fsync(out.fileno())  # older backups may be deleted once this one is reported as good
            part.replace(file)
        except BaseException:
            part.unlink()
            raise


def restore_backup(archive: Archive, *, now: datetime, processes: int, watched: Watched) -> RestoreResult:
    """Restore a backup into an empty database.

    Nothing is restored unless it is complete and every table replays.
    """
    if current_revision() is not None:
        url = db.engine.url
        raise NotEmpty((url.database or "") if url.get_backend_name() == "sqlite" else "")
    archive.check()
    about = archive.about
    if not is_known_revision(about.revision):
        raise BrokenArchive("archive-newer", file=str(archive.file), version=about.version)
    schema_steps.upgrade_schema(revision=about.revision)
    try:
        with db.engine.connect().execution_options(**{WRITING: True}) as connection:
            brought = insert_rows(connection, archive)
            replayed = check_tables(connection, PLAYED, processes=processes, watched=watched)
            connection.commit()
    except BaseException:
        schema_steps.downgrade_schema(revision="base")  # so that the restore can be tried again
        raise
    migrate_schema(now)
    return RestoreResult(brought, replayed)


def insert_rows(connection: Connection, archive: Archive) -> int:
    """Insert every row of the backup into the schema of its version. Return the number of rows."""
    found, total = reflect_tables(connection), 0
    if strange := archive.about.rows.keys() ^ {table.name for table in found}:
        raise BrokenArchive("archive-tables", file=str(archive.file), names=", ".join(sorted(strange)))
    for table in found:
        connection.execute(table.delete())  # rows inserted by migrations: the backup has its own
        coming = archive.rows(table)
        while batch := list(islice(coming, AT_ONCE)):
            connection.execute(table.insert(), batch)
            total += len(batch)
        advance_sequences(connection, table)
    return total


@contextmanager
def snapshot_connection() -> Iterator[Connection]:
    """Open a connection that sees a snapshot, whatever is written meanwhile."""
    with db.engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def reflect_tables(connection: Connection) -> list[Table]:
    """Return the tables as the database has them, whatever version made them.

    Tables that others refer to come first.
    """
    found = MetaData()
    found.reflect(connection)
    for column in (column for table in found.tables.values() for column in table.columns):
        column.type = model_type(column)
    return [table for table in found.sorted_tables if table.name != BOOKKEEPING]


def model_type(column: Column[Any]) -> TypeEngine[Any]:
    """Return the column type of our models, because SQLite reports intervals only as times.

    A table or a column of an earlier version has no model.
    """
    known = Base.metadata.tables.get(column.table.name)
    if known is not None and column.name in known.c:
        wanted: TypeEngine[Any] = known.c[column.name].type
    elif column.name in FORMER_INTERVALS.get(column.table.name, ()):
        wanted = Interval()
    else:
        wanted = Moment() if isinstance(column.type, DateTime) else column.type
    return PLAIN_JSON if isinstance(wanted, JSON | Typed) else wanted


def iter_rows(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    asked = select(table).order_by(*table.primary_key)
    for row in connection.execution_options(yield_per=AT_ONCE).execute(asked):
        yield dict(row._mapping)  # noqa: SLF001 - SQLAlchemy's public name for it


def advance_sequences(connection: Connection, table: Table) -> None:
    """Set PostgreSQL's sequences after the copied rows, which do not advance them."""
    if connection.dialect.name != "postgresql":
        return
    for column in table.primary_key:
        asked = text("SELECT pg_get_serial_sequence(:table, :column)")
        sequence = connection.scalar(asked, {"table": f'"{table.name}"', "column": column.name})
        if sequence is not None:
            highest = connection.scalar(select(func.max(column)))
            if highest is not None:
                connection.execute(text("SELECT setval(:name, :value)"), {"name": sequence, "value": highest})
