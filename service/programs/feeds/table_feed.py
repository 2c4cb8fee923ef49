"""The feed of a table for one seat or an onlooker.

`table` and `question` describe the present state: at first, and whenever it changes. `events`, `rewound` and
`talk` bring what is new since the reader's position. The id of each message is the position after it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Self

from sqlalchemy.orm import Session

from service.play.tables.models import Table, TableState
from service.play.tables.refusals import TableRefusal
from service.play.tables.story import load_story
from service.play.tables.views import held_seat, load_position, question_in_words, table_for
from service.play.talk.queries import readable_lines
from service.play.talk.schemas import SaidSchema
from service.programs.feeds.queries import first_withdrawn, last_heard, withdrawn_count
from service.programs.feeds.reader import StreamReader
from service.programs.feeds.stream import Message, MessageKind, StreamOver, content_digest

READABLE = re.compile(r"(\d{1,9})\.(\d{1,9})\.(\d{1,18})")


@dataclass(frozen=True)
class FeedPosition:
    """How much of a table a reader knows.

    `next` is the number of the first move that the reader does not know; the deal is number 0. `withdrawn` is
    the number of moves taken back that the reader knows of. `said` is the last line of talk.
    """

    next: int
    withdrawn: int
    said: int

    def __str__(self) -> str:
        return f"{self.next}.{self.withdrawn}.{self.said}"

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Parse the position from an event id. Return None if it is invalid."""
        found = READABLE.fullmatch(text)
        return cls(*map(int, found.groups())) if found else None


class TableFeed:
    """The feed of one table for one reader."""

    def __init__(self, table: int, seat: int | None, reader: StreamReader, mark: FeedPosition | None) -> None:
        self.table, self.seat, self.reader = table, seat, reader
        self.mark = mark or FeedPosition(0, 0, 0)
        self.new = mark is None
        self.shown: dict[str, Any] = {}

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics of the table and of the reader, who is notified when their keys are revoked."""
        who = self.reader.player_id
        return (f"table:{self.table}", *(() if who is None else (f"player:{who}",)))

    def look(self, session: Session, now: datetime) -> Iterator[Message]:
        self.reader.demand_key(session, now)
        row = self.row(session)
        if self.new:
            self.mark, self.new = self.present(session, row), False
        yield from self.rewound(session, row)
        yield from self.events(session, row)
        yield from self.talk(session)
        yield from self.standing(MessageKind.TABLE, table_state_data(row))
        if self.seat is not None:
            yield from self.question(row, self.seat)

    def row(self, session: Session) -> Table:
        """Return the table. Raise Over if the reader may no longer look at it from this seat."""
        try:
            row = table_for(session, self.table, self.reader.player_id)
            if self.seat is not None:
                held_seat(row, self.seat, self.reader.player_id)
        except TableRefusal as refused:
            raise StreamOver from refused
        return row

    def present(self, session: Session, row: Table) -> FeedPosition:
        """Return the present position, for a new reader who has just looked."""
        heard = 0 if self.seat is None else last_heard(session, row.id, self.seat)
        return FeedPosition(next_move_number(row), withdrawn_count(session, row.id), heard)

    def known(self, **more: int) -> str:
        """Advance the position and return it as an event id."""
        self.mark = replace(self.mark, **more)
        return str(self.mark)

    def rewound(self, session: Session, row: Table) -> Iterator[Message]:
        """Yield that moves were taken back.

        The reader must forget what came after the count in the message.
        """
        gone = withdrawn_count(session, row.id)
        if gone <= self.mark.withdrawn:
            return
        first = min(self.mark.next, first_withdrawn(session, row.id, self.mark.withdrawn))
        yield Message(MessageKind.REWOUND, {"count": first - 1}, self.known(next=first, withdrawn=gone))

    def events(self, session: Session, row: Table) -> Iterator[Message]:
        """Yield what happened.

        There is a message even if the reader may see none of it, since the number of moves is public.
        """
        since = self.mark.next
        told = load_story(session, row, self.seat, max(since - 1, 0), self.reader.language)
        told = [event for event in told if event["count"] >= since]
        upto = max(next_move_number(row), *(event["count"] + 1 for event in told), 0)
        if upto > since:
            data = {"game": row.game, "count": upto - 1, "revision": row.revision, "events": told}
            yield Message(MessageKind.EVENTS, data, self.known(next=upto))

    def talk(self, session: Session) -> Iterator[Message]:
        if self.seat is None:
            return
        lines = readable_lines(session, self.table, self.seat, self.mark.said)
        if lines:
            heard = {"lines": SaidSchema().dump(lines, many=True)}
            yield Message(MessageKind.TALK, heard, self.known(said=lines[-1].id))

    def question(self, row: Table, seat: int) -> Iterator[Message]:
        """Yield the question in words. The legal answers are read over the API."""
        asked = row.seats[seat].question if row.state == TableState.RUNNING else None
        owed = row.seats[seat].waiting_since is not None
        if self.shown.get("asked", ...) == (asked, owed):
            return
        self.shown["asked"] = (asked, owed)
        yield from self.standing(MessageKind.QUESTION, {"question": self.told(row, seat) if asked else None})

    def told(self, row: Table, seat: int) -> dict[str, Any] | None:
        game = load_position(row)
        question = game.question(seat)
        if question is None:
            return None
        return {**question.plain(), **question_in_words(row, game, question, self.reader.language)}

    def standing(self, kind: MessageKind, data: dict[str, Any]) -> Iterator[Message]:
        if self.shown.get(kind) != content_digest(data):
            self.shown[kind] = content_digest(data)
            yield Message(kind, data, self.known())


def next_move_number(row: Table) -> int:
    """Return the number of the next move, or 0 before the deal."""
    return row.count + 1 if row.started_at else 0


def table_state_data(row: Table) -> dict[str, Any]:
    """Return the public state of a table."""
    return {
        "id": row.id,
        "state": row.state,
        "revision": row.revision,
        "count": row.count,
        "waiting": [seat.number for seat in row.seats if seat.waiting_since is not None],
    }
