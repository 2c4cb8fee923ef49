"""`procaccio rules`: the rules of a game, for all tables or for one setup."""

import click

from engine.rules import Rules, rules_text
from engine.table.game import game_named
from service.platform.terminal.messages import make_console, say, terminal_language
from service.platform.terminal.table_options import (
    GameName,
    open_local_table,
    parse_options,
    parse_seed,
    table_options,
)


@click.command(help=say("help-rules"))
@click.argument("game", type=GameName())
@click.argument("place", default="", metavar="[CHAPTER]")
@table_options
def rules(game: str, place: str, seats: int | None, options: tuple[str, ...], edition: str | None) -> None:
    out = make_console()
    words = game_named(game).words(terminal_language())
    out.print(rules_text(select_rules(game, seats, options, edition), words, place))
    if not place:
        out.print(say("rules-how", game=game))


def select_rules(game: str, seats: int | None, options: tuple[str, ...], edition: str | None) -> Rules:
    """Return all rules of a game, or those of one setup if any option is given.

    Other options have their defaults.
    """
    if seats is None and edition is None and not options:
        return game_named(game).rules(terminal_language())
    table = open_local_table(game, seats, parse_options(options), edition, parse_seed(None))
    return table.rules(terminal_language())
