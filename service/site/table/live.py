"""Live updates of an open page: a stream that announces changes, and a presence signal from the page.

The page itself fetches the changes (`static/table.js`). Without a stream it polls from time to time.
"""

from dataclasses import dataclass

from flask import Blueprint, Response, g, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.mail.links import ClosedLink, find_link_holder
from service.mail.presence import note_presence
from service.platform.deps import deps
from service.platform.signing import SeatTicket
from service.programs.feeds.api import read_event_id, stream_response
from service.programs.feeds.reader import StreamReader
from service.programs.feeds.stream import StreamOver
from service.programs.feeds.table_feed import TableFeed
from service.site.table.entrance import TableRouter
from service.site.table.viewer import Viewer

pages = Blueprint("table_live", __name__)
doors = TableRouter(pages)


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkReader(StreamReader):
    """A subscriber to a table by the link of a seat, as long as that link is valid."""

    ticket: SeatTicket

    def demand_key(self, session: Session) -> None:
        try:
            find_link_holder(session, self.ticket)
        except ClosedLink as closed:
            raise StreamOver from closed


@doors.get("/stream")
def stream(_session: Session, holder: Viewer) -> Response:
    """Stream the changes of the table, for a seat or an onlooker."""
    reader = make_stream_reader(holder)
    return stream_response(TableFeed(holder.row.id, holder.number, reader, read_event_id()), reader)


def make_stream_reader(holder: Viewer) -> StreamReader:
    address = request.remote_addr or ""
    if holder.signed_in or holder.reader is None:
        return StreamReader.calling(g.caller if holder.signed_in else None, address, holder.language)
    ticket = holder.reader.ticket
    return LinkReader(player_id=ticket.player, address=address, language=holder.language, ticket=ticket)


@doors.post("/looking")
def say_looking(session: Session, holder: Viewer) -> AnyResponse:
    """Record that the player has the table open, so that its mails to them are delayed a little."""
    _, player = holder.seated
    note_presence(session, player_id=player.id, table_id=holder.row.id, now=deps().clock())
    return Response(status=204)
