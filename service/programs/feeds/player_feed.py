"""The feed of a player over all their tables.

It sends each list at first, and again when it has changed.

Lists are sent whole, so that a reader cannot miss anything. The event id holds a short digest of each list. A
reader who reconnects with it gets only the lists that have changed since.
"""

import re
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from service.play.clocks.views import waiting_item
from service.play.tables.queries import longest_waiting_seats
from service.play.tables.view_schemas import QuestionSchema, WaitingSchema
from service.play.tables.views import QuestionParts, load_position, position_for, question_for
from service.play.talk.queries import unread_lines
from service.programs.feeds.queries import MOST, invited_to, recent_tables_of, seats_waiting
from service.programs.feeds.reader import StreamReader
from service.programs.feeds.stream import Message, MessageKind, content_digest

READABLE = re.compile(r"([0-9a-f]{12}|-)(\.([0-9a-f]{12}|-)){3}")
LEAN = QuestionParts(components=False)
LISTS = (MessageKind.WAITING, MessageKind.TABLES, MessageKind.TALK, MessageKind.INVITED)


class PlayerFeed:
    """The feed of everything that concerns one player."""

    def __init__(
        self,
        reader: StreamReader,
        player_id: int,
        known: str | None,
        *,
        questions: bool = False,
        waits: bool = False,
    ) -> None:
        self.reader, self.player_id, self.waits = reader, player_id, waits
        self.asked: dict[tuple[int, int], dict[str, Any]] | None = {} if questions else None
        """Cache of the questions that wait, by table and question. Each is read once, because it does not
        change while it waits.
        """
        self.known = dict(zip(LISTS, known.split("."), strict=True)) if known else dict.fromkeys(LISTS, "-")
        self.tables: tuple[int, ...] = ()

    @property
    def topics(self) -> tuple[str, ...]:
        return (f"player:{self.player_id}", *(f"table:{number}" for number in self.tables))

    def look(self, session: Session, now: datetime) -> Iterator[Message]:
        self.reader.demand_key(session, now)
        for kind, told in self.lists(session, now).items():
            digest = content_digest(told)
            if self.known[kind] != digest:
                self.known[kind] = digest
                name = MessageKind.WAITS if self.waits and kind == MessageKind.WAITING else kind
                yield Message(name, {"items": told}, ".".join(self.known.values()))

    def lists(self, session: Session, now: datetime) -> dict[MessageKind, list[Any]]:
        rows = recent_tables_of(session, self.player_id, now)
        self.tables = tuple(row.id for row in rows)
        seats = {
            row.id: seat.number for row in rows for seat in row.seats if seat.player_id == self.player_id
        }
        counted = {row.id: unread_lines(session, row.id, seats[row.id], self.player_id) for row in rows}
        return {
            MessageKind.WAITING: self.listed(session, now) if self.waits else self.waiting(session),
            MessageKind.TABLES: [
                {"table": row.id, "state": row.state, "revision": row.revision, "count": row.count}
                for row in rows
            ],
            MessageKind.TALK: [
                {"table": table, "unread": lines} for table, lines in counted.items() if lines
            ],
            MessageKind.INVITED: [{"table": number} for number in invited_to(session, self.player_id)],
        }

    def waiting(self, session: Session) -> list[dict[str, Any]]:
        seats = seats_waiting(session, self.player_id)
        if self.asked is None:
            return [waiting_seat_data(seat) for seat in seats]
        known = self.asked
        self.asked = {
            key: known.get(key) or self.question(session, seat)
            for seat in seats
            for key in [question_key(seat)]
        }
        return [waiting_seat_data(seat) | {"asked": self.asked[question_key(seat)]} for seat in seats]

    def listed(self, session: Session, now: datetime) -> list[dict[str, Any]]:
        """Return the items as `/me/waiting` lists them."""
        asks = self.asked is not None
        rows = longest_waiting_seats(self.player_id, MOST, playing=asks)
        language = self.reader.language if asks else ""
        items = [waiting_item(seat, now, language, LEAN) for seat in session.scalars(rows)]
        shown: list[dict[str, Any]] = WaitingSchema(many=True).dump(items)
        return shown

    def question(self, session: Session, seat: Any) -> dict[str, Any]:
        row = position_for(session, seat.table_id, self.player_id)
        asked = question_for(row, load_position(row), seat.number, self.reader.language)
        shown: dict[str, Any] = QuestionSchema().dump(asked)
        return shown


def question_key(seat: Any) -> tuple[int, int]:
    return seat.table_id, seat.question


def waiting_seat_data(seat: Any) -> dict[str, Any]:
    return {
        "table": seat.table_id,
        "seat": seat.number,
        "question": seat.question,
        "since": seat.waiting_since.isoformat(),
    }
