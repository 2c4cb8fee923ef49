"""The coach below the history slider of a finished table: curves, decisive moments, totals.

The findings grow while the coach looks.
"""

from collections.abc import Sequence
from typing import Any, Final

from flask import Blueprint, redirect
from markupsafe import Markup
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from service.learning.coach.ask import ask_closer_look, ask_coach, can_be_coached
from service.learning.coach.models import CoachState
from service.learning.coach.queries import find_coached_table
from service.learning.coach.views import Findings, MomentText, build_findings
from service.platform.deps import deps
from service.play.boards.curves import CurveMark, draw_curves
from service.play.tables.viewer import Viewer
from service.site.table.entrance import TableRouter

pages = Blueprint("table_coach", __name__)
doors = TableRouter(pages)
OFFERED: Final = "offered"
MOST: Final = 5
"""The maximum number of moments that are listed and marked; more would not be decisive."""
ROWS: Final = 12
"""The approximate number of rows in the table of figures for the curves."""


@doors.get("/coach")
def show(_session: Session, viewer: Viewer) -> Response:
    """Redirect a typed or reloaded URL to the history, which contains the coach."""
    return redirect(f"{viewer.path('history')}#coach", 303)


@doors.post("/coach")
def ask(session: Session, viewer: Viewer) -> Response:
    """Request the coach, for tables that ended before it existed and for imported records."""
    ask_coach(session, viewer.seated.row, deps().clock())
    return redirect(f"{viewer.path('history')}#coach", 303)


@doors.post("/coach/closer")
def ask_closer(session: Session, viewer: Viewer) -> Response:
    """Request a closer look at the moments."""
    ask_closer_look(session, viewer.seated.row, deps().clock())
    return redirect(f"{viewer.path('history')}#coach", 303)


def coach_context(session: Session, viewer: Viewer, at: int) -> dict[str, Any] | None:
    """Return the template context for the coach, or None if there is no coach."""
    if not can_be_coached(viewer.row):
        return None
    wanted = find_coached_table(session, viewer.row)
    if wanted is None:
        return {"state": OFFERED} if viewer.seat else None
    found = build_findings(session, viewer.row, wanted, viewer.language)
    progress = {
        "state": wanted.state,
        "looked": len(found.looks) if found else 0,
        "total": wanted.decisions,
        "closer": viewer.seat is not None and wanted.state == CoachState.DONE and not wanted.closer,
    }
    return progress if found is None else progress | findings_context(viewer, found, at)


def findings_context(viewer: Viewer, found: Findings, at: int) -> dict[str, Any]:
    """Return the findings as template context. The reader's own moments come first."""
    own = [] if viewer.number is None else found.moments_of(viewer.number)
    moments = [*own, *(each for each in found.moments if each not in own)][:MOST]
    return {
        "told": found.done,
        "sentences": [] if viewer.number is None else found.share_texts(viewer.number),
        "moments": moments,
        "drawing": draw_value_curves(viewer, found, moments, at),
        "shares": found.shares,
        "rows": list_expectation_rows(found),
    }


def draw_value_curves(viewer: Viewer, found: Findings, moments: Sequence[MomentText], at: int) -> Markup:
    marks = [CurveMark(number, each.look.seat, each.look.count + 1) for number, each in enumerate(moments, 1)]
    return draw_curves(
        found.curves,
        viewer.names,
        marks,
        look="page",
        title=viewer.said.say("coach-curves"),
        told=viewer.said.say("coach-curves-told"),
        at=at,
    )


def list_expectation_rows(found: Findings) -> list[tuple[int, list[float | None]]]:
    """Return the curves as figures: at some moves, the expectation of each seat after its last decision."""
    last = found.row.count
    moments = sorted({round(last * part / ROWS) for part in range(1, ROWS + 1)})
    return [
        (count, [get_curve_value(found, seat, count) for seat in range(found.row.size)]) for count in moments
    ]


def get_curve_value(found: Findings, seat: int, count: int) -> float | None:
    before = [points for at, points in found.curves.get(seat, ()) if at <= count]
    return before[-1] if before else None
