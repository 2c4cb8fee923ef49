"""`procaccio move-house`: moving an installation that has grown from SQLite to PostgreSQL."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from sqlalchemy import func, select
from sqlalchemy.engine import make_url

from service.admin.maintenance.archive import Archive
from service.admin.maintenance.backup import save, tables
from service.app import create_app
from service.cli.backup import refusals, restored
from service.cli.house_settings import settled_at_home
from service.cli.messages import say
from service.platform.database import WRITING, db
from service.platform.ports import utc_now
from service.platform.settings import Settings, a_database, with_driver


@click.command("move-house", help=say("help-move-house"))
@click.argument("database_url", metavar="DATABASE_URL")
def move_house(database_url: str) -> None:
    if not database_url or not a_database(database_url):
        raise click.BadParameter(say("setting-database-url"), param_hint="DATABASE_URL")
    ours = settled_at_home()
    theirs = replace(ours, database_url=with_driver(database_url))
    old = make_url(ours.database_url)
    if old.drivername != "sqlite":
        raise click.ClickException(say("move-not-from-server"))
    with TemporaryDirectory() as folder, refusals(Path(str(old.database))):
        file = Path(folder) / "house.zip"
        with create_app(ours).app_context(), nobody_writes():
            before = save(file, settings=ours, now=utc_now()).rows
            restored(Archive(file), theirs)
        after = rows_in(theirs)
    if wrong := sorted(name for name in before if before[name] != after.get(name)):
        raise click.ClickException(say("move-differs", names=", ".join(wrong)))
    place = make_url(theirs.database_url).render_as_string(hide_password=True)
    click.echo(say("move-done", rows=sum(after.values()), place=place, file=str(old.database)))


@contextmanager
def nobody_writes() -> Iterator[None]:
    """Hold the write lock until the end, because later writes would be left behind.

    Reading stays possible.
    """
    with db.engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        yield
    db.engine.dispose()


def rows_in(settings: Settings) -> dict[str, int]:
    """Return the number of rows of each table in the new database."""
    with create_app(settings).app_context(), db.engine.connect() as connection:
        return {
            table.name: connection.scalar(select(func.count()).select_from(table)) or 0
            for table in tables(connection)
        }
