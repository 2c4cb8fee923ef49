"""`procaccio plan`: plans for a seat, from a terminal."""

import click

from procaccio_client.models import PlanMake
from service.platform.terminal.client import Client
from service.platform.terminal.messages import make_console, say
from service.platform.terminal.server import find_own_seat, pass_client


@click.command(help=say("help-plan"))
@click.argument("table", type=int)
@click.argument("text", required=False)
@click.option("--withdraw", type=int, help=say("help-plan-withdraw"))
@pass_client
def plan(client: Client, table: int, text: str | None, withdraw: int | None) -> None:
    seat = find_own_seat(client, client.table(table))
    if withdraw is not None:
        client.delete_plan(table, seat, withdraw)
    if text:
        client.create_plan(table, seat, PlanMake(text=text))
    out = make_console()
    for each in client.list_plans(table, seat).plans:
        out.print(say(f"plan-line-{each.state}", number=each.id, text=each.text, why=each.why))
