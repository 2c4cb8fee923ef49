"""`procaccio db`: the schema of the database, and the tables that are running in it."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from alembic.util import CommandError
from sqlalchemy.exc import OperationalError

from service.admin.desk.heartbeats import BACKUP, TaskRuns, record_heartbeat
from service.admin.maintenance import schema, schema_steps
from service.admin.maintenance import upgrade as upgrading
from service.admin.maintenance.replay import Fault
from service.app import create_app
from service.cli.current_schema import make_newer_schema_error
from service.cli.house_settings import load_installed_settings, load_settings
from service.cli.start_errors import explain_write_errors, make_database_error, wait_for_database
from service.platform.database import db
from service.platform.ports import utc_now
from service.platform.settings import Settings
from service.platform.terminal.messages import say
from service.platform.transaction import transaction


@click.group(help=say("help-db"))
def database() -> None:
    """The family."""


@database.command(help=say("help-upgrade"))
@click.option("--processes", default=os.cpu_count() or 1, help=say("help-replay-processes"))
@click.option("--dry-run", is_flag=True, help=say("help-upgrade-dry-run"))
def upgrade(processes: int, dry_run: bool) -> None:  # noqa: FBT001 - click passes by keyword
    settings = load_settings()
    with explain_write_errors(settings.database_url), create_app(settings).app_context():
        wait_for_database(db.engine)
        if dry_run:
            with explain_upgrade_errors():
                tried = upgrading.try_upgrade(processes=processes, watched=show_upgrade_progress)
            told = [say("upgrade-step", revision=step.revision, about=step.doc) for step in tried.steps]
            told.append(say("upgrade-would-do", steps=len(tried.steps), tables=tried.tables))
        else:
            told = [say("upgrade-done", tables=upgrade_database(processes, show_upgrade_progress))]
    click.echo("\n".join(told))


def upgrade_database(processes: int, watched: upgrading.Watched) -> int:
    """Upgrade the database, or stop with an error that names the tables that prevent it."""
    with explain_upgrade_errors():
        return upgrading.upgrade_installation(now=utc_now(), processes=processes, watched=watched)


@contextmanager
def explain_upgrade_errors() -> Iterator[None]:
    try:
        yield
    except upgrading.TablesWouldChange as refused:
        told = [
            say("upgrade-would-change", count=len(refused.faults)),
            *(say("upgrade-fault", table=fault.table, reason=fault.reason) for fault in refused.faults),
        ]
        raise click.ClickException("\n".join(told)) from refused
    except schema.SchemaTooNew as later:
        raise make_newer_schema_error(later) from later


def show_upgrade_progress(found: Iterable[Fault | None], count: int) -> Iterator[Fault | None]:
    with click.progressbar(found, length=count, label=say("upgrade-replaying")) as watched:
        yield from watched


@contextmanager
def explain_alembic_errors() -> Iterator[None]:
    """Turn errors of Alembic into messages of the command."""
    try:
        yield
    except CommandError as refused:
        raise click.ClickException(str(refused)) from refused


def require_schema() -> None:
    """Stop with an error if the database has no schema yet, because no player can be in it.

    Needs an app context.
    """
    try:
        found = schema.current_revision()
    except OperationalError as away:
        raise make_database_error(away) from away
    if found is None:
        raise click.ClickException(say("doctor-schema-none"))


@database.command()
@click.argument("revision", default="-1")
def downgrade(revision: str) -> None:
    """Take the schema back by one step, or to REVISION; what only the newer one holds is lost."""
    settings = load_settings()
    with explain_write_errors(settings.database_url), create_app(settings).app_context():
        wait_for_database(db.engine)
        try:
            schema.require_known_schema()
        except schema.SchemaTooNew as later:
            raise make_newer_schema_error(later) from later
        with explain_alembic_errors():
            upgrading.downgrade_installation(revision)


@database.command("note-backup", help=say("help-note-backup"))
@click.option("--failed", default="", metavar="REASON", help=say("help-note-backup-failed"))
def note_backup(failed: str) -> None:
    with create_app(load_installed_settings()).app_context():
        require_schema()
        with transaction() as session:
            pulse = TaskRuns(faults=1, error=failed) if failed else TaskRuns(runs=1)
            record_heartbeat(session, BACKUP, utc_now(), pulse)


@database.command()
def check() -> None:
    """Say whether the models and the migrations agree."""
    with create_app(load_settings()).app_context(), explain_alembic_errors():
        schema_steps.check_models()


@database.command()
@click.argument("message")
def revision(message: str) -> None:
    """Write a migration from the changes in the models. Read it before you commit it."""
    with (
        TemporaryDirectory() as folder,  # of its own: yours may lack the latest migrations
        create_app(Settings(data=Path(folder))).app_context(),
        explain_alembic_errors(),
    ):
        schema_steps.upgrade_schema()
        schema_steps.write_step(message)
        db.engine.dispose()
