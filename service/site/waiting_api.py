"""The seats that wait for me, over all tables."""

from datetime import datetime
from typing import Any

from service.play.clocks.running_clock import deadline_at
from service.play.tables.models import Seat
from service.play.tables.queries import waiting_seats
from service.play.tables.table_access import call_language
from service.play.tables.view_schemas import WaitingQuery, WaitingSchema
from service.play.tables.views import load_position, question_for
from service.web.access import READ
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import Resource
from service.web.schemas.pagination import Page, paginate_by_age

resource = Resource("waiting", "Everything that waits for me, at all tables.")


@resource.get(
    "/me/waiting",
    access=READ,
    query=WaitingQuery,
    gives=WaitingSchema,
    many=True,
    example=get_example("waiting"),
    etag=True,
)
def list_waiting(call: Call) -> Page:
    """List everything that waits for me, the longest-waiting first."""
    asked = call.query["questions"]
    rows = waiting_seats(call.player_id, playing=asked)
    found = paginate_by_age(call.session, rows, Seat.waiting_since, Seat.id, call.query)
    language = call_language(call) if asked else ""
    full = call.query["components"]
    return Page(
        [serialize_waiting(seat, call.now, language, components=full) for seat in found.items], found.next
    )


def serialize_waiting(seat: Seat, now: datetime, language: str, *, components: bool) -> dict[str, Any]:
    """Return a seat that owes an answer; with a language, also its question in words."""
    row = seat.table
    shown = {
        "table": row,
        "number": seat.number,
        "question": seat.question,
        "waiting_since": seat.waiting_since,
        "deadline": deadline_at(row, seat, now),
    }
    if language:
        shown["asked"] = question_for(row, load_position(row), seat.number, language, components=components)
    return shown
