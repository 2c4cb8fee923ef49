"""What one seat, or somebody who looks on, is told of a table while it goes on.

`table` and `question` say how things stand: at once, and whenever that changes. `events`, `rewound` and `talk` say what
is new since the reader's mark; each message's id is the mark behind it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Self

from sqlalchemy.orm import Session

from service.play.tables.models import Table, TableState
from service.play.tables.refusals import TableRefusal
from service.play.tables.story import story
from service.play.tables.views import held_seat, loaded_position, question_in_words, table_for
from service.play.talk.queries import heard_by
from service.play.talk.schemas import SaidSchema
from service.programs.feeds.queries import first_withdrawn, last_heard, withdrawn_count
from service.programs.feeds.reader import StreamReader
from service.programs.feeds.stream import Message, Over, digest

READABLE = re.compile(r"(\d{1,9})\.(\d{1,9})\.(\d{1,18})")


@dataclass(frozen=True)
class FeedPosition:
    """How far a reader knows a table.

    `next` is the number of the first move that they have not been told of (the deal is number 0), `withdrawn` how many
    moves were taken back before their eyes, `said` the last line that they heard.
    """

    next: int
    withdrawn: int
    said: int

    def __str__(self) -> str:
        return f"{self.next}.{self.withdrawn}.{self.said}"

    @classmethod
    def read(cls, text: str) -> Self | None:
        """The mark in an id; None for what is none."""
        found = READABLE.fullmatch(text)
        return cls(*map(int, found.groups())) if found else None


class TableFeed:
    """One reader's feed of one table."""

    def __init__(self, table: int, seat: int | None, reader: StreamReader, mark: FeedPosition | None) -> None:
        self.table, self.seat, self.reader = table, seat, reader
        self.mark = mark or FeedPosition(0, 0, 0)
        self.new = mark is None
        self.shown: dict[str, Any] = {}

    @property
    def topics(self) -> tuple[str, ...]:
        """The reader's own as well, which rings when their keys are taken back."""
        who = self.reader.player_id
        return (f"table:{self.table}", *(() if who is None else (f"player:{who}",)))

    def look(self, session: Session) -> Iterator[Message]:
        self.reader.demand_key(session)
        row = self.row(session)
        if self.new:
            self.mark, self.new = self.present(session, row), False
        yield from self.rewound(session, row)
        yield from self.events(session, row)
        yield from self.talk(session)
        yield from self.standing("table", standing(row))
        if self.seat is not None:
            yield from self.question(row, self.seat)

    def row(self, session: Session) -> Table:
        """The table, while this reader may look at it from there."""
        try:
            row = table_for(session, self.table, self.reader.player_id)
            if self.seat is not None:
                held_seat(row, self.seat, self.reader.player_id)
        except TableRefusal as refused:
            raise Over from refused
        return row

    def present(self, session: Session, row: Table) -> FeedPosition:
        """Everything is known: for who comes without a mark, and has just looked."""
        heard = 0 if self.seat is None else last_heard(session, row.id, self.seat)
        return FeedPosition(unplayed(row), withdrawn_count(session, row.id), heard)

    def known(self, **more: int) -> str:
        """Move the mark on; the id that says so."""
        self.mark = replace(self.mark, **more)
        return str(self.mark)

    def rewound(self, session: Session, row: Table) -> Iterator[Message]:
        """Moves were taken back: what was told after the count named here is to be forgotten."""
        gone = withdrawn_count(session, row.id)
        if gone <= self.mark.withdrawn:
            return
        first = min(self.mark.next, first_withdrawn(session, row.id, self.mark.withdrawn))
        yield Message("rewound", {"count": first - 1}, self.known(next=first, withdrawn=gone))

    def events(self, session: Session, row: Table) -> Iterator[Message]:
        """What happened, even where none of it is for this reader: that there were moves is no secret."""
        since = self.mark.next
        told = story(session, row, self.seat, max(since - 1, 0), self.reader.language)
        told = [event for event in told if event["count"] >= since]
        upto = max(unplayed(row), *(event["count"] + 1 for event in told), 0)
        if upto > since:
            data = {"game": row.game, "count": upto - 1, "revision": row.revision, "events": told}
            yield Message("events", data, self.known(next=upto))

    def talk(self, session: Session) -> Iterator[Message]:
        if self.seat is None:
            return
        lines = heard_by(session, self.table, self.seat, self.mark.said)
        if lines:
            heard = {"lines": SaidSchema().dump(lines, many=True)}
            yield Message("talk", heard, self.known(said=lines[-1].id))

    def question(self, row: Table, seat: int) -> Iterator[Message]:
        """What is asked, in words; its legal answers are the API's to tell."""
        asked = row.seats[seat].question if row.state == TableState.RUNNING else None
        owed = row.seats[seat].waiting_since is not None
        if self.shown.get("asked", ...) == (asked, owed):
            return
        self.shown["asked"] = (asked, owed)
        yield from self.standing("question", {"question": self.told(row, seat) if asked else None})

    def told(self, row: Table, seat: int) -> dict[str, Any] | None:
        game = loaded_position(row)
        question = game.question(seat)
        if question is None:
            return None
        return {**question.plain(), **question_in_words(row, game, question, self.reader.language)}

    def standing(self, kind: str, data: dict[str, Any]) -> Iterator[Message]:
        if self.shown.get(kind) != digest(data):
            self.shown[kind] = digest(data)
            yield Message(kind, data, self.known())


def unplayed(row: Table) -> int:
    """The number of the first move that is still to come; 0 where nothing is dealt yet."""
    return row.count + 1 if row.started_at else 0


def standing(row: Table) -> dict[str, Any]:
    """How a table stands, as everybody sees it who may look."""
    return {
        "id": row.id,
        "state": row.state,
        "revision": row.revision,
        "count": row.count,
        "waiting": [seat.number for seat in row.seats if seat.waiting_since is not None],
    }
