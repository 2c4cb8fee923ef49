"""Options shared by the commands that open a table: seats, options, edition, seed."""

import secrets
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import click
import msgspec

from engine import BadTable, Table, games, new_table
from engine.values.chance import SEED_BYTES
from engine.values.decoder import Decoder
from service.platform.terminal.messages import say, terminal_language

JSON = Decoder[Any](Any)


class GameName(click.ParamType[str]):
    """A click parameter for the name of a game. The names are loaded only when they are needed."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in games():
            self.fail(say("command-no-such-game", name=value, games=", ".join(games())), param, ctx)
        return str(value)


data_folder = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    envvar="PROCACCIO_DATA",
    default=Path("var"),
    show_default=True,
    help=say("help-data"),
)
"""`--data`: the folder for the games of the terminal."""


def table_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add `--seats`, `--option` and `--edition` to a command."""
    for option in (
        click.option("--edition", help=say("help-edition")),
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=say("help-option")),
        click.option("--seats", type=int, help=say("help-seats")),
    ):
        command = option(command)
    return command


def parse_options(pairs: tuple[str, ...]) -> dict[str, Any]:
    """Parse options such as `muse=true`. A value is parsed as JSON, or else taken as a string."""
    return dict(_option(pair) for pair in pairs)


def _option(pair: str) -> tuple[str, Any]:
    name, equals, value = pair.partition("=")
    if not equals:
        raise click.BadParameter(say("command-option-form", given=pair))
    try:
        return name, JSON.decode(value)
    except msgspec.DecodeError:
        return name, value


def parse_seed(text: str | None) -> bytes:
    """Return a seed of 32 bytes: from hex, from the hash of any other text, or random."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        given = bytes.fromhex(text)
    except ValueError:
        given = b""
    return given if len(given) == SEED_BYTES else sha256(text.encode()).digest()


def open_local_table(
    game: str, seats: int | None, options: Mapping[str, Any], edition: str | None, seed: bytes
) -> Table[Any]:
    """Return a new table, or stop with a message that says why it cannot be opened."""
    try:
        chosen = games()[game].seats.stop - 1 if seats is None else seats
        return new_table(game, seats=chosen, options=options, edition=edition, seed=seed)
    except BadTable as wrong:
        raise click.ClickException(wrong.explain(games()[game].words(terminal_language()))) from wrong
