"""The queue of reports, and the page of one: the line, the table at that time, and the acts."""

from typing import Any

from flask import Response, request
from sqlalchemy.orm import Session

from service.admin.desk.pages import press
from service.admin.desk.pages.door import pages, render_desk_page
from service.admin.desk.pages.look import Look, board_at
from service.admin.desk.pages.overview import request_cursor
from service.admin.desk.queries import names_of
from service.admin.desk.reports import reports_in
from service.platform.deps import deps
from service.platform.transaction import read_session
from service.platform.words import words
from service.play.tables.models import Table
from service.play.tables.queries import has_sat, table_by_id
from service.play.talk.models import Report, Said
from service.web.pages.page_family import require_reader
from service.web.problems import Problem
from service.web.schemas.pagination import paginate

PER_PAGE = 25


@pages.get("/reports")
def list_reports() -> Response:
    """Render the waiting reports, or the settled ones with `?state=settled`."""
    settled = request.args.get("state") == "settled"
    with read_session() as session:
        found = paginate(
            session, reports_in(settled=settled), Report.id, {"limit": PER_PAGE, "cursor": request_cursor()}
        )
        names = names_of(session, {each.player_id for each in found.items})
        return render_desk_page("reports", rows=found.items, next=found.next, settled=settled, names=names)


@pages.get("/reports/<id:number>")
def show_report(number: int) -> Response:
    """Render a report, with the board of that moment as an onlooker saw it."""
    with read_session() as session:
        report = session.get(Report, number)
        row = None if report is None else table_by_id(session, report.table_id)
        if report is None or row is None:
            raise Problem("not-found")
        line = session.get(Said, report.said_id) if report.said_id else None
        return render_desk_page(
            "report", report=report, row=row, line=line, **report_page_context(session, report, row, line)
        )


def report_page_context(session: Session, report: Report, row: Table, line: Said | None) -> dict[str, Any]:
    said, now = words(require_reader().language), deps().clock()
    own = has_sat(session, row.id, require_reader().player_id)
    author = line.player if line is not None else None
    board = (
        board_at(session, row, report.count, require_reader().language)
        if row.started_at
        else Look((), "", [])
    )
    return {
        "own": own,
        "author": author,
        "names": names_of(session, {report.player_id, author.id if author else None}),
        "presses": []
        if own
        else [
            *press.report_buttons(report, line, said),
            *(press.player_buttons(session, author, said, now) if author else ()),
            *press.table_buttons(session, row, said, now),
        ],
        "board": board,
    }
