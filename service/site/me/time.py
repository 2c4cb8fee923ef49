"""My calendar: sleep hours, weekend, reminders, leave."""

from datetime import timedelta
from http import HTTPStatus
from typing import Any

import msgspec
from flask import Response, request

from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.transaction import read_session
from service.play.clocks.api import cancel_leave, create_leave, end_absence, update_calendar
from service.play.clocks.calendar import calendar_data
from service.play.pace.calendar import DAYS
from service.play.pace.explain import render_sentence
from service.play.pace.sentence import TimeRefusal
from service.web.pages.account_page import load_reader_words, render_account_page
from service.web.pages.forms import Faults
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import make_page_blueprint, require_reader

RUNGS = tuple(timedelta(hours=hours) for hours in (72, 48, 24, 12, 6, 4, 2, 1))
"""The times before a deadline that are offered for a reminder."""

CALENDAR = "/me/time"

pages = make_page_blueprint("my_time", CALENDAR, guests=False)


@pages.get("")
def show() -> Response:
    return render_time_page()


def read_calendar_form() -> dict[str, Any]:
    """Convert the form to the body of the API operation."""
    sent = request.form
    sleeps = {"falls": sent.get("falls", ""), "wakes": sent.get("wakes", "")}
    return {
        "sleep": sleeps if "sleeps" in sent else None,
        "weekend": sent.getlist("weekend"),
        "ladder": sent.getlist("ladder") if "own" in sent else None,
    }


@pages.errorhandler(TimeRefusal)
def render_refusal(refusal: TimeRefusal) -> Response:
    """Show the reason at the form that was sent."""
    field = "calendar" if request.path == CALENDAR else "first"
    said = load_reader_words()
    return render_time_page(
        faults={field: render_sentence(refusal.sentence, said, require_reader().time_zone)}
    )


def render_time_page(*, faults: Faults | None = None, **_typed: Any) -> Response:
    now = deps().clock()
    with read_session() as session:
        calendar = calendar_data(session.get_one(Player, require_reader().player_id))
    status = HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK
    own = calendar["ladder"]
    return render_account_page(
        "time",
        status,
        calendar=calendar,
        faults=faults or {},
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


add_form(
    pages, "", update_calendar, read=read_calendar_form, back=CALENDAR, done="saved", show=render_time_page
)
add_form(pages, "/leave", create_leave, back=CALENDAR, done="leave", show=render_time_page)
add_form(pages, "/leave/cancel", cancel_leave, back=CALENDAR, done="leave-dropped", show=render_time_page)
add_form(pages, "/back", end_absence, back=CALENDAR, done="back")
