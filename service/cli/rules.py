"""`procaccio rules`: the rules of a game, for all tables or for one setup."""

import click

from engine.rules import Rules, rules_text
from engine.table.game import game_named
from service.cli.messages import console, language, say
from service.cli.table_options import GameName, open_local_table, options_from, seed_from, table_options


@click.command(help=say("help-rules"))
@click.argument("game", type=GameName())
@click.argument("place", default="", metavar="[CHAPTER]")
@table_options
def rules(game: str, place: str, seats: int | None, options: tuple[str, ...], edition: str | None) -> None:
    out = console()
    words = game_named(game).words(language())
    out.print(rules_text(wanted_rules(game, seats, options, edition), words, place))
    if not place:
        out.print(say("rules-how", game=game))


def wanted_rules(game: str, seats: int | None, options: tuple[str, ...], edition: str | None) -> Rules:
    """Return all rules of a game, or those of one setup if any option is given.

    Other options have their defaults.
    """
    if seats is None and edition is None and not options:
        return game_named(game).rules(language())
    table = open_local_table(game, seats, options_from(options), edition, seed_from(None))
    return table.rules(language())
