"""API of the calendar of deadlines."""

from flask import Response
from marshmallow import Schema, fields

from service.platform.deps import deps
from service.programs.feeds import deadlines
from service.web import PREFIX
from service.web.access import ANYONE, PERSON
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.problems import Problem

resource = Resource("deadlines", "My deadlines as a calendar, at a secret link.", ApiDocument.AROUND)
CALENDAR = "text/calendar"


class DeadlinesLinkSchema(Schema):
    """The secret link, for a calendar program to subscribe to. It is shown this once."""

    link = fields.Url(required=True, require_tld=False)


@resource.post(
    "/me/deadlines/link",
    access=PERSON,
    gives=DeadlinesLinkSchema,
    example=get_example("deadlines-link"),
    secret=True,
)
def create_deadlines_link(call: Call) -> dict[str, str]:
    """Make a link to the calendar of my deadlines.

    The previous link stops working.
    """
    secret = deadlines.create_link(call.session, call.player_id, call.now)
    return {"link": f"{deps().settings.public_url}{PREFIX}/deadlines/{secret}"}


@resource.delete("/me/deadlines/link", access=PERSON, status=204)
def delete_deadlines_link(call: Call) -> None:
    """Revoke the link to the calendar."""
    deadlines.drop_link(call.session, call.player_id)


@resource.get("/deadlines/<string:secret>", access=ANYONE, media=CALENDAR, example=get_example("deadlines"))
def get_deadlines(call: Call, secret: str) -> Response:
    """Show a player's deadlines as iCalendar (RFC 5545).

    The secret link belongs to the player.
    """
    host = deps().settings.public_host
    found = deadlines.render_calendar(call.session, secret, host, call.now)
    if found is None:
        raise Problem("not-found")
    return Response(found, mimetype=CALENDAR)
