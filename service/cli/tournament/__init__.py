"""`procaccio tournament`: bots against each other with rotated seats, and statistics of the results."""

from typing import Any

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from engine.bots import BOTS
from service.cli.tournament.ratings import Interval, Rating, Standing, compare_pairs, compute_ratings
from service.cli.tournament.run import TournamentPlan, play_tables
from service.platform.terminal.messages import make_console, say
from service.platform.terminal.table_options import GameName, parse_options, table_options

TWO = 2
FEW_PLAYOUTS = 24


class BotNames(click.ParamType[tuple[str, ...]]):
    """A click parameter for names of bots, separated by commas."""

    name = "bots"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        names = tuple(value.split(",")) if isinstance(value, str) else tuple(value)
        if len(set(names)) < TWO or not set(names) <= set(BOTS):
            self.fail(say("tournament-which-bots", bots=",".join(BOTS)), param, ctx)
        return names


@click.command(help=say("help-tournament"))
@click.argument("game", type=GameName())
@table_options
@click.option(
    "--bots",
    type=BotNames(),
    default="prince,courtier,apprentice,aimless",
    show_default=True,
    help=say("help-tournament-bots"),
)
@click.option(
    "--tables", "count", type=click.IntRange(1), default=20, show_default=True, help=say("help-games-count")
)
@click.option("--seed", default="1", show_default=True, help=say("help-seed-many"))
@click.option(
    "--playouts",
    type=click.IntRange(1),
    default=FEW_PLAYOUTS,
    show_default=True,
    help=say("help-tournament-playouts"),
)
@click.option("--milliseconds", type=click.IntRange(1), help=say("help-tournament-milliseconds"))
@click.option(
    "--processes", type=click.IntRange(1), default=1, show_default=True, help=say("help-tournament-processes")
)
def tournament(
    game: str,
    seats: int | None,
    options: tuple[str, ...],
    edition: str | None,
    bots: tuple[str, ...],
    count: int,
    seed: str,
    playouts: int,
    milliseconds: int | None,
    processes: int,
) -> None:
    plan = TournamentPlan(game, seats, parse_options(options), edition, bots, seed, playouts, milliseconds)
    played = play_tables(plan, count, processes)
    shown = track(
        played, say("simulate-playing", game=game), count, console=Console(stderr=True), transient=True
    )
    standings = [*shown]
    make_console().print(_ratings_grid(game, standings))
    make_console().print(_pairs_grid(standings))


def _ratings_grid(game: str, standings: list[Standing]) -> Grid:
    grid = Grid(title=say("tournament-title", tables=len(standings), game=game), title_justify="left")
    grid.add_column(say("tournament-bot"))
    for column in ("rating", "mean-place", "mean-points", "most-points", "speed"):
        grid.add_column(say(f"tournament-{column}"), justify="right")
    for rating in compute_ratings(standings):
        grid.add_row(rating.bot, *_figures(rating))
    return grid


def _figures(rating: Rating) -> tuple[str, ...]:
    return (
        _around(rating.rating, 0),
        f"{rating.place:.2f}",
        _around(rating.points, 1),
        str(rating.most),
        f"{rating.per_second:.0f}",
    )


def _pairs_grid(standings: list[Standing]) -> Grid:
    grid = Grid(title=say("tournament-pairs"), title_justify="left", caption=say("tournament-intervals"))
    for column in ("ahead", "behind", "share", "meetings"):
        grid.add_column(
            say(f"tournament-{column}"), justify="left" if column in {"ahead", "behind"} else "right"
        )
    for pair in compare_pairs(standings):
        share = Interval(*(100 * bound for bound in pair.share))
        grid.add_row(pair.ahead, pair.behind, _around(share, 1), str(pair.meetings))
    return grid


def _around(interval: Interval, digits: int) -> str:
    """Return a value with its 95 percent interval."""
    middle, low, high = (f"{bound:.{digits}f}" for bound in interval)
    return f"{middle} ({low}-{high})"
