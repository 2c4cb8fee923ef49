"""`procaccio db`: the database's schema."""

import click
import flask_migrate

from service.app import create_app
from service.settings import Misconfigured, Settings


def settled() -> Settings:
    """The settings, or an end with the sentence that says what is wrong."""
    try:
        return Settings.from_env()
    except Misconfigured as wrong:
        raise click.ClickException(str(wrong)) from wrong


@click.group()
def database() -> None:
    """Look after the database."""


@database.command()
def upgrade() -> None:
    """Bring the schema to this version; a new database gets all of it."""
    with create_app(settled()).app_context():
        flask_migrate.upgrade()


@database.command()
@click.argument("revision", default="-1")
def downgrade(revision: str) -> None:
    """Take the schema back by one step, or to REVISION; what only the newer one holds is lost."""
    with create_app(settled()).app_context():
        flask_migrate.downgrade(revision=revision)


@database.command()
def check() -> None:
    """Say whether the models and the migrations agree."""
    with create_app(settled()).app_context():
        flask_migrate.check()


@database.command()
@click.argument("message")
def revision(message: str) -> None:
    """Write a migration from what has changed in the models; read it before you keep it."""
    with create_app(settled()).app_context():
        flask_migrate.migrate(message=message)
