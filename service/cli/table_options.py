"""What the commands that open a table have in common: seats, options, edition, seed."""

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
from service.cli.messages import language, say

JSON = Decoder[Any](Any)


class GameName(click.ParamType[str]):
    """A game of the house; the names are looked up when they are needed."""

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
"""`--data`: where the games of the terminal are kept."""


def table_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--seats`, `--option`, `--edition`."""
    for option in (
        click.option("--edition", help=say("help-edition")),
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=say("help-option")),
        click.option("--seats", type=int, help=say("help-seats")),
    ):
        command = option(command)
    return command


def options_from(pairs: tuple[str, ...]) -> dict[str, Any]:
    """`muse=true` as JSON says it; what is no JSON is a word."""
    return dict(_option(pair) for pair in pairs)


def _option(pair: str) -> tuple[str, Any]:
    name, equals, value = pair.partition("=")
    if not equals:
        raise click.BadParameter(say("command-option-form", given=pair))
    try:
        return name, JSON.decode(value)
    except msgspec.DecodeError:
        return name, value


def seed_from(text: str | None) -> bytes:
    """32 bytes: those given in hex, those that any other text stands for, or fresh ones."""
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
    """A new table, or the sentence that says why there is none."""
    try:
        chosen = games()[game].seats.stop - 1 if seats is None else seats
        return new_table(game, seats=chosen, options=options, edition=edition, seed=seed)
    except BadTable as wrong:
        raise click.ClickException(wrong.explain(games()[game].words(language()))) from wrong
