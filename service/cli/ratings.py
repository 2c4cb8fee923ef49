"""`procaccio leaderboard` and `procaccio ratings`: the leaderboard, a player's ratings, and computing all
ratings again.
"""

import click
from rich.table import Table as Grid
from sqlalchemy import select
from sqlalchemy.orm import Session

from procaccio_client.models import PlayerInfo, Rating, Standing
from service.app import create_app
from service.cli.database import require_schema
from service.cli.house_settings import load_settings
from service.cli.messages import make_console, say
from service.cli.remote import pass_client
from service.cli.table_options import GameName
from service.client import Client
from service.platform.transaction import transaction
from service.seasons.ratings.models import PlayerStanding, RatingChange
from service.seasons.ratings.reckon import rebuild_ratings as reckon_all_again


@click.command(help=say("help-leaderboard"))
@click.argument("game", type=GameName(), required=False)
@click.option("--month", default="", help=say("help-leaderboard-month"))
@click.option("--known", is_flag=True, help=say("help-leaderboard-known"))
@pass_client
def leaderboard(client: Client, game: str | None, month: str, known: bool) -> None:  # noqa: FBT001 - click passes by keyword
    lines = client.show_leaderboard(game=game or "", month=month, known=known, limit=100).items
    if not lines:
        make_console().print(say("command-leaderboard-none"))
        return
    title = say("command-leaderboard-title", game=format_game_name(game or ""))
    grid = Grid(title=f"{title} {month}".rstrip(), title_justify="left")
    grid.add_column(say("rating-player"))
    add_rating_columns(grid)
    for line in lines:
        grid.add_row(line.name, *format_rating(line))
    make_console().print(grid)


@click.group(help=say("help-ratings"))
def ratings() -> None:
    """The family."""


@ratings.command(help=say("help-ratings-show"))
@click.argument("player", type=int, required=False)
@pass_client
def show(client: Client, player: int | None) -> None:
    told = client.show_player(player or client.show_me().id)
    if not told.ratings:
        make_console().print(say("command-ratings-none"))
        return
    make_console().print(make_ratings_grid(told))


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


def make_ratings_grid(told: PlayerInfo) -> Grid:
    grid = Grid(title=say("command-ratings-title", name=told.name), title_justify="left")
    grid.add_column(say("rating-game"))
    add_rating_columns(grid)
    for rating in told.ratings:
        grid.add_row(format_game_name(rating.game), *format_rating(rating))
    return grid


def add_rating_columns(grid: Grid) -> None:
    for column in ("rating-heading", "rating-tables"):
        grid.add_column(say(column), justify="right")


def format_rating(rating: Rating | Standing) -> tuple[str, str]:
    mark = f" ({say('rating-provisional')})" if rating.provisional else ""
    return f"{rating.rating}{mark}", str(rating.tables)


def format_game_name(game: str) -> str:
    return say("table-game", game=game) if game else say("rating-all-games")
