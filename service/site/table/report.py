"""Reports to the desk from a table: the form, and the state of earlier reports."""

from http import HTTPStatus

from flask import Blueprint, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from service.platform.deps import deps
from service.play.tables.viewer import Viewer
from service.play.talk.report import find_readable_line, report_table, reports_of
from service.play.talk.schemas import LONGEST_REPORT, ReportMakeSchema
from service.site.table.entrance import TableRouter, render_page
from service.site.table.talk import talk_line_context
from service.web.pages.forms import get_field_hint
from service.web.pages.page_family import redirect_after_form

pages = Blueprint("table_report", __name__)
doors = TableRouter(pages)


@doors.get("/report")
def ask(session: Session, viewer: Viewer) -> Response:
    """Show the form of a report."""
    return render_report_form(session, viewer, parse_line_number(request.args.get("said", "")))


@doors.post("/report")
def send(session: Session, viewer: Viewer) -> Response:
    """Send a report to the queue of the desk."""
    player = viewer.seated.player
    typed, said = request.form.get("text", ""), parse_line_number(request.form.get("said", ""))
    try:
        given = ReportMakeSchema().load({"text": typed, "said": said})
    except ValidationError:
        return render_report_form(
            session, viewer, said, typed=typed, fault=get_field_hint("report", viewer.said)
        )
    report_table(session, table_id=viewer.row.id, player_id=player.id, now=deps().clock(), **given)
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
