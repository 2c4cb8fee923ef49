"""`procaccio coach`: where a game was won and lost.

The game is a record, a local game, or a table on a server.
"""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from engine import Record, Table
from engine.coach import (
    Coach,
    CoachBudget,
    Look,
    Share,
    asked_text,
    moment_text,
    moments,
    share_texts,
    shares,
)
from procaccio_client import models
from service.learning.coach.terminal_try_out import ask_try_out_coach
from service.platform.terminal.messages import make_console, say, seat_names, terminal_language
from service.platform.terminal.saved_games import find_newest_game
from service.platform.terminal.server import explain_client_errors, open_client
from service.platform.terminal.table_options import data_folder, parse_seed

MOST = 10
"""The maximum number of moments to print."""
SECONDS = 60
"""The processor time by default, as on a server."""


@click.command(help=say("help-coach"))
@click.argument("game", required=False)
@click.option(
    "--playouts",
    type=click.IntRange(8),
    default=CoachBudget().playouts,
    show_default=True,
    help=say("help-coach-playouts"),
)
@click.option(
    "--seconds", type=click.IntRange(1), default=SECONDS, show_default=True, help=say("help-coach-seconds")
)
@click.option("--seed", default="", help=say("help-coach-seed"))
@click.option("--answer", help=say("help-coach-answer"))
@data_folder
def coach(game: str | None, playouts: int, seconds: int, seed: str, answer: str | None, data: Path) -> None:
    if answer is not None:
        if game is None or not game.isdecimal():
            raise click.UsageError(say("coach-answer-where"))
        with explain_client_errors(), open_client() as client:
            ask_try_out_coach(client, int(game), answer)
        return
    if game is not None and game.isdecimal():
        with explain_client_errors(), open_client() as client:
            print_server_findings(client.table(int(game)).names, client.get_coach(int(game)))
        return
    file = Path(game) if game is not None else find_newest_game(data, None)
    if file is None:
        raise click.ClickException(say("play-nothing-kept", folder=str(data)))
    try:
        record = Record.load(file.read_bytes())
        table = record.replay()
    except (OSError, ValueError) as broken:
        raise click.ClickException(say("command-broken", file=str(file), reason=str(broken))) from broken
    if not table.over and not record.ended_by:
        raise click.ClickException(say("coach-not-over", file=str(file)))
    thinking = Coach(record, CoachBudget(playouts=playouts), parse_seed(seed) if seed else None)
    looks, out = run_coach(thinking, seconds), make_console()
    print_looked(len(looks), len(thinking.decisions), out)
    print_coach_findings(table, looks, out)


def run_coach(thinking: Coach, seconds: float) -> Sequence[Look]:
    """Return the looks of the coach, with a progress bar."""
    known: dict[int, Look] = {}
    began = process_time()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("coach-thinking"), total=len(thinking.decisions))
        for _ in thinking.work(known, seconds=seconds, used=lambda: process_time() - began):
            bar.update(task, completed=len(known))
    return list(known.values())


def print_coach_findings(table: Table[Any], looks: Sequence[Look], out: Console) -> None:
    names, words = seat_names(table.seats), table.game.words(terminal_language())
    happened = defaultdict(list)
    for event in table.events(None):
        happened[event.at].append(event.data())
    told = [
        (
            look.count,
            asked_text(words, look, names),
            moment_text(words, look, happened[look.count + 1], names),
        )
        for look in moments(looks)
    ]
    print_moments(told, out)
    found = shares(looks, [score.points for score in table.scores()])
    out.print(make_shares_grid(found, names))
    for share in found:
        for sentence in share_texts(words, share, names):
            out.print(sentence)


def print_server_findings(names: Sequence[str], found: models.Coach) -> None:
    """Print what the coach of the server has found so far."""
    out = make_console()
    if found.state != "done":
        out.print(say("coach-not-done", state=found.state, looked=found.looked, total=found.total))
    else:
        print_looked(found.looked, found.total, out)
    if not found.looked:
        return
    told = [(each.count, each.asked, each.text) for each in found.moments]
    print_moments(told, out, so_far=not found.shares)
    if found.shares:
        out.print(make_shares_grid(found.shares, names))
    for share in found.shares:
        for sentence in share.texts:
            out.print(sentence)


def print_looked(looked: int, total: int, out: Console) -> None:
    """Print how many decisions were looked at, if some were not."""
    if looked < total:
        out.print(say("coach-looked", looked=looked, total=total))


def print_moments(told: Sequence[tuple[int, str, str]], out: Console, *, so_far: bool = False) -> None:
    if told:
        out.print(say("coach-moments-so-far") if so_far else say("coach-moments"), style="bold")
    elif not so_far:
        out.print(say("coach-no-moments"))
    for count, asked, text in told[:MOST]:
        out.print(f"{count + 1:>5}  {asked}", style="dim")
        out.print(f"       {text}")


def make_shares_grid(found: Sequence[Share] | Sequence[models.Share], names: Sequence[str]) -> Grid:
    grid = Grid(title=say("coach-shares"), title_justify="left")
    grid.add_column(say("coach-seat"))
    for column in ("expected", "lost", "fortune", "points"):
        grid.add_column(say(f"coach-{column}"), justify="right")
    for share in found:
        lost = f"{-share.lost:+.0f} ± {share.lost_error:.0f}"
        fortune = f"{share.fortune:+.0f} ± {share.fortune_error:.0f}"
        grid.add_row(names[share.seat], f"{share.expected:.0f}", lost, fortune, f"{share.points:.0f}")
    return grid
