"""API of the event streams."""

from typing import Any

from flask import Response, current_app, request

from service.platform.deps import deps
from service.platform.stream_limit import TooManyStreams
from service.play.tables.table_access import call_language, my_table, viewing_player
from service.play.tables.view_api import SEAT
from service.play.tables.view_schemas import MyStreamQuery
from service.play.tables.views import table_for
from service.programs.feeds import player_feed, table_feed
from service.programs.feeds.player_feed import PlayerFeed
from service.programs.feeds.reader import StreamReader
from service.programs.feeds.stream import SCOPE, TAKE_OVER, Feed, iter_stream
from service.programs.feeds.table_feed import FeedPosition, TableFeed
from service.web.access import ANYONE, READ, READ_TABLE
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.openapi_operation import STREAM
from service.web.api.resource import Resource
from service.web.problems import Problem
from service.web.schemas.validation import make_validation_error

resource = Resource("feeds", "Streams of live updates, as server-sent events.")
DISCONNECTED = "waitress.client_disconnected"
"""The key under which waitress says whether the client has disconnected."""
BUSY = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
STREAMED: dict[str, Any] = {
    "media": STREAM,
    "problems": ("too-many-streams", "invalid-request"),
}


@resource.get(
    "/tables/<id:table>/stream",
    access=ANYONE,
    example=get_example("stream"),
    streams="TableMessage",
    **STREAMED,
)
def stream_table(call: Call, table: int) -> Response:
    """Follow a table as an onlooker."""
    who = viewing_player(call, table)
    table_for(call.session, table, who)
    reader = StreamReader.calling(
        call.caller if who else None, request.remote_addr or "", call_language(call)
    )
    return stream_response(TableFeed(table, None, reader, read_event_id()), reader)


@resource.get(
    f"{SEAT}/stream", access=READ_TABLE, example=get_example("seat-stream"), streams="SeatMessage", **STREAMED
)
def stream_seat(call: Call, table: int, seat: int) -> Response:
    """Follow a table from my seat.

    The stream has the events that I may know, my questions, and messages to me.
    """
    my_table(call, table, seat)
    reader = StreamReader.calling(call.caller, request.remote_addr or "", call_language(call))
    return stream_response(TableFeed(table, seat, reader, read_event_id()), reader)


@resource.get(
    "/me/stream",
    access=READ,
    query=MyStreamQuery,
    example=get_example("my-stream"),
    streams="MyMessage",
    new_defaults=("waits",),
    **STREAMED,
)
def stream_me(call: Call) -> Response:
    """Follow everything that concerns me.

    The stream has waiting questions, my tables, unread talk and invitations. With `questions`, one stream is
    enough for a program to play at any number of tables. `waits` has the items of `/me/waiting`.
    """
    reader = StreamReader.calling(call.caller, request.remote_addr or "", call_language(call))
    known = request.headers.get("Last-Event-ID")
    if known and not player_feed.READABLE.fullmatch(known):
        raise unreadable_event_id()
    feed = PlayerFeed(reader, call.player_id, known, **call.query)
    return stream_response(feed, reader)


def read_event_id() -> FeedPosition | None:
    """Return the position from which a reader continues, or None for a new reader."""
    known = request.headers.get("Last-Event-ID")
    found = table_feed.FeedPosition.read(known) if known else None
    if known and found is None:
        raise unreadable_event_id()
    return found


def unreadable_event_id() -> Problem:
    """Return the problem for an unknown event id. To continue from any other position would skip events."""
    return Problem(
        "invalid-request",
        {"errors": {"headers": {"Last-Event-ID": make_validation_error("field-event-id").messages}}},
    )


def never_hung_up() -> bool:
    return False


def stream_response(feed: Feed, reader: StreamReader) -> Response:
    """Return the response of a stream.

    It has a slot until it is closed, in whatever way.

    A server without a thread per stream takes over the feed. Then the response has only a head.
    """
    fitted = deps()
    try:
        place = fitted.places.take(reader.who)
    except TooManyStreams as full:
        raise Problem("too-many-streams") from full
    take_over = request.environ.get(SCOPE, {}).get(TAKE_OVER)
    if take_over is not None:
        take_over(feed, place)
        return Response(
            iter(()), mimetype=STREAM, headers=BUSY
        )  # not a list, which would get a Content-Length
    app = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001 - the proxy does not outlive the request
    hung_up = request.environ.get(DISCONNECTED, never_hung_up)
    flowing = iter_stream(app, feed, place, fitted.settings.stream_seconds, hung_up)
    response = Response(flowing, mimetype=STREAM, headers=BUSY)
    response.call_on_close(place.give_back)  # also if the stream never began
    return response
