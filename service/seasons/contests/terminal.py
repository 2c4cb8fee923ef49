"""`procaccio contest`: contests of a server, and verifying a draw without trusting the server."""

import json
from pathlib import Path
from typing import Any

import click
import msgspec

from procaccio_client import Request
from service.platform.terminal.client import Client, Items
from service.platform.terminal.messages import make_console, say
from service.platform.terminal.server import explain_client_errors, open_client, pass_client

CONTESTS = "/api/v1/contests"
CONTEST = f"{CONTESTS}/{{contest}}"


class ContestSummary(msgspec.Struct):
    """A contest of any game: the models of the published client know only the games in its document."""

    id: int
    name: str
    game: str
    format: str
    pod_size: int
    state: str
    entrants: int


@click.group(help=say("help-contest"))
def contest() -> None:
    """The family itself does nothing."""


@contest.command("list", help=say("help-contest-list"))
@pass_client
def list_them(client: Client) -> None:
    asked = Request[Items[ContestSummary]]("GET", CONTESTS, Items[ContestSummary], query={"limit": 100})
    out, found = make_console(), client.send(asked).items
    if not found:
        out.print(say("contests-none"))
    for row in found:
        out.print(format_contest(row))


@contest.command(help=say("help-contest-show"))
@click.argument("contest", type=int)
@pass_client
def show(client: Client, contest: int) -> None:
    asked = Request[ContestSummary]("GET", CONTEST, ContestSummary, {"contest": contest})
    out, row = make_console(), client.send(asked)
    out.print(format_contest(row))
    for each in client.list_contest_standings(contest, limit=100).items:
        out.print(say("mail-contest-row", rank=each.rank or "-", name=each.player, points=each.points))


@contest.command(help=say("help-contest-enter"))
@click.argument("contest", type=int)
@pass_client
def enter(client: Client, contest: int) -> None:
    make_console().print(say(f"contest-mine-{client.enter_contest(contest).state}"))


@contest.command(help=say("help-contest-leave"))
@click.argument("contest", type=int)
@pass_client
def leave(client: Client, contest: int) -> None:
    client.leave_contest(contest)
    make_console().print(say("done-contest-left"))


@contest.command(help=say("help-contest-check"))
@click.argument("contest", type=int, required=False)
@click.option(
    "--file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help=say("help-contest-check-file"),
)
def check(contest: int | None, file: Path | None) -> None:
    if (contest is None) == (file is None):
        raise click.UsageError(say("contest-check-which"))
    from service.seasons.contests.check_draw import (
        find_faults,
    )  # loads Flask, which the other commands do not need

    draw = json.loads(file.read_text()) if file else fetch_draw(contest or 0)
    faults = find_faults(draw)
    make_console().print(
        say("contest-draw-differs", what=", ".join(faults)) if faults else say("contest-draw-holds")
    )
    if faults:
        raise click.exceptions.Exit(1)


def fetch_draw(contest: int) -> dict[str, Any]:
    """Return all data needed to repeat the draw of the rounds."""
    asked = Request[dict[str, Any]]("GET", f"{CONTEST}/draw", dict[str, Any], {"contest": contest})
    with explain_client_errors(), open_client() as client:
        return client.send(asked)


def format_contest(row: ContestSummary) -> str:
    facts = {
        "game": say("table-game", game=row.game),
        "format": say(f"contest-format-{row.format}"),
        "size": row.pod_size,
    }
    told = (
        str(row.id),
        row.name,
        say("contest-facts", **facts),
        say(f"contest-filter-{row.state}"),
        say("contest-entrants", count=row.entrants),
    )
    return " · ".join(told)
