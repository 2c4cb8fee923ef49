"""After the end: places, scores line by line, the seed and how to verify it, the record, a rematch."""

from collections.abc import Mapping, Sequence
from typing import Any

from flask import Blueprint, Response, json, redirect
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from engine.result import Score, ScoreLine
from engine.text import score_text
from service.core.deps import deps
from service.invitations.rematch import rematch
from service.mail.recipient import Recipient
from service.mail.signed_links import Purpose
from service.models.tables import EndedBy, Table, TableState
from service.pages.table.entrance import Doors
from service.pages.table.viewer import Viewer
from service.records.transfer import whole_record
from service.tables.queries import seat_of

pages = Blueprint("table_end", __name__)
doors = Doors(pages)


def ending(holder: Viewer) -> dict[str, Any] | None:
    """The result of a finished table, and what lets anybody check it."""
    row = holder.row
    if row.state != TableState.FINISHED or not row.result:
        return None
    scores = [score_of(score) for score in row.result["scores"]]
    places = row.result["places"]
    ranked = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    return {
        "conceded": row.ended_by == EndedBy.AGREEMENT,
        "winners": [holder.names[seat] for seat in ranked if places[seat] == 1],
        "columns": [
            {"seat": seat, "name": holder.names[seat], "mine": seat == holder.number, "place": places[seat]}
            for seat in ranked
        ],
        "lines": [(seat, lines_told(holder, scores[seat]), scores[seat].points) for seat in ranked],
        "seed": row.seed.hex(),
        "commitment": row.commitment,
        "record": holder.path("record"),
    }


def score_of(plain: Mapping[str, Any]) -> Score:
    lines = tuple(ScoreLine(**line) for line in plain["lines"])
    return Score(seat=plain["seat"], points=plain["points"], lines=lines, breakers=tuple(plain["breakers"]))


def lines_told(holder: Viewer, score: Score) -> Sequence[dict[str, Any]]:
    return [
        {"words": score_text(holder.game_words, line, holder.names), "figure": line.points}
        for line in score.lines
    ]


@doors.get("/record")
def record(session: Session, holder: Viewer) -> Response:
    """The record as a file: `procaccio verify` checks it, and so can anybody."""
    text = json.dumps(whole_record(session, holder.row), indent=1)
    name = f"{holder.row.game}-{holder.row.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "private, no-cache"}
    return Response(text, mimetype="application/json", headers=headers)


@doors.post("/rematch")
def once_more(session: Session, holder: Viewer) -> AnyResponse:
    """The same game with the same people; whoever asks first opens the table."""
    _, player = holder.seated
    new = rematch(session, table_id=holder.row.id, player=player, now=deps().clock())
    return redirect(f"/tables/{new.id}" if holder.signed_in else link_to(new, player.id), 303)


def link_to(row: Table, player_id: int) -> str:
    """For a guest, who holds nothing but links, the link of the seat that they have now."""
    seat = seat_of(row, player_id)
    if seat is None or seat.player is None:
        return f"/tables/{row.id}"
    return Recipient(row, seat, seat.player).link(Purpose.SEAT)
