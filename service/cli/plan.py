"""`procaccio plan`: plans for a seat, from a terminal."""

import click

from procaccio_client.models import PlanMake
from service.cli.messages import console, say
from service.cli.remote import my_seat, with_client
from service.client import Client


@click.command(help=say("help-plan"))
@click.argument("table", type=int)
@click.argument("text", required=False)
@click.option("--withdraw", type=int, help=say("help-plan-withdraw"))
@with_client
def plan(client: Client, table: int, text: str | None, withdraw: int | None) -> None:
    seat = my_seat(client, client.table(table))
    if withdraw is not None:
        client.withdraw_plan(table, seat, withdraw)
    if text:
        client.give_plan(table, seat, PlanMake(text=text))
    out = console()
    for each in client.list_plans(table, seat).plans:
        out.print(say(f"plan-line-{each.state}", number=each.id, text=each.text, why=each.why))
