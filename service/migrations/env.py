"""Runs Alembic inside the application, in one transaction. SQLite's tables are rebuilt in batches."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from alembic import context
from alembic.autogenerate.api import AutogenContext
from sqlalchemy import Connection

from service.platform.database import WRITING, Base, Document, Key, db

SPELLED = {id(Key): "service.platform.database.Key", id(Document): "service.platform.database.Document"}


def spell(_kind: str, thing: Any, _context: AutogenContext) -> str | Literal[False]:
    """Render our column types by name, so that a migration does not repeat their definition."""
    return SPELLED.get(id(thing), False)


@contextmanager
def nothing_dropped_along(connection: Connection) -> Iterator[None]:
    """Switch off foreign keys of SQLite during a migration.

    SQLite changes a table by copying it and dropping the old one, which would delete all rows that refer to it: the moves and
    seats of all tables. The switch only works outside of a transaction.
    """
    if connection.dialect.name != "sqlite":
        yield
        return
    driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA foreign_keys = OFF")
    try:
        yield
    finally:
        connection.rollback()  # ends the transaction of the last reads; the switch has no effect inside one
        driver.execute("PRAGMA foreign_keys = ON")


def references_must_hold(connection: Connection) -> None:
    """Check all foreign keys before the commit, because SQLite did not check them during the migration."""
    if connection.dialect.name == "sqlite":
        broken = {row[0] for row in connection.exec_driver_sql("PRAGMA foreign_key_check")}
        if broken:
            raise RuntimeError(
                f"the migration leaves rows that refer to nothing in {', '.join(sorted(broken))}"
            )


def migrate() -> None:
    connecting = db.engine.connect().execution_options(**{WRITING: True})
    with connecting as connection, nothing_dropped_along(connection):
        context.configure(
            connection=connection,
            target_metadata=Base.metadata,
            render_item=spell,
            render_as_batch=True,
            compare_type=True,
        )
        with context.begin_transaction():
            context.run_migrations()
            references_must_hold(connection)


migrate()
