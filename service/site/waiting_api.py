"""The seats that wait for me, over all tables."""

from typing import Any

from service.play.clocks.queries import waiting_questions_query
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
    if call.query["questions"]:
        rows = waiting_seats(call.player_id, playing=True)
        found = paginate_by_age(call.session, rows, Seat.waiting_since, Seat.id, call.query)
        return Page(
            [serialize_waiting_question(seat, call_language(call)) for seat in found.items], found.next
        )
    whose = {"player": call.player_id}
    found = paginate_by_age(
        call.session, waiting_questions_query(), Seat.waiting_since, Seat.id, call.query, whose
    )
    return Page([serialize_waiting(row) for row in found.items], found.next)


def serialize_waiting(row: Any) -> dict[str, Any]:
    return {
        "table": {"id": row.table, "name": row.name, "game": row.game, "count": row.moves},
        "number": row.number,
        "question": row.question,
        "waiting_since": row.waiting_since,
        "clock": {"deadline": row.deadline},
    }


def serialize_waiting_question(seat: Seat, language: str) -> dict[str, Any]:
    return {
        "table": seat.table,
        "number": seat.number,
        "question": seat.question,
        "waiting_since": seat.waiting_since,
        "clock": seat.clock,
        "asked": question_for(seat.table, load_position(seat.table), seat.number, language),
    }
