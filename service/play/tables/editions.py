"""Editions of tables: a table keeps the edition that it began with, even if the file has changed since."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session, object_session

import engine
from engine.editions.edition import Edition
from engine.table.game import game_named
from engine.table.record import Line
from service.platform.database import insert_new
from service.platform.edition_models import KeptEdition
from service.play.tables.models import Table


def store_edition(session: Session, game: str, edition: Edition[Any], now: datetime) -> None:
    """Store an edition for all tables that begin with it."""
    known = {"game": game, "name": edition.name, "hash": edition.hash}
    insert_new(session, KeptEdition, {**known, "text": edition.text, "kept_at": now})


def edition_of(row: Table) -> Edition[Any]:
    """Return the edition of a table from the installed files, or from the stored editions."""
    editions = game_named(row.game).editions
    if not editions.knows(row.edition, row.edition_hash) and (session := object_session(row)) is not None:
        kept = session.get(KeptEdition, (row.game, row.edition, row.edition_hash))
        if kept is not None:
            editions.keep(editions.read(kept.name, kept.text))
    return editions.began_with(row.edition, row.edition_hash)


def engine_table(row: Table, lines: Iterable[Line] | None = None) -> engine.AnyTable:
    """Return the engine's table in its present state. Pass its moves as `lines` if its history is needed."""
    return engine.load_table(row.dump or b"", lines, edition_hash=edition_of(row).hash)
