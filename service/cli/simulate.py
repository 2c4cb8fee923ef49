"""`procaccio simulate`: many tables played by bots."""

import random
from pathlib import Path
from statistics import mean
from typing import Any

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from engine import Result, Table
from engine.bots import BOTS, answer
from service.platform.terminal.messages import make_console, say
from service.platform.terminal.table_options import (
    GameName,
    open_local_table,
    parse_options,
    parse_seed,
    table_options,
)


@click.command(help=say("help-simulate"))
@click.argument("game", type=GameName())
@table_options
@click.option(
    "--games", "count", type=click.IntRange(1), default=100, show_default=True, help=say("help-games-count")
)
@click.option("--seed", default="1", show_default=True, help=say("help-seed-many"))
@click.option(
    "--bot", type=click.Choice(list(BOTS)), default="aimless", show_default=True, help=say("help-bot")
)
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), help=say("help-records"))
def simulate(
    game: str,
    seats: int | None,
    options: tuple[str, ...],
    edition: str | None,
    count: int,
    seed: str,
    bot: str,
    records: Path | None,
) -> None:
    chosen = parse_options(options)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    finished: list[tuple[int, Result]] = []
    numbers = range(1, count + 1)
    for number in track(
        numbers, say("simulate-playing", game=game), console=Console(stderr=True), transient=True
    ):
        table = open_local_table(game, seats, chosen, edition, parse_seed(f"{seed}/{number}"))
        play_out(table, bot, f"{seed}/{number}")
        finished.append((table.count, table.result()))
        if records is not None:
            (records / f"{game}-{number:05}.json").write_bytes(table.record().dump())
    make_console().print(_grid(game, finished))
    if records is not None:
        make_console().print(say("simulate-records", count=count, folder=str(records)))


def play_out(table: Table[Any], bot: str, seed: str) -> None:
    """Let bots answer until the table is over. The seed makes them reproducible."""
    source = random.Random(seed)
    while not table.over:
        answer(table, table.waiting[0], BOTS[bot], source.randrange)


def _grid(game: str, finished: list[tuple[int, Result]]) -> Grid:
    moves = [count for count, _ in finished]
    title = say("simulate-title", games=len(finished), game=game, moves=round(mean(moves)))
    grid = Grid(title=title, title_justify="left")
    for column in ("seat", "wins", "mean-place", "mean-points", "least", "most"):
        grid.add_column(say(f"simulate-{column}"), justify="right")
    for seat in range(len(finished[0][1].places)):
        places = [result.places[seat] for _, result in finished]
        points = [result.scores[seat].points for _, result in finished]
        figures = (sum(seat in result.winners for _, result in finished), mean(places), mean(points))
        wins, place, average = figures
        row = (str(wins), f"{place:.2f}", f"{average:.1f}", str(min(points)), str(max(points)))
        grid.add_row(str(seat), *row)
    return grid
