"""Reports to the desk from a table: the form, and the state of earlier reports."""

from http import HTTPStatus
from typing import Any

from flask import Blueprint, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from service.play.tables.viewer import Viewer
from service.play.talk.api import create_report
from service.play.talk.models import Report
from service.play.talk.report import find_readable_line, reports_of
from service.play.talk.schemas import LONGEST_REPORT
from service.site.table.entrance import TableRouter, render_page
from service.site.table.talk import talk_line_context
from service.web.api.dispatch import Call
from service.web.pages.forms import get_field_hint
from service.web.pages.page_family import redirect_after_form

pages = Blueprint("table_report", __name__)
doors = TableRouter(pages)


@doors.get("/report")
def ask(session: Session, viewer: Viewer) -> Response:
    """Show the form of a report."""
    return render_report_form(session, viewer, parse_line_number(request.args.get("said", "")))


def read_report() -> dict[str, Any]:
    return {
        "text": request.form.get("text", ""),
        "said": parse_line_number(request.form.get("said", "")),
    }


def show_report_form_again(
    session: Session, viewer: Viewer, *, typed: dict[str, Any], **_faults: object
) -> Response:
    hint = get_field_hint("report", viewer.said)
    return render_report_form(session, viewer, typed["said"], typed=typed["text"], fault=hint)


def go_to_reports(_call: Call, viewer: Viewer, _report: Report) -> Response:
    return redirect_after_form(viewer.path("report"), "report")


def parse_line_number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() else None


def render_report_form(
    session: Session, viewer: Viewer, said: int | None, *, typed: str = "", fault: str = ""
) -> Response:
    seated = viewer.seated
    line = None if said is None else find_readable_line(session, viewer.row.id, seated.seat.number, said)
    return render_page(
        "table-report",
        viewer,
        HTTPStatus.UNPROCESSABLE_ENTITY if fault else HTTPStatus.OK,
        line=None if line is None else {**talk_line_context(viewer, line, line.id), "report": ""},
        typed=typed,
        fault=fault,
        longest=LONGEST_REPORT,
        before=[
            {
                "text": each.text,
                "at": each.made_at,
                "when": viewer.moment(each.made_at),
                "settled": each.settled_at,
            }
            for each in reports_of(session, viewer.row.id, seated.player.id)
        ],
    )


doors.form("/report", create_report, read=read_report, show=show_report_form_again, then=go_to_reports)
