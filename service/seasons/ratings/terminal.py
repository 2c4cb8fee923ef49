"""`procaccio leaderboard` and `procaccio ratings`: the leaderboard and a player's ratings."""

import click
from rich.table import Table as Grid

from procaccio_client.models import PlayerInfo, Rating, Standing
from service.platform.terminal.client import Client
from service.platform.terminal.messages import make_console, say
from service.platform.terminal.server import pass_client
from service.platform.terminal.table_options import GameName


@click.command(help=say("help-leaderboard"))
@click.argument("game", type=GameName(), required=False)
@click.option("--month", default="", help=say("help-leaderboard-month"))
@click.option("--known", is_flag=True, help=say("help-leaderboard-known"))
@pass_client
def leaderboard(client: Client, game: str | None, month: str, known: bool) -> None:  # noqa: FBT001 - click passes by keyword
    lines = client.get_leaderboard(game=game or "", month=month, known=known, limit=100).items
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
    told = client.get_player(player or client.get_me().id)
    if not told.ratings:
        make_console().print(say("command-ratings-none"))
        return
    make_console().print(make_ratings_grid(told))


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
