"""How Alembic meets our database: through the application, in one transaction, with SQLite's tables rebuilt in batches."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from alembic import context
from alembic.autogenerate.api import AutogenContext
from sqlalchemy import Connection

from service.platform.database import WRITING, Base, Document, Key, db

SPELLED = {id(Key): "service.platform.database.Key", id(Document): "service.platform.database.Document"}


def spell(_kind: str, thing: Any, _context: AutogenContext) -> str | Literal[False]:
    """Our own column types by their names, so that a migration does not repeat what they are made of."""
    return SPELLED.get(id(thing), False)


@contextmanager
def nothing_dropped_along(connection: Connection) -> Iterator[None]:
    """SQLite changes a table by making it anew and dropping the old one, and what it drops takes along every row that refers to it:
    the moves and seats of all tables. So references are not followed meanwhile; the switch only works outside of a transaction.
    """
    if connection.dialect.name != "sqlite":
        yield
        return
    driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA foreign_keys = OFF")
    try:
        yield
    finally:
        connection.rollback()  # of what has only been looked at since all was committed: within it the switch does nothing
        driver.execute("PRAGMA foreign_keys = ON")


def references_must_hold(connection: Connection) -> None:
    """What was not watched meanwhile, looked at once before it stands."""
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
