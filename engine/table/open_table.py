"""Open a table: create one from a seed, or load one from its dump."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from engine.notation.refusals import BadTable
from engine.table.game import game_named
from engine.table.position import Position
from engine.table.record import Line
from engine.table.table import Table
from engine.values import chance
from engine.values.decoder import Decoder
from engine.values.seat import Seat


class _Header(msgspec.Struct):
    game: str


_HEADER: Final = Decoder(_Header)


def new_table(
    game: str,
    *,
    seats: int,
    seed: bytes,
    options: Mapping[str, Any] | None = None,
    edition: str | None = None,
    edition_hash: str = "",
    version: int | None = None,
    decided: Mapping[str, Any] | None = None,
) -> Table[Any]:
    """Return a table, dealt, with its first questions open.

    The seed decides all chance and should have 32 bytes. A hash selects the edition of that name as it was
    when another table was opened. `decided` is only for imagined tables: the results of chance by stream.
    """
    rules = game_named(game)
    if seats not in rules.seats:
        raise BadTable("seats", game=game, seats=seats, least=rules.seats.start, most=rules.seats.stop - 1)
    if not seed:
        raise BadTable("seed", game=game)
    edition = edition or rules.edition
    if not edition_hash and edition not in rules.editions:
        why = "edition-broken" if edition in rules.editions.broken else "edition"
        raise BadTable(why, game=game, edition=edition, editions=", ".join(rules.editions))
    if (version := version or rules.version) not in rules.versions:
        raise BadTable(
            "version", game=game, version=str(version), versions=", ".join(map(str, rules.versions))
        )
    position: Position[Any, Any, Any] = Position(
        game=game,
        version=version,
        edition=edition,
        edition_hash=edition_hash,
        options=rules.options_from(options or {}, seats),
        seats=seats,
        seed=seed,
        commitment=chance.commitment(seed),
        state=None,
    )
    table: Table[Any] = Table(rules, position, decided)
    rules.deal(table)
    table._settle()  # noqa: SLF001 - part of opening a table
    return table


def load_table(
    data: bytes, moves: Iterable[Line | tuple[Seat, str]] | None = None, *, edition_hash: str = ""
) -> Table[Any]:
    """Return the table of a dump. With its moves it also knows its record and its earlier events.

    Dumps from before editions had hashes contain none. For them the caller passes `edition_hash`.
    """
    try:
        name = _HEADER.decode(data).game
        rules = game_named(name)
        position = rules.position.decode(data)
        position.edition_hash = position.edition_hash or edition_hash
        table: Table[Any] = Table(rules, position)
    except msgspec.DecodeError as broken:
        raise BadTable("no-dump", reason=str(broken)) from broken
    if (
        moves is None
        and not table.count
        and chance.commitment(table.position.seed) == table.position.commitment
    ):
        moves = ()  # not for imagined tables: they are not dealt from their seed
    if moves is not None:
        table.remember(Line(*line) if isinstance(line, tuple) else line for line in moves)
    return table
