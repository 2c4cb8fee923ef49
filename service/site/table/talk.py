"""Talk on the table page, and the player's private note."""

from typing import Any

from flask import Blueprint, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from service.platform.deps import deps
from service.play.tables.models import TableState
from service.play.tables.viewer import SeatViewer, Viewer
from service.play.talk import say as talking
from service.play.talk.models import Said
from service.play.talk.queries import note_of, readable_lines
from service.play.talk.schemas import LONGEST_LINE, LONGEST_NOTE, NoteSchema, ReadMarkSchema, SaySchema
from service.site.table.entrance import TableRouter, redirect_back
from service.site.table.rare_parts import RareParts

pages = Blueprint("table_talk", __name__)
doors = TableRouter(pages)
EVERYBODY = "all"


def talk_context(session: Session, viewer: Viewer, rare: RareParts) -> dict[str, Any] | None:
    """Return the lines that the reader may read, which are new, and the possible recipients."""
    if not isinstance(viewer, SeatViewer):
        return None
    said = readable_lines(session, viewer.row.id, viewer.seat.number, 0) if rare.said else ()
    lines = [talk_line_context(viewer, line, rare.read) for line in said]
    others = [
        (str(seat.number), viewer.names[seat.number]) for seat in viewer.row.seats if seat is not viewer.seat
    ]
    return {
        "lines": lines,
        "unread": sum(line["new"] for line in lines),
        "last": lines[-1]["id"] if lines else 0,
        "open": viewer.row.state != TableState.ABANDONED,
        "listeners": [(EVERYBODY, viewer.said.say("table-talk-all")), *others],
        "longest": LONGEST_LINE,
    }


def note_context(session: Session, viewer: Viewer, rare: RareParts) -> dict[str, Any] | None:
    """Return the reader's private note."""
    if not isinstance(viewer, SeatViewer):
        return None
    words = note_of(session, viewer.row.id, viewer.player.id) if rare.noted else ""
    return {"words": words, "longest": LONGEST_NOTE}


def talk_line_context(viewer: Viewer, line: Said, read: int) -> dict[str, Any]:
    mine = line.seat == viewer.number
    return {
        "id": line.id,
        "seat": line.seat,
        "name": line.player.name if line.player else viewer.names[line.seat],
        "mine": mine,
        "new": line.id > read and not mine,
        "to": [viewer.names[number] for number in line.to or ()],
        "at": line.said_at,
        "when": viewer.moment(line.said_at),
        "words": line.text,
        "report": "" if mine else f"{viewer.path('report')}?said={line.id}",
    }


@doors.post("/talk")
def say(session: Session, viewer: Viewer) -> Response:
    """Send a line to all or to one player. This marks all earlier lines as read."""
    player = viewer.seated.player
    to = request.form.get("to", EVERYBODY)
    heard = SaySchema().load({"text": request.form.get("text", ""), "to": parse_recipients(to)})
    said = talking.add_line(session, table_id=viewer.row.id, player_id=player.id, now=deps().clock(), **heard)
    talking.mark_read(session, table_id=viewer.row.id, player_id=player.id, said=said.id)
    return redirect_back(viewer, "talk")


def parse_recipients(to: str) -> list[int] | None:
    if to == EVERYBODY:
        return None
    if not to.isdecimal():
        raise ValidationError({"to": [to]})
    return [int(to)]


@doors.post("/talk/read")
def have_read(session: Session, viewer: Viewer) -> Response:
    """Mark all lines up to one as read."""
    player = viewer.seated.player
    mark = ReadMarkSchema().load({"said": request.form.get("said", type=int)})
    talking.mark_read(session, table_id=viewer.row.id, player_id=player.id, **mark)
    return redirect_back(viewer, "talk")


@doors.post("/note")
def write_note(session: Session, viewer: Viewer) -> Response:
    """Replace the note."""
    player = viewer.seated.player
    written = NoteSchema().load({"text": request.form.get("text", "")})
    talking.write_note(session, table_id=viewer.row.id, player_id=player.id, now=deps().clock(), **written)
    return redirect_back(viewer, "note")
