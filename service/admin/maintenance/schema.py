"""Whether the database is as this version wants it. Every process asks that before it serves, so it is told without Alembic, whose
libraries would be ten megabytes of each; who changes a schema has them (`schema_steps.py`).
"""

from datetime import datetime
from functools import cache
from typing import Final

from sqlalchemy import column, inspect, select, table
from sqlalchemy.orm import Session

from service.admin.maintenance.models import RulesChecked
from service.admin.maintenance.rules_fingerprint import fingerprint
from service.platform.database import db
from service.platform.paths import MIGRATIONS
from service.platform.transaction import reading, transaction
from service.play.tables.models import Table, TableState

ONLY: Final = 1
NEWEST: Final = MIGRATIONS / "newest"
"""The last of the steps, as `procaccio db revision` writes it down."""
TAKEN: Final = table("alembic_version", column("version_num"))
"""Where Alembic keeps which step was taken last."""


class Outdated(Exception):
    """The database is not as this version wants it: `procaccio db upgrade` makes it so."""


class TooNew(Exception):
    """A later version has changed the database; only that version can serve from it, or take it back."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


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


def schema_found() -> str | None:
    with db.engine.connect() as connection:
        if not inspect(connection).has_table(TAKEN.name):
            return None
        return connection.scalar(select(TAKEN.c.version_num))


@cache
def newest_revision() -> str:
    return NEWEST.read_text().strip()


def revision_known(revision: str) -> bool:
    """Whether this version has come that far: an older one cannot read what a newer one wrote."""
    steps = (MIGRATIONS / "versions").glob("*_*.py")
    return revision in {step.name.partition("_")[0] for step in steps}
