"""`procaccio league`: leagues of a server, from a terminal."""

import click
import msgspec

from procaccio_client import Request
from procaccio_client.models import ChallengeMake, LeagueMember
from service.platform.terminal.client import Client, Items
from service.platform.terminal.messages import make_console, say
from service.platform.terminal.server import pass_client

LEAGUES = "/api/v1/leagues"


class LeagueSummary(msgspec.Struct):
    """A league of any game: the models of the published client know only the games in its document."""

    id: int
    name: str
    game: str
    form: str
    pod_size: int
    division_size: int
    state: str
    members: int


@click.group(help=say("help-league"))
def league() -> None:
    """The family itself does nothing."""


@league.command("list", help=say("help-league-list"))
@pass_client
def list_leagues(client: Client) -> None:
    asked = Request[Items[LeagueSummary]]("GET", LEAGUES, Items[LeagueSummary], query={"limit": 100})
    out, found = make_console(), client.send(asked).items
    if not found:
        out.print(say("leagues-none"))
    for row in found:
        out.print(format_league(row))


@league.command(help=say("help-league-show"))
@click.argument("league", type=int)
@pass_client
def show(client: Client, league: int) -> None:
    asked = Request[LeagueSummary]("GET", f"{LEAGUES}/{{league}}", LeagueSummary, {"league": league})
    out, row = make_console(), client.send(asked)
    out.print(format_league(row))
    for each in client.list_league_members(league, limit=100).items:
        out.print(format_member(each))


@league.command(help=say("help-league-join"))
@click.argument("league", type=int)
@pass_client
def join(client: Client, league: int) -> None:
    client.join_league(league)
    make_console().print(say("done-league-joined"))


@league.command(help=say("help-league-leave"))
@click.argument("league", type=int)
@pass_client
def leave(client: Client, league: int) -> None:
    client.leave_league(league)
    make_console().print(say("done-league-left"))


@league.command(help=say("help-league-challenge"))
@click.argument("league", type=int)
@click.argument("player", type=int)
@pass_client
def challenge(client: Client, league: int, player: int) -> None:
    client.create_challenge(league, ChallengeMake(player=player))
    make_console().print(say("done-league-challenged"))


def format_league(row: LeagueSummary) -> str:
    facts = {
        "game": say("table-game", game=row.game),
        "form": row.form,
        "size": row.division_size,
        "pod": row.pod_size,
    }
    told = (
        str(row.id),
        row.name,
        say("league-facts", **facts),
        say(f"league-filter-{row.state}"),
        say("league-members", count=row.members),
    )
    return " · ".join(told)


def format_member(member: LeagueMember) -> str:
    where = [say("league-division", number=member.division)] if member.division else []
    return " · ".join([f"{member.place}. {member.player}", f"#{member.player_id}", *where])
