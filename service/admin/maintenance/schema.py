"""The check that the schema of the database is that of this version.

Every process runs it before it serves requests. It does not use Alembic, which would cost each process ten
megabytes. Only schema changes import Alembic (`schema_steps.py`).
"""

from datetime import datetime
from functools import cache
from typing import Final

from sqlalchemy import column, inspect, select, table
from sqlalchemy.orm import Session

from service.admin.maintenance.models import RulesChecked
from service.admin.maintenance.rules_fingerprint import fingerprint
from service.platform.database import db, insert_or_update
from service.platform.paths import MIGRATIONS
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table, TableState

ONLY: Final = 1
NEWEST: Final = MIGRATIONS / "newest"
"""The last migration. `procaccio db revision` writes it."""
TAKEN: Final = table("alembic_version", column("version_num"))
"""The table in which Alembic stores the last migration that ran."""


class SchemaOutdated(Exception):
    """Raised when the database is not ready for this version. `procaccio db upgrade` makes it so."""


class SchemaTooNew(Exception):
    """Raised when a later version has migrated the database.

    Only that version can use it or migrate it back.
    """

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


def require_current_schema(now: datetime) -> None:
    """Raise Outdated if the schema is another one, or if running tables must be replayed first."""
    require_known_schema()
    if current_revision() != newest_revision():
        raise SchemaOutdated
    with read_session() as session:
        checked = session.get(RulesChecked, ONLY)
        current = checked is not None and checked.fingerprint == fingerprint()
        waits = not current and session.scalar(
            select(Table.id).where(Table.state == TableState.RUNNING).limit(1)
        )
    if waits:
        raise SchemaOutdated
    if not current:
        with transaction() as session:
            record_fingerprint(session, now)


def require_known_schema() -> None:
    """Raise TooNew if the schema is that of a later version."""
    found = current_revision()
    if found is not None and not is_known_revision(found):
        raise SchemaTooNew(found)


def record_fingerprint(session: Session, now: datetime) -> None:
    """Record that running tables fit the rules. Several processes that start at once may do it."""
    facts = {"fingerprint": fingerprint(), "checked_at": now}
    insert_or_update(session, RulesChecked, [{"id": ONLY} | facts], then=facts)


def current_revision() -> str | None:
    with db.engine.connect() as connection:
        if not inspect(connection).has_table(TAKEN.name):
            return None
        return connection.scalar(select(TAKEN.c.version_num))


@cache
def newest_revision() -> str:
    return NEWEST.read_text().strip()


def is_known_revision(revision: str) -> bool:
    """Return whether this version knows a revision. It cannot read what a newer version wrote."""
    steps = (MIGRATIONS / "versions").glob("*_*.py")
    return revision in {step.name.partition("_")[0] for step in steps}
