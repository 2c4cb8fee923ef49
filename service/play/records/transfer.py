"""Export of tables as records, and import of records as tables."""

from collections.abc import Mapping
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec
from sqlalchemy import insert
from sqlalchemy.orm import Session

import engine
from engine.table.game import game_named
from engine.table.record import Line
from service.platform.accounts.models import Player
from service.play.tables.editions import edition_of, store_edition
from service.play.tables.models import Joining, Seat, Starting, Table, TableState, Visibility
from service.play.tables.move_models import Move, Origin
from service.play.tables.move_queries import moves_of_seat, record_lines
from service.play.tables.persist import events_to_store
from service.play.tables.refusals import NotFinished, RecordRefused
from service.play.tables.views import load_position


def finished_record(session: Session, row: Table) -> dict[str, Any]:
    """Return the record of a finished table, with its seed. Anybody can check it with `procaccio verify`."""
    if row.state != TableState.FINISHED:
        raise NotFinished
    return table_record(session, row)


def exported_record(session: Session, row: Table) -> dict[str, Any]:
    """Return one line of an export of many tables."""
    return {"table": row.id, "ended_at": row.ended_at, "record": finished_record(session, row)}


def table_record(session: Session, row: Table) -> dict[str, Any]:
    """Return the record of a table in any state.

    The record of a running table has its seed and is never shown to players.
    """
    position, edition = load_position(row).position, edition_of(row)
    record = engine.Record(
        game=row.game,
        version=row.version,
        edition=row.edition,
        edition_hash=edition.hash,
        edition_text=game_named(row.game).editions.text_of(edition),
        options=row.options,
        seats=row.size,
        commitment=row.commitment,
        seed=row.seed.hex(),
        moves=tuple(record_lines(session, row.id)),
        skips=position.skips,
        renews_ids_after=position.renews_ids_after,
        result=row.result,
        ended_by=row.ended_by,
    )
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return plain


def partial_record(session: Session, row: Table, seat: int) -> dict[str, Any]:
    """Return the part of a running table's record that a seat may have: its own moves.

    The others' follow from the events that it saw.
    """
    return {
        "game": row.game,
        "version": row.version,
        "edition": row.edition,
        "options": row.options,
        "seats": row.size,
        "commitment": row.commitment,
        "count": row.count,
        "seat": seat,
        "moves": [{"count": number, "text": text} for number, text in moves_of_seat(session, row.id, seat)],
    }


def import_record(session: Session, *, data: bytes, name: str, by: Player, now: datetime) -> Table:
    """Create a finished table from a record, replayed and verified move by move.

    Raise RecordRefused with the reason if it is invalid.
    """
    record, game = verify_record(data)
    if not game.over:
        raise RecordRefused("the record ends before the table is over")
    return store_record(session, record, game, name=name, by=by, now=now)


def verify_record(data: bytes) -> tuple[engine.Record, engine.AnyTable]:
    """Return a record and the table that its moves lead to."""
    try:
        record = engine.Record.load(data)
        return record, record.verify()
    except (engine.BrokenRecord, engine.BadTable, engine.Refusal) as broken:
        raise RecordRefused(str(broken)) from broken


def store_record(
    session: Session, record: engine.Record, game: engine.AnyTable, *, name: str, by: Player, now: datetime
) -> Table:
    by_move = groupby(game.happened, key=attrgetter("at"))
    events = {number: events_to_store(of_one_move) for number, of_one_move in by_move}
    row = Table(
        name=name,
        game=record.game,
        version=record.version,
        edition=record.edition,
        edition_hash=game.edition_file.hash,
        options=record.options,
        size=record.seats,
        pace={},
        visibility=Visibility.PUBLIC,
        joining=Joining.INVITED,
        starting=Starting.FULL,
        state=TableState.FINISHED if game.over else TableState.RUNNING,
        host_id=by.id,
        seed=bytes.fromhex(record.seed),
        commitment=record.commitment,
        deal=events.get(0, []),
        dump=game.dump(),
        count=game.count,
        result=game.result().data() if game.over else None,
        created_at=now,
        ended_at=now if game.over else None,
        seats=[Seat(number=number) for number in range(record.seats)],
    )
    store_edition(session, record.game, game.edition_file, now)
    session.add(row)
    session.flush()
    store_lines(session, row, record.moves, events, now)
    return row


def store_lines(
    session: Session, row: Table, lines: tuple[Line, ...], events: Mapping[int, list[Any]], now: datetime
) -> None:
    """Store the lines of a record as moves, each with its events."""
    rows = [
        {
            "table_id": row.id,
            "number": number,
            "seat": line.seat,
            "player_id": None,
            "question": 0,
            "text": line.move,
            "origin": Origin.IMPORT,
            "played_at": now,
            "events": events.get(number, []),
        }
        for number, line in enumerate(lines, start=1)
    ]
    if rows:
        session.execute(insert(Move), rows)
