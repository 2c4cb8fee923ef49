"""`procaccio backup` and `procaccio restore`."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from service.app import create_app
from service.command.database import brought_up, settled, with_progress
from service.command.telling import say
from service.database import db
from service.ports import utc_now
from service.settings import PREFIX, SECRET, Settings
from service.upkeep.archive import Archive, BrokenArchive
from service.upkeep.saving import NoSchema, NotEmpty, restore, save

FILE = click.Path(dir_okay=False, path_type=Path)
BACKUP = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command(help=say("help-backup"))
@click.argument("file", type=FILE)
def backup(file: Path) -> None:
    settings = settled()
    with create_app(settings).app_context():
        try:
            about = save(file, settings=settings, now=utc_now())
        except NoSchema as missing:
            raise click.ClickException(say("backup-nothing")) from missing
        except OSError as refused:
            raise click.FileError(str(file), refused.strerror) from refused
    click.echo(say("backup-done", file=str(file), rows=sum(about.rows.values()), tables=about.rows["tables"]))


@click.command("restore", help=say("help-restore"))
@click.argument("file", type=BACKUP)
@click.option("--test", is_flag=True, help=say("help-restore-test"))
def bring_back(file: Path, test: bool) -> None:  # noqa: FBT001 - click passes by keyword
    settings = settled()
    try:
        archive = Archive(file)
        if not test:
            restored(archive, settings)
            keep_secret(archive, settings)
            return
        with TemporaryDirectory() as folder:
            restored(archive, Settings(data=Path(folder)))
    except BrokenArchive as broken:
        raise click.ClickException(say(broken.why, **broken.facts)) from broken
    except NotEmpty as full:
        raise click.ClickException(say("restore-not-empty")) from full


def restored(archive: Archive, settings: Settings) -> None:
    """Restore, bring to this version, replay every running table, and say so."""
    with create_app(settings).app_context():
        rows = restore(archive)
        replayed = brought_up(os.cpu_count() or 1, with_progress)
        db.engine.dispose()
    click.echo(say("restore-done", rows=rows, tables=replayed, taken=archive.about.taken_at))


def keep_secret(archive: Archive, settings: Settings) -> None:
    """The links in mails that have left are signed with the secret of that time."""
    if settings.secret == archive.about.secret:
        return
    if f"{PREFIX}SECRET" in os.environ:
        click.echo(say("restore-other-secret"), err=True)
    else:
        (settings.data / SECRET).write_text(archive.about.secret)
