"""Reports to the desk from a table: the form, and the state of earlier reports."""

from http import HTTPStatus

from flask import Blueprint, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from service.platform.deps import deps
from service.play.talk.report import call_desk, heard_line, reports_of
from service.play.talk.schemas import LONGEST_REPORT, ReportMakeSchema
from service.site.table.entrance import Doors, page
from service.site.table.talk import line_told
from service.site.table.viewer import Viewer
from service.web.pages.forms import wrong
from service.web.pages.page_family import done

pages = Blueprint("table_report", __name__)
doors = Doors(pages)


@doors.get("/report")
def ask(session: Session, holder: Viewer) -> Response:
    """Show the form of a report."""
    return form(session, holder, line_named(request.args.get("said", "")))


@doors.post("/report")
def send(session: Session, holder: Viewer) -> Response:
    """Send a report to the queue of the desk."""
    _, player = holder.seated
    typed, said = request.form.get("text", ""), line_named(request.form.get("said", ""))
    try:
        given = ReportMakeSchema().load({"text": typed, "said": said})
    except ValidationError:
        return form(session, holder, said, typed=typed, fault=wrong("report", holder.said))
    call_desk(session, table_id=holder.row.id, player_id=player.id, now=deps().clock(), **given)
    return done(holder.path("report"), "report")


def line_named(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() else None


def form(session: Session, holder: Viewer, said: int | None, *, typed: str = "", fault: str = "") -> Response:
    seat, player = holder.seated
    line = None if said is None else heard_line(session, holder.row.id, seat.number, said)
    return page(
        "table-report",
        holder,
        HTTPStatus.UNPROCESSABLE_ENTITY if fault else HTTPStatus.OK,
        line=None if line is None else {**line_told(holder, line, line.id), "report": ""},
        typed=typed,
        fault=fault,
        longest=LONGEST_REPORT,
        before=[
            {
                "text": each.text,
                "at": each.made_at,
                "when": holder.moment(each.made_at),
                "settled": each.settled_at,
            }
            for each in reports_of(session, holder.row.id, player.id)
        ],
    )
