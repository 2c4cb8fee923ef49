"""Tables for programs that use a client."""

from typing import get_args

import msgspec

from engine import Record, games
from procaccio_client import Client
from procaccio_client.models import Sit, TableMake

GAMES = {make.__struct_config__.tag: make for make in get_args(TableMake)}
"""The request that opens a table of each game."""
NAMES = ("anna", "bob", "chris")


def opened(live, game: str) -> tuple[int, list[str]]:
    """Open a table with the least number of seats, and return it with its players' tokens."""
    names = list(NAMES[: games()[game].seats[0]])
    host, *others = (Client(live.url, live.token(name), strict=True) for name in names)
    with host:
        table = host.create_table(GAMES[game](seats=len(names))).id
    for other in others:
        with other:
            other.take_seat(table, Sit())
    return table, names


def replayed(live, table: int) -> tuple[str, bool]:
    """Return the game of the table's record, and True if the engine alone reaches its end too."""
    with Client(live.url, live.token("anna"), strict=True) as anna:
        record = Record.load(msgspec.json.encode(anna.export_record(table)).decode())
    table = record.verify()
    return table.game.name, table.over
