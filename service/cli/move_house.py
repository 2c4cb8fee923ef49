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
from service.admin.maintenance.backup import reflect_tables, save_backup
from service.app import create_app
from service.cli.backup import explain_backup_errors, restore_and_upgrade
from service.cli.house_settings import load_installed_settings
from service.platform.database import WRITING, db
from service.platform.ports import utc_now
from service.platform.settings import Settings, add_driver, is_database_url
from service.platform.terminal.messages import say


@click.command("move-house", help=say("help-move-house"))
@click.argument("database_url", metavar="DATABASE_URL")
def move_house(database_url: str) -> None:
    if not database_url or not is_database_url(database_url):
        raise click.BadParameter(say("setting-database-url"), param_hint="DATABASE_URL")
    ours = load_installed_settings()
    theirs = replace(ours, database_url=add_driver(database_url))
    old = make_url(ours.database_url)
    if old.drivername != "sqlite":
        raise click.ClickException(say("move-not-from-server"))
    with TemporaryDirectory() as folder, explain_backup_errors(Path(str(old.database))):
        file = Path(folder) / "house.zip"
        with create_app(ours).app_context(), block_writes():
            before = save_backup(file, settings=ours, now=utc_now()).rows
            restore_and_upgrade(Archive(file), theirs)
        after = count_rows(theirs)
    if wrong := sorted(name for name in before if before[name] != after.get(name)):
        raise click.ClickException(say("move-differs", names=", ".join(wrong)))
    place = make_url(theirs.database_url).render_as_string(hide_password=True)
    click.echo(say("move-done", rows=sum(after.values()), place=place, file=str(old.database)))


@contextmanager
def block_writes() -> Iterator[None]:
    """Hold the write lock until the end, because later writes would be left behind.

    Reading stays possible.
    """
    with db.engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        yield
    db.engine.dispose()


def count_rows(settings: Settings) -> dict[str, int]:
    """Return the number of rows of each table in the new database."""
    with create_app(settings).app_context(), db.engine.connect() as connection:
        return {
            table.name: connection.scalar(select(func.count()).select_from(table)) or 0
            for table in reflect_tables(connection)
        }
