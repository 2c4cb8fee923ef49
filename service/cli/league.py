"""`procaccio league`: leagues of a server, from a terminal."""

import click

from procaccio_client.models import ChallengeMake, LeagueMember
from service.cli.messages import make_console, say
from service.cli.remote import pass_client
from service.client import Client
from service.client.responses import LeagueSummary


@click.group(help=say("help-league"))
def league() -> None:
    """The family itself does nothing."""


@league.command("list", help=say("help-league-list"))
@pass_client
def list_leagues(client: Client) -> None:
    out, found = make_console(), client.leagues()
    if not found:
        out.print(say("leagues-none"))
    for row in found:
        out.print(format_league(row))


@league.command(help=say("help-league-show"))
@click.argument("league", type=int)
@pass_client
def show(client: Client, league: int) -> None:
    out, row = make_console(), client.league(league)
    out.print(format_league(row))
    for each in client.list_league_members(league, limit=100).items:
        out.print(format_member(each))


@league.command(help=say("help-league-join"))
@click.argument("league", type=int)
@pass_client
def join(client: Client, league: int) -> None:
    client.join_one_league(league)
    make_console().print(say("done-league-joined"))


@league.command(help=say("help-league-leave"))
@click.argument("league", type=int)
@pass_client
def leave(client: Client, league: int) -> None:
    client.leave_one_league(league)
    make_console().print(say("done-league-left"))


@league.command(help=say("help-league-challenge"))
@click.argument("league", type=int)
@click.argument("player", type=int)
@pass_client
def challenge(client: Client, league: int, player: int) -> None:
    client.make_challenge(league, ChallengeMake(player=player))
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
