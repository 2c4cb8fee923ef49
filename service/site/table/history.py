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
from service.play.tables.move_queries import record_lines
from service.play.tables.refusals import NotRunning
from service.play.tables.story import load_story
from service.play.tables.views import load_position
from service.site.table.boards import describe_board, draw_board_figures
from service.site.table.coach import coach_context
from service.site.table.entrance import TableRouter, render_page
from service.site.table.explained import add_cards_to_events
from service.site.table.viewer import Viewer

pages = Blueprint("table_history", __name__)
doors = TableRouter(pages)
ONLOOKER = "look"


@doors.get("/history")
def history(session: Session, holder: Viewer) -> Response:
    """Show one moment with the events that led to it, and links to all others."""
    if holder.row.started_at is None and holder.row.dump is None:
        raise NotRunning
    eyes = get_viewed_seat(holder)
    told = load_story(session, holder.row, eyes, 0, holder.language, mine=eyes == holder.number)
    at = read_requested_moment(holder)
    game = load_position_at(session, holder.row, at)
    new = [event for event in told if event["count"] == at]
    shown = draw_board_figures(holder, game, eyes, new)
    return render_page(
        "table-history",
        holder,
        at=at,
        eyes=eyes,
        borrowed=list_view_choices(holder),
        steps=make_step_targets(at, holder.row.count),
        new=add_cards_to_events(holder, new),
        chapters=told,
        heading=shown[0].title if shown else "",
        figures=shown,
        text=describe_board(holder, game, eyes),
        address=make_history_url(holder, eyes),
        coach=coach_context(session, holder, at),
    )


def read_requested_moment(holder: Viewer) -> int:
    """Return the requested number of moves; the present if it is missing or invalid."""
    at = request.args.get("at", holder.row.count, type=int)
    return min(max(at, 0), holder.row.count)


def load_position_at(session: Session, row: Table, count: int) -> engine.AnyTable:
    """Return the table after its first `count` moves."""
    game = load_position(row)
    if count == row.count:
        return game
    game.remember(record_lines(session, row.id))
    return game.record().replay(upto=count)


def get_viewed_seat(holder: Viewer) -> int | None:
    """Return the seat whose view is shown: the reader's own, or after the end any seat or an onlooker's."""
    wished = request.args.get("seat", "")
    if holder.row.state != TableState.FINISHED or not wished:
        return holder.number
    return int(wished) if wished.isdecimal() and int(wished) < holder.row.size else None


def list_view_choices(holder: Viewer) -> Sequence[tuple[str, str]]:
    """Return the views to choose from."""
    if holder.row.state != TableState.FINISHED:
        return ()
    seats = [(str(number), name) for number, name in enumerate(holder.names)]
    return [(ONLOOKER, holder.said.say("table-history-onlooker")), *seats]


def make_step_targets(at: int, last: int) -> dict[str, int | None]:
    """Return the targets of the buttons first, earlier, later and last; None if already there."""
    return {
        "first": 0 if at > 0 else None,
        "earlier": at - 1 if at > 0 else None,
        "later": at + 1 if at < last else None,
        "last": last if at < last else None,
    }


def make_history_url(holder: Viewer, eyes: int | None) -> str:
    """Return the URL of the history, with a {} in the place of the moment."""
    chosen = f"&seat={ONLOOKER if eyes is None else eyes}" if holder.row.state == TableState.FINISHED else ""
    return f"{holder.path('history')}?at={{}}{chosen}"
