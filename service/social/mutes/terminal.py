"""`procaccio mute`: muted players, from a terminal."""

import click

from service.platform.terminal.client import Client
from service.platform.terminal.messages import make_console, say
from service.platform.terminal.server import pass_client


@click.command(help=say("help-mute"))
@click.argument("player", type=int, required=False)
@click.option("--lift", is_flag=True, help=say("help-mute-lift"))
@pass_client
def mute(client: Client, player: int | None, lift: bool) -> None:  # noqa: FBT001 - click passes by keyword
    if player is not None and lift:
        client.unmute_player(player)
    elif player is not None:
        client.mute_player(player)
    found = client.list_mutes(limit=100).items
    for each in found:
        make_console().print(f"{each.player_id}  {each.player}")
    if not found:
        make_console().print(say("mutes-none"))
