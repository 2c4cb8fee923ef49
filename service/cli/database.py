"""`procaccio db`: the database's schema, and the tables that run in it."""

import os
from collections.abc import Iterable, Iterator

import click
import flask_migrate

from service.app import create_app
from service.cli.messages import say
from service.cli.start_errors import writing_explained
from service.core.database import db
from service.core.ports import utc_now
from service.core.settings import Misconfigured, Settings
from service.maintenance import upgrade as upgrading
from service.maintenance.replay import Fault


def prepared_app() -> Settings:
    """The settings, or an end with the sentence that says what is wrong."""
    try:
        with writing_explained():
            return Settings.from_env()
    except Misconfigured as wrong:
        raise click.ClickException(str(wrong)) from wrong


@click.group(help=say("help-db"))
def database() -> None:
    """The family."""


@database.command(help=say("help-upgrade"))
@click.option(
    "--processes", default=os.cpu_count() or 1, show_default=True, help=say("help-replay-processes")
)
def upgrade(processes: int) -> None:
    settings = prepared_app()
    with writing_explained(settings.database_url), create_app(settings).app_context():
        replayed = brought_up(processes, with_progress)
    click.echo(say("upgrade-done", tables=replayed))


def brought_up(processes: int, watched: upgrading.Watched) -> int:
    """The database of this version, or an end that names the tables which stand in the way."""
    try:
        return upgrading.upgrade(now=utc_now(), processes=processes, watched=watched)
    except upgrading.WouldChange as refused:
        told = [
            say("upgrade-would-change", count=len(refused.faults)),
            *(say("upgrade-fault", table=fault.table, reason=fault.reason) for fault in refused.faults),
        ]
        raise click.ClickException("\n".join(told)) from refused


def with_progress(found: Iterable[Fault | None], count: int) -> Iterator[Fault | None]:
    with click.progressbar(found, length=count, label=say("upgrade-replaying")) as watched:
        yield from watched


def must_be_there() -> None:
    """Within an application: nobody can be named in a database that has no tables yet."""
    if upgrading.schema_found() is None:
        raise click.ClickException(say("doctor-schema-none"))


def require_current_schema(settings: Settings) -> None:
    """Nothing is served from a database that waits for its upgrade."""
    with writing_explained(settings.database_url), create_app(settings).app_context():
        try:
            upgrading.must_be_current(utc_now())
        except upgrading.Outdated as outdated:
            raise click.ClickException(say("upgrade-first")) from outdated
        finally:
            db.engine.dispose()  # no connection survives a fork


@database.command()
@click.argument("revision", default="-1")
def downgrade(revision: str) -> None:
    """Take the schema back by one step, or to REVISION; what only the newer one holds is lost."""
    with create_app(prepared_app()).app_context():
        flask_migrate.downgrade(revision=revision)


@database.command()
def check() -> None:
    """Say whether the models and the migrations agree."""
    with create_app(prepared_app()).app_context():
        flask_migrate.check()


@database.command()
@click.argument("message")
def revision(message: str) -> None:
    """Write a migration from what has changed in the models; read it before you keep it."""
    with create_app(prepared_app()).app_context():
        flask_migrate.migrate(message=message)
