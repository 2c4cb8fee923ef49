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
from service.admin.maintenance.replay import RUNNING, TABLES, Fault, faults, how_many, kept_tables
from service.admin.maintenance.rules_fingerprint import fingerprint
from service.admin.maintenance.schema import must_not_be_later, remember, schema_found
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


class WouldChange(Exception):
    """Raised when some tables would change with these rules."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(", ".join(str(fault.table) for fault in faults))
        self.faults = faults


def upgrade(*, now: datetime, processes: int, watched: Watched) -> int:
    """Upgrade everything to this version, or change nothing. Return how many tables were replayed."""
    must_not_be_later()
    replayed = 0
    if rules_checked() != fingerprint():
        with db.engine.connect() as connection:
            replayed = check(connection, RUNNING, processes=processes, watched=watched)
    bring_schema_up(now)
    return replayed


def try_upgrade(*, processes: int, watched: Watched) -> UpgradeTrial:
    """Return what an upgrade would do: the migrations, and how many running tables replay.

    Nothing is changed.
    """
    must_not_be_later()
    replayed = 0
    if rules_checked() != fingerprint():
        with db.engine.connect() as connection:
            replayed = check(connection, RUNNING, processes=processes, watched=watched)
    return UpgradeTrial(schema_steps.steps_from(schema_found()), replayed)


def check(connection: Connection, which: ColumnElement[bool], *, processes: int, watched: Watched) -> int:
    """Replay tables and return their number.

    Raise WouldChange with every table that these rules would change.
    """
    count = how_many(connection, which)
    few = 1 if count < processes * 2 else processes  # a process costs more than a few replays
    found = faults(kept_tables(connection, which), few)
    wrong = [fault for fault in watched(found, count) if fault is not None]
    if wrong:
        raise WouldChange(wrong)
    return count


def bring_schema_up(now: datetime) -> None:
    """Migrate the schema to this version, once the tables have been replayed with its rules."""
    schema_steps.take_steps()
    with transaction() as session:
        remember(session, now)


def go_back(revision: str) -> None:
    """Migrate back to the schema of an earlier version.

    Options that this version added are removed from positions of tables that began before it. They have their
    default values, and the earlier version could not read their names. Tables that began with this version
    keep all options.
    """
    schema_steps.undo_steps(revision=revision)
    with db.engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        if not inspect(connection).has_table(TABLES.name):
            return
        dealt = select(TABLES.c.id).where(TABLES.c.dump.is_not(None))
        for number in connection.scalars(dealt).all():
            say_as_begun(connection, number)


def say_as_begun(connection: Connection, number: int) -> None:
    chosen = type_coerce(TABLES.c.options, Document)
    options, dump = connection.execute(select(chosen, TABLES.c.dump).where(TABLES.c.id == number)).one()
    position = PARTS.decode(bytes(dump))
    said = PARTS.decode(position["options"])
    begun = {name: value for name, value in said.items() if name in options}
    if begun != said:
        position["options"] = msgspec.Raw(msgspec.json.encode(begun))
        shorter = update(TABLES).where(TABLES.c.id == number).values(dump=msgspec.json.encode(position))
        connection.execute(shorter)


def rules_checked() -> str | None:
    """Return the fingerprint of the last check. It is read before the schema is migrated."""
    with db.engine.connect() as connection:
        if not inspect(connection).has_table(CHECKED.name):
            return None
        return connection.scalar(select(CHECKED.c.fingerprint))


def unwatched(found: Iterable[Fault | None], _count: int) -> Iterator[Fault | None]:
    """Report no progress."""
    yield from found
