"""Checks of the database: connection, version, schema, replayed tables, clock."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from service.admin.maintenance import schema as database_schema
from service.admin.maintenance.doctor.verdict import Finding, report_fine, report_warning, report_wrong
from service.platform.database import db
from service.platform.settings import Settings

OLDEST_POSTGRES = 130_000
APART = timedelta(seconds=2)
FAR_APART = timedelta(seconds=30)


def check_database(_settings: Settings, _now: datetime) -> Iterator[Finding]:
    try:
        with db.engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                found = connection.scalar(text("SELECT sqlite_version()"))
                yield report_fine("database", kind="SQLite", version=str(found))
                return
            number = int(str(connection.scalar(text("SHOW server_version_num"))))
            yield (
                report_fine("database", kind="PostgreSQL", version=f"{number // 10_000}.{number % 10_000}")
                if number >= OLDEST_POSTGRES
                else report_wrong(
                    "postgres-old", version=f"{number // 10_000}", least=OLDEST_POSTGRES // 10_000
                )
            )
    except SQLAlchemyError as error:
        yield report_wrong("no-database", reason=str(error.__cause__ or error).strip())


def check_schema(_settings: Settings, _now: datetime) -> Iterator[Finding]:
    found = database_schema.current_revision()
    if found == database_schema.newest_revision():
        yield report_fine("schema", revision=found or "")
    elif found and not database_schema.is_known_revision(found):
        yield report_wrong("schema-later", revision=found)
    else:
        yield report_wrong("schema-other" if found else "schema-none")


def check_replay(_settings: Settings, now: datetime) -> Iterator[Finding]:
    try:
        database_schema.require_current_schema(now)
    except database_schema.SchemaOutdated:
        yield report_wrong("tables-unchecked")
    else:
        yield report_fine("tables-replayed")


def check_clock(_settings: Settings, _now: datetime) -> Iterator[Finding]:
    """Check the clock of the database as a sample of other machines.

    SQLite uses the clock of this machine, so it needs no check.
    """
    with db.engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            return
        before = datetime.now(UTC)
        theirs = connection.execute(select(func.clock_timestamp())).scalar_one()
    yield from clock_findings(abs(theirs - before), "database")


def clock_findings(distance: timedelta, whose: str) -> Iterator[Finding]:
    seconds = round(distance.total_seconds(), 1)
    if distance > FAR_APART:
        yield report_wrong("clock-far", whose=whose, seconds=seconds)
    elif distance > APART:
        yield report_warning("clock-off", whose=whose, seconds=seconds)
    else:
        yield report_fine("clock", whose=whose)
