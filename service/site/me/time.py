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
from service.platform.transaction import read_session, transaction
from service.play.clocks import calendar as calendars
from service.play.clocks.schemas import CalendarChangeSchema, LeaveCancelSchema, LeaveTakeSchema
from service.play.pace.calendar import DAYS
from service.play.pace.explain import render_sentence
from service.play.pace.sentence import TimeRefusal
from service.site.me.layout import load_reader_words, render_account_page
from service.web.pages.forms import Faults, number_or_text, validate_form
from service.web.pages.page_family import make_page_blueprint, redirect_after_form, require_reader

RUNGS = tuple(timedelta(hours=hours) for hours in (72, 48, 24, 12, 6, 4, 2, 1))
"""The times before a deadline that are offered for a reminder."""

pages = make_page_blueprint("my_time", "/me/time", guests=False)


@pages.get("")
def show() -> Response:
    return render_time_page({})


@pages.post("")
def change() -> AnyResponse:
    """Change sleep hours, weekend and reminders. They apply to open deadlines at once."""
    wanted, faults = validate_form(
        CalendarChangeSchema(), convert_calendar_form(request.form), load_reader_words()
    )
    if faults:
        return render_time_page(faults)

    def act(session: Session) -> None:
        calendars.change_calendar(
            session, player_id=require_reader().player_id, changes=wanted, now=deps().clock()
        )

    return run_change(act, "calendar", "saved")


def convert_calendar_form(sent: MultiDict[str, str]) -> dict[str, Any]:
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
    wanted, faults = validate_form(LeaveTakeSchema(), sent, load_reader_words())
    if faults:
        return render_time_page(faults)

    def act(session: Session) -> None:
        calendars.begin_leave(session, player_id=require_reader().player_id, **wanted, now=deps().clock())

    return run_change(act, "first", "leave")


@pages.post("/leave/cancel")
def cancel_leave() -> AnyResponse:
    """Cancel leave that has not begun."""
    wanted, faults = validate_form(LeaveCancelSchema(), request.form.to_dict(), load_reader_words())
    if faults:
        return render_time_page(faults)

    def act(session: Session) -> None:
        calendars.drop_leave(session, player_id=require_reader().player_id, **wanted, now=deps().clock())

    return run_change(act, "first", "leave-dropped")


@pages.post("/back")
def come_back() -> AnyResponse:
    """End my leave and the absence of my seats."""
    with transaction() as session:
        calendars.end_leave(session, player_id=require_reader().player_id, now=deps().clock())
    return redirect_after_form("/me/time", "back")


def run_change(act: Callable[[Session], None], field: str, what: str) -> AnyResponse:
    """Run a change, and show a refusal in words at its field."""
    try:
        with transaction() as session:
            act(session)
    except TimeRefusal as refusal:
        return render_time_page(
            {field: render_sentence(refusal.sentence, load_reader_words(), require_reader().time_zone)}
        )
    return redirect_after_form("/me/time", what)


def render_time_page(faults: Faults) -> Response:
    now = deps().clock()
    with read_session() as session:
        calendar = calendars.calendar_data(session.get_one(Player, require_reader().player_id))
    status = HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK
    own = calendar["ladder"]
    return render_account_page(
        "time",
        status,
        calendar=calendar,
        faults=faults,
        days=DAYS,
        rungs=[(format_duration(rung), rung) for rung in sorted({*RUNGS, *(own or ())}, reverse=True)],
        chosen=[format_duration(rung) for rung in own or ()],
        leaves=[
            {"start": away.start, "end": away.end, "begun": away.start <= now}
            for away in calendar["leave"]
            if away.end > now
        ],
        away=any(away.start <= now < away.end for away in calendar["leave"]),
        today=now,
        left={year: calendar["quota"] - days for year, days in calendar["taken"].items()},
    )


def format_duration(span: timedelta) -> str:
    return str(msgspec.to_builtins(span))
