"""Keeping: from what the engine has to what the database has, in the transaction of the use case."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

import engine
from service.core.writing import change, insert_later
from service.models.tables import Event, Seat, Table
from service.tables.asking import close_questions, put
from service.tables.renumbering import go_on
from service.tables.story import bare


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
                "data": bare(event),
            }
        )
    insert_later(session, Event, rows)


def keep_position(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Write where the table stands now: dump, count, open questions, who is waited for."""
    standing = {"dump": game.dump(), "count": game.count, "revision": row.revision + 1, "moved_at": now}
    change(session, row, **standing)
    keep_questions(session, row, game, now)


def keep_questions(session: Session, row: Table, game: engine.AnyTable, now: datetime) -> None:
    """Close what is settled, open what is new, and leave alone what still stands."""
    go_on(session, row, game, now)
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
        settle_waiting(session, seat, question, owes=seat.number in waiting, now=now)
    if settled:
        close_questions(session, row, settled, now)
    if opened:
        put(session, row, opened, now)


def settle_waiting(session: Session, seat: Seat, question: int | None, *, owes: bool, now: datetime) -> None:
    """Who owed the same question before goes on waiting since then."""
    since = (seat.waiting_since if seat.question == question else None) or now
    standing = (question, since if owes else None)
    if standing != (seat.question, seat.waiting_since):
        change(session, seat, question=question, waiting_since=standing[1])
