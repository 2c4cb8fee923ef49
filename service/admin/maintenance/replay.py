"""Replay of tables with the rules of this code, over several processes.

Running tables are replayed before this version may serve them, all tables when they are restored.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, column, func, inspect, or_, select, table, type_coerce

import engine
from engine.table.game import game_named
from engine.table.record import Line
from service.platform.database import Document
from service.play.tables.models import TableState

# Declared by hand, because these columns are read before the schema is migrated.
TABLES = table(
    "tables",
    *map(column, ["id", "game", "version", "edition", "options", "size", "seed", "commitment", "state"]),
    *map(column, ["dump", "result"]),
)
EDITION_HASH: Any = column("edition_hash")
EDITIONS = table("edition", *map(column, ("game", "name", "hash", "text")))
MOVES = table("move", *map(column, ("table_id", "number", "seat", "text")))
AT_ONCE = 8  # tables per batch for a process
RUNNING = TABLES.c.state == TableState.RUNNING
PLAYED = or_(TABLES.c.state.in_([TableState.RUNNING, TableState.FINISHED]), TABLES.c.dump.is_not(None))
"""All tables that were dealt. Tables given up before that have nothing to replay."""


class StoredTable(NamedTuple):
    """A table as it is stored."""

    id: int
    about: dict[str, Any]
    moves: tuple[Line, ...]
    dump: bytes
    result: dict[str, Any] | None = None
    edition: str = ""
    """The file of the edition that the table began with."""


class Fault(NamedTuple):
    """A table that would change with these rules, and why."""

    table: int
    reason: str


def count_tables(connection: Connection, which: ColumnElement[bool]) -> int:
    """Count the tables to replay. Return 0 if there is no schema yet."""
    if not inspect(connection).has_table(TABLES.name):
        return 0
    return connection.scalar(select(func.count()).select_from(TABLES).where(which)) or 0


def iter_stored_tables(connection: Connection, which: ColumnElement[bool]) -> Iterator[StoredTable]:
    """Yield the tables to replay, the oldest first, in small batches.

    Yield none if there is no schema yet.
    """
    if not inspect(connection).has_table(TABLES.name):
        return
    documents = {"options", "result"}
    kept = load_stored_editions(connection)
    with_hashes = [EDITION_HASH] if kept else []
    read = [type_coerce(each, Document).label(each.name) for each in TABLES.c if each.name in documents]
    asked = select(*(each for each in TABLES.c if each.name not in documents), *read, *with_hashes)
    asked = asked.where(which).order_by(TABLES.c.id).execution_options(yield_per=AT_ONCE)
    for row in connection.execute(asked):
        digest = row.edition_hash if kept else ""
        moves = select(MOVES.c.seat, MOVES.c.text).where(MOVES.c.table_id == row.id).order_by(MOVES.c.number)
        yield StoredTable(
            id=row.id,
            about={
                "game": row.game,
                "version": row.version,
                "edition": row.edition,
                "edition_hash": digest,
                "options": row.options,
                "seats": row.size,
                "commitment": row.commitment,
                "seed": bytes(row.seed).hex(),
            },
            moves=tuple(Line(seat, text) for seat, text in connection.execute(moves)),
            dump=bytes(row.dump or b""),
            result=row.result,
            edition=kept.get((row.game, row.edition, digest), ""),
        )


def load_stored_editions(connection: Connection) -> dict[tuple[str, str, str], str]:
    """Return the files of all editions that tables began with. An older schema has none."""
    if not inspect(connection).has_table(EDITIONS.name):
        return {}
    return {(row.game, row.name, row.hash): row.text for row in connection.execute(select(EDITIONS))}


def find_fault(kept: StoredTable) -> Fault | None:
    """Return a fault unless the table replays to its stored position and result."""
    try:
        load_edition(kept)
        stands = engine.load_table(kept.dump, edition_hash=kept.about["edition_hash"])
        record = engine.Record(
            **kept.about,
            moves=kept.moves,
            skips=stands.position.skips,
            renews_ids_after=stands.position.renews_ids_after,
        )
        replayed = record.replay()
    except (ValueError, LookupError) as broken:
        return Fault(kept.id, f"{type(broken).__name__}: {broken}")
    if replayed.dump() != stands.dump():
        return Fault(kept.id, f"after {len(kept.moves)} moves it stands otherwise than it did")
    if replayed.over and kept.result != replayed.result().data():
        return Fault(kept.id, "its moves do not lead to the result that it has")
    return None


def load_edition(kept: StoredTable) -> None:
    """Load the edition of a table into this process.

    A table is always played with the edition it began with.
    """
    editions = game_named(kept.about["game"]).editions
    name, digest = kept.about["edition"], kept.about["edition_hash"]
    if kept.edition and not editions.knows(name, digest):
        editions.keep(editions.read(name, kept.edition))


def replay_tables(tables: Iterator[StoredTable], processes: int) -> Iterator[Fault | None]:
    """Yield one result for each table. Only a few tables are in memory at a time."""
    if processes == 1:
        yield from map(find_fault, tables)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        while batch := list(islice(tables, processes * AT_ONCE)):
            yield from pool.map(find_fault, batch, chunksize=AT_ONCE)
