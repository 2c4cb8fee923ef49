"""From what the engine has to what the database has, in the transaction of the use case."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

import engine
from service.core.database import insert_rows
from service.models.moves import Event
from service.models.tables import Seat, Table
from service.tables.questions import close_questions, put_questions, renumber_after_turn
from service.tables.story import without_audience


def keep_events(session: Session, row: Table, events: Sequence[engine.Event]) -> None:
    """Write events as rows; `place` orders those of one move."""
    rows = []
    place = number = -1
    for event in events:
        place = place + 1 if event.at == number else 0
        number = event.at
        rows.append(
            {
                "table_id": row.id,
                "number": number,
                "place": place,
                "audience": event.audience,
                "data": without_audience(event),
            }
        )
    if rows:
        insert_rows(session, Event, rows)


def keep_position(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Write where the table stands now: dump, count, open questions, who is waited for."""
    row.dump, row.count, row.moved_at = game.dump(), game.count, now
    row.revision += 1
    keep_questions(session, row, game, now)


def keep_questions(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Close what is settled, open what is new, and leave alone what still stands."""
    renumber_after_turn(session, row, game, now)
    waiting = set(game.waiting)
    settled: list[int] = []
    opened: list[dict[str, Any]] = []
    for seat in row.seats:
        question, kind = game.asked(seat.number) or (None, "")
        if question != seat.question:
            if seat.question is not None:
                settled.append(seat.number)
            if question is not None:
                opened.append({"question": question, "seat": seat.number, "kind": kind})
        settle_waiting(seat, question, owes=seat.number in waiting, now=now)
    if settled:
        close_questions(session, row, settled, now)
    if opened:
        put_questions(session, row, opened, now)


def settle_waiting(seat: Seat, question: int | None, *, owes: bool, now: datetime) -> None:
    """Who owed the same question before goes on waiting since then."""
    since = (seat.waiting_since if seat.question == question else None) or now
    seat.question, seat.waiting_since = question, since if owes else None
