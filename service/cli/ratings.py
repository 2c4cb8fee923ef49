"""`procaccio ratings rebuild`: computing all ratings again, in the database of the house."""

import click
from sqlalchemy import select
from sqlalchemy.orm import Session

from service.app import create_app
from service.cli.database import require_schema
from service.cli.house_settings import load_settings
from service.platform.terminal.messages import say
from service.platform.transaction import transaction
from service.seasons.ratings.models import PlayerStanding, RatingChange
from service.seasons.ratings.reckon import rebuild_ratings as reckon_all_again
from service.seasons.ratings.terminal import ratings


@ratings.command(help=say("help-ratings-rebuild"))
def rebuild() -> None:
    with create_app(load_settings()).app_context():
        require_schema()
        with transaction() as session:
            before = load_rating_values(session)
            tables = reckon_all_again(session)
            same = load_rating_values(session) == before
    click.echo(say("command-ratings-rebuilt", tables=tables))
    click.echo(say("command-ratings-same" if same else "command-ratings-differ"))


def load_rating_values(session: Session) -> list[tuple[object, ...]]:
    """Return all values of all ratings, to compare them before and after."""
    found: list[tuple[object, ...]] = []
    for table in (RatingChange.__table__, PlayerStanding.__table__):
        found += (tuple(row) for row in session.execute(select(table).order_by(*table.primary_key)))
    return found
