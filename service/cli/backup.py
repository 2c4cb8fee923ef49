"""`procaccio backup` and `procaccio restore`."""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from sqlalchemy.exc import DBAPIError

from service.admin.maintenance.archive import Archive, BrokenArchive
from service.admin.maintenance.backup import NoSchema, NotEmpty, restore_backup, save_backup
from service.admin.maintenance.replay import Fault
from service.admin.maintenance.upgrade import TablesWouldChange
from service.app import create_app
from service.cli.house_settings import load_installed_settings, load_settings
from service.cli.start_errors import make_database_error
from service.platform.database import db
from service.platform.ports import utc_now
from service.platform.settings import PREFIX, SECRET, Settings
from service.platform.terminal.messages import say

FILE = click.Path(dir_okay=False, path_type=Path)
BACKUP = click.Path(exists=True, dir_okay=False, path_type=Path)
NAMED = 10
"""The maximum number of tables that are named if they do not replay. The rest is only counted."""


@click.command(help=say("help-backup"))
@click.argument("file", type=FILE)
def backup(file: Path) -> None:
    with explain_backup_errors(file):
        settings = load_installed_settings()
        with create_app(settings).app_context():
            about = save_backup(file, settings=settings, now=utc_now())
    click.echo(say("backup-done", file=str(file), rows=sum(about.rows.values()), tables=about.rows["tables"]))


@click.command("restore", help=say("help-restore"))
@click.argument("file", type=BACKUP)
@click.option("--test", is_flag=True, help=say("help-restore-test"))
@click.option("--make", is_flag=True, help=say("help-restore-make"))
def bring_back(file: Path, test: bool, make: bool) -> None:  # noqa: FBT001 - click passes by keyword
    with explain_backup_errors(file):
        archive = Archive(file)
        if not archive.checked:
            click.echo(say("archive-unchecked", file=str(file), version=archive.about.version), err=True)
        if test:
            with TemporaryDirectory() as folder:
                restore_and_upgrade(archive, Settings(data=Path(folder)))
        else:
            settings = load_settings() if make else load_installed_settings("restore-no-folder")
            restore_and_upgrade(archive, settings)
            keep_backup_secret(archive, settings)


@contextmanager
def explain_backup_errors(file: Path) -> Iterator[None]:
    """Turn any error into a message that says what is wrong and what to do."""
    try:
        yield
    except NoSchema as missing:
        raise click.ClickException(say("backup-nothing")) from missing
    except BrokenArchive as broken:
        raise click.ClickException(say(broken.why, **broken.facts)) from broken
    except TablesWouldChange as refused:
        raise click.ClickException(format_replay_faults(file, refused.faults)) from refused
    except NotEmpty as full:
        raise click.ClickException(say("restore-not-empty", file=full.file or "none")) from full
    except DBAPIError as refused:
        raise make_database_error(refused) from refused
    except OSError as refused:
        raise click.FileError(str(file), refused.strerror) from refused


def format_replay_faults(file: Path, faults: Sequence[Fault]) -> str:
    told = [say("restore-faults", file=str(file), count=len(faults))]
    told += [say("upgrade-fault", table=fault.table, reason=fault.reason) for fault in faults[:NAMED]]
    if len(faults) > NAMED:
        told.append(say("restore-more-faults", count=len(faults) - NAMED))
    return "\n".join(told)


def restore_and_upgrade(archive: Archive, settings: Settings) -> None:
    """Restore a backup, upgrade it to this version, and print what was restored and replayed."""
    with create_app(settings).app_context():
        try:
            done = restore_backup(
                archive, now=utc_now(), processes=os.cpu_count() or 1, watched=show_replay_progress
            )
        finally:
            db.engine.dispose()
    click.echo(say("restore-done", rows=done.rows, tables=done.tables, taken=archive.about.taken_at))


def show_replay_progress(found: Iterable[Fault | None], count: int) -> Iterator[Fault | None]:
    with click.progressbar(found, length=count, label=say("restore-replaying")) as watched:
        yield from watched


def keep_backup_secret(archive: Archive, settings: Settings) -> None:
    """Keep the secret of the backup, because it signed the links in mails that were sent before."""
    if settings.secret == archive.about.secret:
        return
    if f"{PREFIX}SECRET" in os.environ:
        click.echo(say("restore-other-secret"), err=True)
    else:
        (settings.data / SECRET).write_text(archive.about.secret)
