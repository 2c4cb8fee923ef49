"""`procaccio moderator`: the members of the desk.

The first host is named here, all others on the desk itself.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import click
from email_validator import EmailNotValidError, validate_email
from sqlalchemy.orm import Session

from service.admin.desk.second_factor import begin_anew
from service.app import create_app
from service.cli.database import must_be_there
from service.cli.house_settings import prepared_app
from service.cli.messages import say
from service.platform.accounts.models import Role
from service.platform.accounts.queries import player_by_email
from service.platform.accounts.sign_in import known_or_new_player
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
    give(address, role)
    click.echo(say(f"moderator-{role}", address=address))


@moderator.command(help=say("help-moderator-remove"))
@click.argument("address")
def remove(address: str) -> None:
    give(address, Role.PLAYER)
    click.echo(say("moderator-player", address=address))


@moderator.command(help=say("help-moderator-reset"))
@click.argument("address")
def reset(address: str) -> None:
    email = normal(address)
    with at_home() as session:
        player = player_by_email(session, email)
        if player is None:
            raise click.ClickException(say("moderator-nobody", address=address))
        begin_anew(session, player.id)
    click.echo(say("moderator-reset", address=address))


@contextmanager
def at_home() -> Iterator[Session]:
    with create_app(prepared_app()).app_context():
        must_be_there()
        with transaction() as session:
            yield session


def give(address: str, role: Role) -> None:
    """Give a role to the player with an address. Create the player if there is none yet."""
    email, now = normal(address), datetime.now(UTC)
    with at_home() as session:
        player = player_by_email(session, email) or known_or_new_player(session, email, FALLBACK, now)
        player.role = role


def normal(address: str) -> str:
    try:
        return validate_email(address, check_deliverability=False).normalized.lower()
    except EmailNotValidError as wrong:
        raise click.ClickException(say("moderator-no-address", address=address)) from wrong
