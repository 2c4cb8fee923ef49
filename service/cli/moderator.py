"""`procaccio moderator`: the members of the desk.

The first host is named here, all others on the desk itself.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import click
from email_validator import EmailNotValidError, validate_email
from sqlalchemy.orm import Session

from service.admin.desk.second_factor import reset_factor
from service.app import create_app
from service.cli.database import require_schema
from service.cli.house_settings import load_settings
from service.platform.accounts.models import Role
from service.platform.accounts.queries import player_by_email
from service.platform.accounts.sign_in import create_player
from service.platform.terminal.messages import say
from service.platform.transaction import transaction
from service.platform.words import FALLBACK


@click.group(help=say("help-moderator"))
def moderator() -> None:
    """The family."""


@moderator.command(help=say("help-moderator-add"))
@click.argument("address")
@click.option("--host", is_flag=True, help=say("help-moderator-host"))
def add(address: str, host: bool) -> None:  # noqa: FBT001 - click passes by keyword
    role = Role.HOST if host else Role.MODERATOR
    give_role(address, role)
    click.echo(say(f"moderator-{role}", address=address))


@moderator.command(help=say("help-moderator-remove"))
@click.argument("address")
def remove(address: str) -> None:
    give_role(address, Role.PLAYER)
    click.echo(say("moderator-player", address=address))


@moderator.command(help=say("help-moderator-reset"))
@click.argument("address")
def reset(address: str) -> None:
    email = normalize_address(address)
    with local_transaction() as session:
        player = player_by_email(session, email)
        if player is None:
            raise click.ClickException(say("moderator-nobody", address=address))
        reset_factor(session, player.id)
    click.echo(say("moderator-reset", address=address))


@contextmanager
def local_transaction() -> Iterator[Session]:
    with create_app(load_settings()).app_context():
        require_schema()
        with transaction() as session:
            yield session


def give_role(address: str, role: Role) -> None:
    """Give a role to the player with an address. Create the player if there is none yet."""
    email, now = normalize_address(address), datetime.now(UTC)
    with local_transaction() as session:
        player = player_by_email(session, email) or create_player(session, email, FALLBACK, now)
        player.role = role


def normalize_address(address: str) -> str:
    try:
        return validate_email(address, check_deliverability=False).normalized.lower()
    except EmailNotValidError as wrong:
        raise click.ClickException(say("moderator-no-address", address=address)) from wrong
