"""API of the calendar of deadlines."""

from urllib.parse import urlsplit

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

resource = Resource("deadlines", "My deadlines as a calendar, by secret link.", ApiDocument.AROUND)
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
def draw_deadlines_link(call: Call) -> dict[str, str]:
    """Draw a link to the calendar of my deadlines; the one before it opens nothing any more."""
    secret = deadlines.create_link(call.session, call.player_id, call.now)
    return {"link": f"{deps().settings.public_url}{PREFIX}/deadlines/{secret}"}


@resource.delete("/me/deadlines/link", access=PERSON, status=204)
def drop_deadlines_link(call: Call) -> None:
    """Take the link back."""
    deadlines.drop_link(call.session, call.player_id)


@resource.get("/deadlines/<string:secret>", access=ANYONE, media=CALENDAR, example=get_example("deadlines"))
def show_deadlines(call: Call, secret: str) -> Response:
    """Show what waits for the player of a secret link, as iCalendar (RFC 5545)."""
    host = urlsplit(deps().settings.public_url).hostname or ""
    found = deadlines.render_calendar(call.session, secret, host)
    if found is None:
        raise Problem("not-found")
    return Response(found, mimetype=CALENDAR)
