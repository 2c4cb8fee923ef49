"""`procaccio coach TABLE --answer`: the value of an answer in one's try-out on a server."""

from time import sleep

import click
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table as Grid

from engine.coach import Look, cost_text, looks_from, surely_cost
from engine.table.game import game_named
from engine.text.words import Words
from engine.values.to_plain import to_plain
from procaccio_client import models
from service.platform.terminal.client import Client
from service.platform.terminal.messages import make_console, say, terminal_language
from service.platform.terminal.server import find_own_seat

EVERY = 1.0
"""The seconds between two polls of the server."""


def ask_try_out_coach(client: Client, table: int, answer: str) -> None:
    """Ask the coach about the open question of the try-out, and wait for the result."""
    row, out = client.table(table), make_console()
    seat, words = find_own_seat(client, row), game_named(row.game).words(terminal_language())
    trial = client.try_out(table, seat)
    if trial.question is not None:
        out.print(say("try-out-coach-question"), style="dim")
        out.print(trial.question.prompt, style="bold")
    client.request_try_out_coach(table, seat, models.TryOutAnswer(move=answer))
    facts = {"seat": row.names[trial.seat], "answer": answer}
    found = wait_for_coach(client, table, seat, say("try-out-coach-thinking", **facts))
    if found is None:
        raise click.ClickException(say("try-out-coach-given-up", **facts))
    print_answer_values(looks_from({**to_plain(found), "asked": {}}), words, out)


def wait_for_coach(client: Client, table: int, seat: int, thinking: str) -> models.DecisionLook | None:
    """Poll for the result of the coach, with a spinner."""
    told = Progress(SpinnerColumn(), TextColumn(thinking), console=Console(stderr=True), transient=True)
    with told as bar:
        bar.add_task("")
        while (found := client.get_try_out_coach(table, seat)).state == "waiting":
            sleep(EVERY)
    return found.decision


def print_answer_values(look: Look, words: Words, out: Console) -> None:
    grid = Grid(title=say("try-out-coach-worths"), title_justify="left")
    grid.add_column(say("try-out-coach-answer"))
    for column in ("coach-points", "try-out-coach-more"):
        grid.add_column(say(column), justify="right")
    own = look.played
    grid.add_row(words.write(own.move), f"{own.points:.0f} ± {own.error:.1f}", "")
    for each in look.others:
        more = f"{each.points - own.points:+.1f} ± {each.error:.1f}"
        grid.add_row(words.write(each.move), f"{each.points:.0f}", more)
    out.print(grid)
    out.print(cost_text(words, look) if surely_cost(look) else say("try-out-coach-none"))
