"""What keeps an open page up to date: a stream that says when to look again, and a word that somebody is looking.

The page itself fetches what is new (`static/table.js`); where no stream can be had it asks now and then instead.
"""

from dataclasses import dataclass

from flask import Blueprint, Response, g, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.mail.links import Closed, reader_behind
from service.mail.presence import note_presence
from service.mail.signed_links import SeatTicket
from service.platform.deps import deps
from service.programs.feeds.api import event_id, streamed
from service.programs.feeds.reader import StreamReader
from service.programs.feeds.stream import Over
from service.programs.feeds.table_feed import TableFeed
from service.site.table.entrance import Doors
from service.site.table.viewer import Viewer

pages = Blueprint("table_live", __name__)
doors = Doors(pages)


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkReader(StreamReader):
    """Whoever follows a table by the link of a seat, for as long as that link opens it."""

    ticket: SeatTicket

    def demand_key(self, session: Session) -> None:
        try:
            reader_behind(session, self.ticket)
        except Closed as closed:
            raise Over from closed


@doors.get("/stream")
def stream(_session: Session, holder: Viewer) -> Response:
    """Follow the table, as its seat or as somebody who looks on."""
    reader = reader_of(holder)
    return streamed(TableFeed(holder.row.id, holder.number, reader, event_id()), reader)


def reader_of(holder: Viewer) -> StreamReader:
    address = request.remote_addr or ""
    if holder.signed_in or holder.reader is None:
        return StreamReader.calling(g.caller if holder.signed_in else None, address, holder.language)
    ticket = holder.reader.ticket
    return LinkReader(player_id=ticket.player, address=address, language=holder.language, ticket=ticket)


@doors.post("/looking")
def say_looking(session: Session, holder: Viewer) -> AnyResponse:
    """The table is before somebody's eyes: its mails to them wait a little."""
    _, player = holder.seated
    note_presence(session, player_id=player.id, table_id=holder.row.id, now=deps().clock())
    return Response(status=204)
