"""What keeps an open page up to date: a stream that says when to look again, and a word that somebody is looking.

The page itself fetches what is new (`static/table.js`); where no stream can be had it asks now and then instead.
"""

from dataclasses import dataclass

from flask import Blueprint, Response, g, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.api.feeds import mark, streamed
from service.core.deps import parts
from service.feeds.reader import Reader
from service.feeds.stream import Over
from service.feeds.table_feed import TableFeed
from service.mail.links import Closed, reader_behind
from service.mail.presence import look_at
from service.mail.signed_links import SeatTicket
from service.pages.table.entrance import Doors
from service.pages.table.viewer import Holder

pages = Blueprint("table_live", __name__)
doors = Doors(pages)


@dataclass(frozen=True)
class LinkReader(Reader):
    """Whoever follows a table by the link of a seat, for as long as that link opens it."""

    ticket: SeatTicket

    @property
    def player_id(self) -> int | None:
        return self.ticket.player

    @property
    def who(self) -> str:
        return f"player {self.ticket.player}"

    def demand_key(self, session: Session) -> None:
        try:
            reader_behind(session, self.ticket)
        except Closed as closed:
            raise Over from closed


@doors.get("/stream")
def stream(_session: Session, holder: Holder) -> Response:
    """Follow the table, as its seat or as somebody who looks on."""
    reader = reader_of(holder)
    return streamed(TableFeed(holder.row.id, holder.number, reader, mark()), reader)


def reader_of(holder: Holder) -> Reader:
    address = request.remote_addr or ""
    if holder.signed_in or holder.reader is None:
        return Reader(g.caller if holder.signed_in else None, address, holder.language)
    return LinkReader(None, address, holder.language, holder.reader.ticket)


@doors.post("/looking")
def say_looking(session: Session, holder: Holder) -> AnyResponse:
    """The table is before somebody's eyes: its mails to him wait a little."""
    _, player = holder.seated
    look_at(session, player_id=player.id, table_id=holder.row.id, now=parts().clock())
    return Response(status=204)
