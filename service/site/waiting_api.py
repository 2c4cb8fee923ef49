"""The seats that wait for me, over all tables."""

from service.play.clocks.views import waiting_item
from service.play.tables.models import Seat
from service.play.tables.queries import waiting_seats
from service.play.tables.table_access import call_language
from service.play.tables.view_schemas import WaitingQuery, WaitingSchema
from service.play.tables.views import QuestionParts
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
    parts = QuestionParts(**{name: call.query[name] for name in ("components", "kinds", "moves")})
    return Page([waiting_item(seat, call.now, language, parts) for seat in found.items], found.next)
