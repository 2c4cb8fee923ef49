"""Live updates of an open page: a stream that announces changes, and a presence signal from the page.

The page itself fetches the changes (`static/table.js`). Without a stream it polls from time to time.
"""

from flask import Blueprint, Response, g, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.mail.presence import note_presence
from service.platform.deps import deps
from service.play.tables.viewer import SeatViewer, Viewer
from service.programs.feeds.api import read_event_id, stream_response
from service.programs.feeds.reader import StreamReader
from service.programs.feeds.table_feed import TableFeed
from service.site.table.entrance import TableRouter

pages = Blueprint("table_live", __name__)
doors = TableRouter(pages)


@doors.get("/stream")
def stream(_session: Session, viewer: Viewer) -> Response:
    """Stream the changes of the table, for a seat or an onlooker."""
    reader = make_stream_reader(viewer)
    return stream_response(TableFeed(viewer.row.id, viewer.number, reader, read_event_id()), reader)


def make_stream_reader(viewer: Viewer) -> StreamReader:
    address = request.remote_addr or ""
    if isinstance(viewer, SeatViewer) and not viewer.signed_in:
        return StreamReader(
            player_id=viewer.player.id, ticket=viewer.ticket, address=address, language=viewer.language
        )
    return StreamReader.calling(g.caller if viewer.signed_in else None, address, viewer.language)


@doors.post("/looking")
def say_looking(session: Session, viewer: Viewer) -> AnyResponse:
    """Record that the player has the table open, so that its mails to them are delayed a little."""
    player = viewer.seated.player
    note_presence(session, player_id=player.id, table_id=viewer.row.id, now=deps().clock())
    return Response(status=204)
