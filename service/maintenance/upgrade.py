"""From an earlier version to this one, and back: first the running tables are replayed, then the schema is changed, then it is said."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from functools import cache
from typing import Final, NamedTuple

import flask_migrate
import msgspec
from alembic.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import ColumnElement, Connection, column, inspect, select, table, type_coerce, update
from sqlalchemy.orm import Session

from engine.decoder import Decoder
from service.core.database import WRITING, Document, db
from service.core.paths import MIGRATIONS
from service.core.transaction import reading, transaction
from service.maintenance.replay import RUNNING, TABLES, Fault, faults, how_many, kept_tables
from service.maintenance.rules_fingerprint import fingerprint
from service.models.maintenance import RulesChecked
from service.models.tables import Table, TableState

ONLY = 1
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


class Outdated(Exception):
    """The database is not as this version wants it: `procaccio db upgrade` makes it so."""


class TooNew(Exception):
    """A later version has changed the database; only that version can serve from it, or take it back."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


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
    return UpgradeTrial(steps_from(schema_found()), replayed)


def steps_from(found: str | None) -> list[Script]:
    """What changes the schema on the way to this version, the first first."""
    steps = ScriptDirectory(str(MIGRATIONS)).iterate_revisions("head", found or "base")
    return list(reversed([step for step in steps if step.revision != found]))


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
    flask_migrate.upgrade()
    with transaction() as session:
        remember(session, now)


def go_back(revision: str) -> None:
    """The schema of an earlier version, and in it no position that says more of its table than was said when it began: an option
    that came later stands at its default, and its name would be unreadable there. What began with this version keeps all it says.
    """
    flask_migrate.downgrade(revision=revision)
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


def must_be_current(now: datetime) -> None:
    """Before anything is served: Outdated where the schema is another, or where tables wait to be replayed."""
    must_not_be_later()
    if schema_found() != newest_revision():
        raise Outdated
    with reading() as session:
        checked = session.get(RulesChecked, ONLY)
        current = checked is not None and checked.fingerprint == fingerprint()
        waits = not current and session.scalar(
            select(Table.id).where(Table.state == TableState.RUNNING).limit(1)
        )
    if waits:
        raise Outdated
    if not current:
        with transaction() as session:
            remember(session, now)


def must_not_be_later() -> None:
    """TooNew where a later version was here."""
    found = schema_found()
    if found is not None and not revision_known(found):
        raise TooNew(found)


def remember(session: Session, now: datetime) -> None:
    session.merge(RulesChecked(id=ONLY, fingerprint=fingerprint(), checked_at=now))


def rules_checked() -> str | None:
    """The rules of the last check, read before the schema is this version's."""
    with db.engine.connect() as connection:
        if not inspect(connection).has_table(CHECKED.name):
            return None
        return connection.scalar(select(CHECKED.c.fingerprint))


def schema_found() -> str | None:
    with db.engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


@cache
def newest_revision() -> str | None:
    return ScriptDirectory(str(MIGRATIONS)).get_current_head()


def revision_known(revision: str) -> bool:
    """Whether this version has come that far: an older one cannot read what a newer one wrote."""
    return any(script.revision == revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions())


def unwatched(found: Iterable[Fault | None], _count: int) -> Iterator[Fault | None]:
    """For whoever has nobody to show it to."""
    yield from found
