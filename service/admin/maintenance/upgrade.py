"""Upgrade to this version, and back: replay the running tables, migrate the schema, then record it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from typing import Final, NamedTuple

import msgspec
from alembic.script import Script
from sqlalchemy import ColumnElement, Connection, column, inspect, select, table, type_coerce, update

from engine.values.decoder import Decoder
from service.admin.maintenance import schema_steps
from service.admin.maintenance.models import RulesChecked
from service.admin.maintenance.replay import (
    RUNNING,
    TABLES,
    Fault,
    count_tables,
    iter_stored_tables,
    replay_tables,
)
from service.admin.maintenance.rules_fingerprint import fingerprint
from service.admin.maintenance.schema import current_revision, record_fingerprint, require_known_schema
from service.platform.database import WRITING, Document, db
from service.platform.transaction import transaction

CHECKED = table(RulesChecked.__tablename__, column("fingerprint"))
PARTS: Final = Decoder(dict[str, msgspec.Raw])

Watched = Callable[[Iterable[Fault | None], int], Iterable[Fault | None]]
"""Reports the progress of the replay."""


class UpgradeTrial(NamedTuple):
    """The result of a trial upgrade."""

    steps: list[Script]
    tables: int


class TablesWouldChange(Exception):
    """Raised when some tables would change with these rules."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(", ".join(str(fault.table) for fault in faults))
        self.faults = faults


def upgrade_installation(*, now: datetime, processes: int, watched: Watched) -> int:
    """Upgrade everything to this version, or change nothing. Return how many tables were replayed."""
    require_known_schema()
    replayed = 0
    if checked_fingerprint() != fingerprint():
        with db.engine.connect() as connection:
            replayed = check_tables(connection, RUNNING, processes=processes, watched=watched)
    migrate_schema(now)
    return replayed


def try_upgrade(*, processes: int, watched: Watched) -> UpgradeTrial:
    """Return what an upgrade would do: the migrations, and how many running tables replay.

    Nothing is changed.
    """
    require_known_schema()
    replayed = 0
    if checked_fingerprint() != fingerprint():
        with db.engine.connect() as connection:
            replayed = check_tables(connection, RUNNING, processes=processes, watched=watched)
    return UpgradeTrial(schema_steps.steps_from(current_revision()), replayed)


def check_tables(
    connection: Connection, which: ColumnElement[bool], *, processes: int, watched: Watched
) -> int:
    """Replay tables and return their number.

    Raise WouldChange with every table that these rules would change.
    """
    count = count_tables(connection, which)
    few = 1 if count < processes * 2 else processes  # a process costs more than a few replays
    found = replay_tables(iter_stored_tables(connection, which), few)
    wrong = [fault for fault in watched(found, count) if fault is not None]
    if wrong:
        raise TablesWouldChange(wrong)
    return count


def migrate_schema(now: datetime) -> None:
    """Migrate the schema to this version, once the tables have been replayed with its rules."""
    schema_steps.upgrade_schema()
    with transaction() as session:
        record_fingerprint(session, now)


def downgrade_installation(revision: str) -> None:
    """Migrate back to the schema of an earlier version.

    Options that this version added are removed from positions of tables that began before it. They have their
    default values, and the earlier version could not read their names. Tables that began with this version
    keep all options.
    """
    schema_steps.downgrade_schema(revision=revision)
    with db.engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        if not inspect(connection).has_table(TABLES.name):
            return
        dealt = select(TABLES.c.id).where(TABLES.c.dump.is_not(None))
        for number in connection.scalars(dealt).all():
            restore_begun_options(connection, number)


def restore_begun_options(connection: Connection, number: int) -> None:
    chosen = type_coerce(TABLES.c.options, Document)
    options, dump = connection.execute(select(chosen, TABLES.c.dump).where(TABLES.c.id == number)).one()
    position = PARTS.decode(bytes(dump))
    said = PARTS.decode(position["options"])
    begun = {name: value for name, value in said.items() if name in options}
    if begun != said:
        position["options"] = msgspec.Raw(msgspec.json.encode(begun))
        shorter = update(TABLES).where(TABLES.c.id == number).values(dump=msgspec.json.encode(position))
        connection.execute(shorter)


def checked_fingerprint() -> str | None:
    """Return the fingerprint of the last check. It is read before the schema is migrated."""
    with db.engine.connect() as connection:
        if not inspect(connection).has_table(CHECKED.name):
            return None
        return connection.scalar(select(CHECKED.c.fingerprint))


def ignore_progress(found: Iterable[Fault | None], _count: int) -> Iterator[Fault | None]:
    """Report no progress."""
    yield from found
