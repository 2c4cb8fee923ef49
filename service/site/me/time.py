"""My calendar: sleep hours, weekend, reminders, leave."""

from collections.abc import Callable
from datetime import timedelta
from http import HTTPStatus
from typing import Any

import msgspec
from flask import Response, request
from sqlalchemy.orm import Session
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response as AnyResponse

from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.transaction import reading, transaction
from service.play.clocks import calendar as calendars
from service.play.clocks.schemas import CalendarChangeSchema, LeaveCancelSchema, LeaveTakeSchema
from service.play.pace.calendar import DAYS
from service.play.pace.explain import render
from service.play.pace.sentence import TimeRefusal
from service.site.me.layout import said, shown
from service.web.pages.forms import Faults, checked_form, number_or_text
from service.web.pages.page_family import done, family, me

RUNGS = tuple(timedelta(hours=hours) for hours in (72, 48, 24, 12, 6, 4, 2, 1))
"""The times before a deadline that are offered for a reminder."""

pages = family("my_time", "/me/time", guests=False)


@pages.get("")
def show() -> Response:
    return form({})


@pages.post("")
def change() -> AnyResponse:
    """Change sleep hours, weekend and reminders. They apply to open deadlines at once."""
    wanted, faults = checked_form(CalendarChangeSchema(), calendar_in(request.form), said())
    if faults:
        return form(faults)

    def act(session: Session) -> None:
        calendars.change_calendar(session, player_id=me().player_id, changes=wanted, now=deps().clock())

    return tried(act, "calendar", "saved")


def calendar_in(sent: MultiDict[str, str]) -> dict[str, Any]:
    """Convert the form to the body of the API operation."""
    sleeps = {"falls": sent.get("falls", ""), "wakes": sent.get("wakes", "")}
    return {
        "sleep": sleeps if "sleeps" in sent else None,
        "weekend": sent.getlist("weekend"),
        "ladder": sent.getlist("ladder") if "own" in sent else None,
    }


@pages.post("/leave")
def go_on_leave() -> AnyResponse:
    """Take whole days of leave. My tables are notified."""
    sent = {"first": request.form.get("first"), "days": number_or_text(request.form.get("days", ""))}
    wanted, faults = checked_form(LeaveTakeSchema(), sent, said())
    if faults:
        return form(faults)

    def act(session: Session) -> None:
        calendars.begin_leave(session, player_id=me().player_id, **wanted, now=deps().clock())

    return tried(act, "first", "leave")


@pages.post("/leave/cancel")
def cancel_leave() -> AnyResponse:
    """Cancel leave that has not begun."""
    wanted, faults = checked_form(LeaveCancelSchema(), request.form.to_dict(), said())
    if faults:
        return form(faults)

    def act(session: Session) -> None:
        calendars.drop_leave(session, player_id=me().player_id, **wanted, now=deps().clock())

    return tried(act, "first", "leave-dropped")


@pages.post("/back")
def come_back() -> AnyResponse:
    """End my leave and the absence of my seats."""
    with transaction() as session:
        calendars.end_leave(session, player_id=me().player_id, now=deps().clock())
    return done("/me/time", "back")


def tried(act: Callable[[Session], None], field: str, what: str) -> AnyResponse:
    """Run a change, and show a refusal in words at its field."""
    try:
        with transaction() as session:
            act(session)
    except TimeRefusal as refusal:
        return form({field: render(refusal.sentence, said(), me().time_zone)})
    return done("/me/time", what)


def form(faults: Faults) -> Response:
    now = deps().clock()
    with reading() as session:
        calendar = calendars.calendar_told(session.get_one(Player, me().player_id))
    status = HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK
    own = calendar["ladder"]
    return shown(
        "time",
        status,
        calendar=calendar,
        faults=faults,
        days=DAYS,
        rungs=[(iso(rung), rung) for rung in sorted({*RUNGS, *(own or ())}, reverse=True)],
        chosen=[iso(rung) for rung in own or ()],
        leaves=[
            {"start": away.start, "end": away.end, "begun": away.start <= now}
            for away in calendar["leave"]
            if away.end > now
        ],
        away=any(away.start <= now < away.end for away in calendar["leave"]),
        today=now,
        left={year: calendar["quota"] - days for year, days in calendar["taken"].items()},
    )


def iso(span: timedelta) -> str:
    return str(msgspec.to_builtins(span))
