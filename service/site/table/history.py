"""The history of a table with a slider: any earlier moment as this seat saw it, replayed from the record.

After the end nothing is hidden, so the reader may choose any seat's view. An earlier position is rebuilt
from the moves, so its cost grows with their number.
"""

from collections.abc import Sequence

from flask import Blueprint, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

import engine
from service.play.tables.models import Table, TableState
from service.play.tables.refusals import NotRunning
from service.play.tables.story import load_story
from service.play.tables.viewer import Viewer
from service.play.tables.views import load_position, load_with_history
from service.site.table.boards import describe_board, draw_board_figures
from service.site.table.coach import coach_context
from service.site.table.entrance import TableRouter, render_page
from service.site.table.explained import add_cards_to_events

pages = Blueprint("table_history", __name__)
doors = TableRouter(pages)
ONLOOKER = "look"


@doors.get("/history")
def history(session: Session, viewer: Viewer) -> Response:
    """Show one moment with the events that led to it, and links to all others."""
    if viewer.row.started_at is None and viewer.row.dump is None:
        raise NotRunning
    eyes = get_viewed_seat(viewer)
    told = load_story(session, viewer.row, eyes, 0, viewer.language, mine=eyes == viewer.number)
    at = read_requested_moment(viewer)
    game = load_position_at(session, viewer.row, at)
    new = [event for event in told if event["count"] == at]
    shown = draw_board_figures(viewer, game, eyes, new)
    return render_page(
        "table-history",
        viewer,
        at=at,
        eyes=eyes,
        borrowed=list_view_choices(viewer),
        steps=make_step_targets(at, viewer.row.count),
        new=add_cards_to_events(viewer, new),
        chapters=told,
        heading=shown[0].title if shown else "",
        figures=shown,
        text=describe_board(viewer, game, eyes),
        address=make_history_url(viewer, eyes),
        coach=coach_context(session, viewer, at),
    )


def read_requested_moment(viewer: Viewer) -> int:
    """Return the requested number of moves; the present if it is missing or invalid."""
    at = request.args.get("at", viewer.row.count, type=int)
    return min(max(at, 0), viewer.row.count)


def load_position_at(session: Session, row: Table, count: int) -> engine.AnyTable:
    """Return the table after its first `count` moves."""
    if count == row.count:
        return load_position(row)
    return load_with_history(session, row).record().replay(upto=count)


def get_viewed_seat(viewer: Viewer) -> int | None:
    """Return the seat whose view is shown: the reader's own, or after the end any seat or an onlooker's."""
    wished = request.args.get("seat", "")
    if viewer.row.state != TableState.FINISHED or not wished:
        return viewer.number
    return int(wished) if wished.isdecimal() and int(wished) < viewer.row.size else None


def list_view_choices(viewer: Viewer) -> Sequence[tuple[str, str]]:
    """Return the views to choose from."""
    if viewer.row.state != TableState.FINISHED:
        return ()
    seats = [(str(number), name) for number, name in enumerate(viewer.names)]
    return [(ONLOOKER, viewer.said.say("table-history-onlooker")), *seats]


def make_step_targets(at: int, last: int) -> dict[str, int | None]:
    """Return the targets of the buttons first, earlier, later and last; None if already there."""
    return {
        "first": 0 if at > 0 else None,
        "earlier": at - 1 if at > 0 else None,
        "later": at + 1 if at < last else None,
        "last": last if at < last else None,
    }


def make_history_url(viewer: Viewer, eyes: int | None) -> str:
    """Return the URL of the history, with a {} in the place of the moment."""
    chosen = f"&seat={ONLOOKER if eyes is None else eyes}" if viewer.row.state == TableState.FINISHED else ""
    return f"{viewer.path('history')}?at={{}}{chosen}"
