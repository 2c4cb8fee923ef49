"""How Alembic meets our database: through the application, in one transaction, with SQLite's tables rebuilt in batches."""

from typing import Any, Literal

from alembic import context
from alembic.autogenerate.api import AutogenContext
from flask import current_app

from service.core.database import WRITING, Base, Document, Key, db

SPELLED = {id(Key): "service.core.database.Key", id(Document): "service.core.database.Document"}


def spell(_kind: str, thing: Any, _context: AutogenContext) -> str | Literal[False]:
    """Our own column types by their names, so that a migration does not repeat what they are made of."""
    return SPELLED.get(id(thing), False)


def migrate() -> None:
    with db.engine.connect().execution_options(**{WRITING: True}) as connection:
        configured = current_app.extensions["migrate"].configure_args
        context.configure(
            connection=connection, target_metadata=Base.metadata, render_item=spell, **configured
        )
        with context.begin_transaction():
            context.run_migrations()


migrate()
