"""`procaccio circle`: circles of friends, from a terminal."""

import click

from procaccio_client.models import Circle, CircleAnswer, CircleJoin, CircleMake
from service.platform.terminal.client import Client
from service.platform.terminal.messages import make_console, say
from service.platform.terminal.server import pass_client


@click.command(help=say("help-circle"))
@click.argument("number", type=int, required=False)
@click.option("--found", metavar="NAME", help=say("help-circle-found"))
@click.option("--join", "link", metavar="LINK", help=say("help-circle-join"))
@click.option("--link", "shows_link", is_flag=True, help=say("help-circle-link"))
@click.option("--again", is_flag=True, help=say("help-circle-again"))
@click.option("--come", type=int, metavar="TABLE", help=say("help-circle-come"))
@click.option("--stay-away", type=int, metavar="TABLE", help=say("help-circle-stay-away"))
@pass_client
def circle(
    client: Client,
    number: int | None,
    found: str | None,
    link: str | None,
    shows_link: bool,  # noqa: FBT001 - click passes by keyword
    again: bool,  # noqa: FBT001 - click passes by keyword
    come: int | None,
    stay_away: int | None,
) -> None:
    if found is not None:
        number = client.create_circle(CircleMake(name=found)).id
    elif link is not None:
        number = client.join_circle(CircleJoin(secret=link.rpartition("/")[2])).id
    if number is None:
        list_circles(client)
        return
    if again:
        make_console().print(say("circle-opened", table=client.play_usual_again(number).id))
    for table, coming in ((come, True), (stay_away, False)):
        if table is not None:
            client.answer_circle_call(number, table, CircleAnswer(coming=coming))
    print_circle(client, client.get_circle(number))
    if shows_link:
        make_console().print(client.get_circle_link(number).link)


def list_circles(client: Client) -> None:
    """List the circles with their members."""
    found = client.list_circles(limit=100).items
    if not found:
        make_console().print(say("circle-none"))
    for each in found:
        make_console().print(
            say("circle-line", number=str(each.id), name=each.name, names=join_member_names(each))
        )


def print_circle(client: Client, shown: Circle) -> None:
    """Print the members of a circle, the players who will come, and the standings."""
    out = make_console()
    out.print(
        say("circle-line", number=str(shown.id), name=shown.name, names=join_member_names(shown)),
        style="bold",
    )
    names = {member.player_id: member.player for member in shown.members}
    for call in shown.calls:
        coming = ", ".join(names[player] for player in call.coming if player in names)
        out.print(say("circle-call-line", table=str(call.table_id), names=coming or "-"))
    for each in client.list_circle_standings(shown.id).games:
        out.print(say("circle-standings-of", game=each.game))
        for row in each.standings:
            name = row.player or say("circle-gone-one")
            out.print(f"  {row.place}. {name}  {row.points}")


def join_member_names(shown: Circle) -> str:
    return ", ".join(member.player for member in shown.members)
