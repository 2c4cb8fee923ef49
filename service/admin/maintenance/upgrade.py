"""From an earlier version to this one, and back: first the running tables are replayed, then the schema is changed, then it is said."""

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
"""Shows how far the replaying is, while it goes on."""


class UpgradeTrial(NamedTuple):
    """What came of trying an upgrade."""

    steps: list[Script]
    tables: int


class WouldChange(Exception):
    """Some tables would not stand with these rules as they stand now."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(", ".join(str(fault.table) for fault in faults))
        self.faults = faults


def upgrade(*, now: datetime, processes: int, watched: Watched) -> int:
    """Bring everything to this version, or change nothing; says how many tables were replayed."""
    must_not_be_later()
    replayed = 0
    if rules_checked() != fingerprint():
        with db.engine.connect() as connection:
            replayed = check(connection, RUNNING, processes=processes, watched=watched)
    bring_schema_up(now)
    return replayed


def try_upgrade(*, processes: int, watched: Watched) -> UpgradeTrial:
    """What an upgrade would do: the steps of the schema, and how many running tables replay; nothing is changed."""
    must_not_be_later()
    replayed = 0
    if rules_checked() != fingerprint():
        with db.engine.connect() as connection:
            replayed = check(connection, RUNNING, processes=processes, watched=watched)
    return UpgradeTrial(schema_steps.steps_from(schema_found()), replayed)


def check(connection: Connection, which: ColumnElement[bool], *, processes: int, watched: Watched) -> int:
    """Replay tables and say how many; WouldChange names every one that these rules would change."""
    count = how_many(connection, which)
    few = 1 if count < processes * 2 else processes  # a process costs more than a few replays
    found = faults(kept_tables(connection, which), few)
    wrong = [fault for fault in watched(found, count) if fault is not None]
    if wrong:
        raise WouldChange(wrong)
    return count


def bring_schema_up(now: datetime) -> None:
    """The schema of this version, for tables that were replayed with its rules."""
    schema_steps.take_steps()
    with transaction() as session:
        remember(session, now)


def go_back(revision: str) -> None:
    """The schema of an earlier version, and in it no position that says more of its table than was said when it began: an option
    that came later stands at its default, and its name would be unreadable there. What began with this version keeps all it says.
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
    """The rules of the last check, read before the schema is this version's."""
    with db.engine.connect() as connection:
        if not inspect(connection).has_table(CHECKED.name):
            return None
        return connection.scalar(select(CHECKED.c.fingerprint))


def unwatched(found: Iterable[Fault | None], _count: int) -> Iterator[Fault | None]:
    """For whoever has nobody to show it to."""
    yield from found
