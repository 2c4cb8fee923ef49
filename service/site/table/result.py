"""The result of a table: places, detailed scores, the seed and its verification, the record, a rematch."""

from collections.abc import Mapping, Sequence
from typing import Any

from flask import Blueprint, Response, json, redirect
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from engine.table.lesson import course_of
from service.learning.coach.ask import can_be_coached
from service.platform.signing import Purpose
from service.play.records.transfer import finished_record
from service.play.tables.api import create_rematch
from service.play.tables.models import EndedBy, Table
from service.play.tables.queries import seat_of
from service.play.tables.results import result_in_words, result_of_table
from service.play.tables.viewer import SeatViewer, Viewer
from service.site.table.entrance import TableRouter
from service.site.table.score_breakdown import make_score_table
from service.web.api.dispatch import Call

pages = Blueprint("table_end", __name__)
doors = TableRouter(pages)


def result_context(viewer: Viewer) -> dict[str, Any] | None:
    """Return the result of a finished table, with the data to verify it."""
    row, result = viewer.row, result_of_table(viewer.row)
    if result is None:
        return None
    told = result_in_words(result, viewer.game_words, viewer.names)
    return {
        "ended_by": row.ended_by if row.ended_by in {EndedBy.AGREEMENT, EndedBy.CONTEST} else "",
        "winners": [viewer.names[seat] for seat in result.winners],
        "first": result.winners,
        "taught": course_of(row.game) is not None,
        "side_by_side": make_score_table(result, viewer.game_words, viewer.names, viewer.number),
        "scores": [{**score, "lines": convert_score_lines(score["lines"])} for score in told["scores"]],
        "ties": told["ties"],
        "seed": row.seed.hex(),
        "commitment": row.commitment,
        "record": viewer.path("record"),
        "coached": can_be_coached(row),
    }


def convert_score_lines(lines: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Convert score lines to the format of all sums on the page."""
    return [{"words": line["text"], "figure": line["points"]} for line in lines]


@doors.get("/record")
def record(session: Session, viewer: Viewer) -> Response:
    """Return the record as a file. Anybody can check it with `procaccio verify`."""
    text = json.dumps(finished_record(session, viewer.row), indent=1)
    name = f"{viewer.row.game}-{viewer.row.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "private, no-cache"}
    return Response(text, mimetype="application/json", headers=headers)


def open_rematch(call: Call, viewer: Viewer, new: Table) -> AnyResponse:
    return redirect(
        f"/tables/{new.id}" if viewer.signed_in else make_guest_seat_link(new, call.player_id), 303
    )


def make_guest_seat_link(row: Table, player_id: int) -> str:
    """Return the link of a guest's present seat. Guests have no access except by links."""
    seat = seat_of(row, player_id)
    if seat is None or seat.player is None:
        return f"/tables/{row.id}"
    return SeatViewer.of(row, seat, seat.player).link(Purpose.SEAT)


doors.form("/rematch", create_rematch, then=open_rematch)
