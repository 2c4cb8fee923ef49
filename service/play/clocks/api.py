"""API operations on time: calendar, leave, return, state of a table, punctuality of a player."""

from typing import Any

from service.platform.accounts.models import Player
from service.play.clocks import calendar
from service.play.clocks.schemas import (
    CalendarChangeSchema,
    CalendarSchema,
    LeaveCancelSchema,
    LeaveTakeSchema,
    PacesSchema,
    PulseSchema,
)
from service.play.clocks.views import table_time_facts
from service.play.pace.pace import load_ready_made, plain_pace
from service.play.tables.table_access import viewing_player
from service.play.tables.views import table_for
from service.web.access import ANYONE, PLAY, PLAY_TABLE, READ
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource

resource = Resource(
    "clocks", "Paces, my calendar and leave, and the progress of a table.", ApiDocument.AROUND
)
CALENDAR = {"gives": CalendarSchema, "example": get_example("calendar")}


@resource.get("/paces", access=ANYONE, gives=PacesSchema, example=get_example("paces"))
def list_paces(_call: Call) -> dict[str, Any]:
    """List the ready-made paces with their rules."""
    return {"items": [{"name": name, "pace": plain_pace(pace)} for name, pace in load_ready_made().items()]}


@resource.get("/me/calendar", access=READ, etag=True, **CALENDAR)
def get_calendar(call: Call) -> dict[str, Any]:
    """Show my calendar.

    The calendar has my sleep hours, weekend, leave and reminders.
    """
    return calendar.calendar_data(call.session.get_one(Player, call.player_id))


@resource.patch(
    "/me/calendar",
    access=PLAY,
    body=CalendarChangeSchema,
    send=get_example("calendar-change"),
    problems=("time-refused",),
    **CALENDAR,
)
def update_calendar(call: Call) -> dict[str, Any]:
    """Change my sleep hours, weekend or reminders.

    Open questions follow the change at once, except for the weekend.
    """
    player = calendar.change_calendar(call.session, player_id=call.player_id, changes=call.body, now=call.now)
    return calendar.calendar_data(player)


@resource.post(
    "/me/leave",
    access=PLAY,
    body=LeaveTakeSchema,
    send=get_example("leave-take"),
    problems=("time-refused",),
    **CALENDAR,
)
def create_leave(call: Call) -> dict[str, Any]:
    """Take days of leave.

    My tables are notified.
    """
    player = calendar.begin_leave(call.session, player_id=call.player_id, **call.body, now=call.now)
    return calendar.calendar_data(player)


@resource.post(
    "/me/leave/cancel",
    access=PLAY,
    body=LeaveCancelSchema,
    send=get_example("leave-cancel"),
    problems=("time-refused",),
    **CALENDAR,
)
def cancel_leave(call: Call) -> dict[str, Any]:
    """Cancel a leave that has not begun."""
    player = calendar.drop_leave(call.session, player_id=call.player_id, **call.body, now=call.now)
    return calendar.calendar_data(player)


@resource.post("/me/back", access=PLAY, **CALENDAR)
def end_absence(call: Call) -> dict[str, Any]:
    """Say that I am back.

    My leave ends, and my seats are no longer absent.
    """
    return calendar.calendar_data(calendar.end_leave(call.session, player_id=call.player_id, now=call.now))


@resource.post(
    "/tables/<id:table>/back",
    access=PLAY_TABLE,
    status=204,
    problems=("not-at-this-table", "table-not-running"),
)
def end_absence_at_table(call: Call, table: int) -> None:
    """Say that I am back at one table."""
    calendar.return_to_table(call.session, table_id=table, player_id=call.player_id, now=call.now)


@resource.get("/tables/<id:table>/pulse", access=ANYONE, gives=PulseSchema, example=get_example("pulse"))
def get_health(call: Call, table: int) -> dict[str, Any]:
    """Show the progress of a table.

    The answer has the awaited players, since when and until when, and the likely end.
    """
    return table_time_facts(
        call.session, table_for(call.session, table, viewing_player(call, table)), call.now
    )
