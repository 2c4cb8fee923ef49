"""Talk on the table page, and the player's private note."""

from collections.abc import Collection
from typing import Any

from flask import Blueprint, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from service.play.tables.models import TableState
from service.play.tables.viewer import SeatViewer, Viewer
from service.play.talk.api import mark_messages_read, send_message, set_note
from service.play.talk.models import Said
from service.play.talk.queries import note_of, readable_lines
from service.play.talk.say import mark_read
from service.play.talk.schemas import LONGEST_LINE, LONGEST_NOTE
from service.site.table.entrance import TableRouter, redirect_back
from service.site.table.rare_parts import RareParts
from service.social.mutes.queries import muted_players
from service.web.api.dispatch import Call
from service.web.pages.forms import number_or_text

pages = Blueprint("table_talk", __name__)
doors = TableRouter(pages)
EVERYBODY = "all"


def talk_context(session: Session, viewer: Viewer, rare: RareParts) -> dict[str, Any] | None:
    """Return the lines that the reader may read, which are new or muted, and the possible recipients."""
    if not isinstance(viewer, SeatViewer):
        return None
    said = readable_lines(session, viewer.row.id, viewer.seat.number, 0, unwanted=True) if rare.said else ()
    muted = muted_players(session, viewer.player.id) if said else set()
    lines = [talk_line_context(viewer, line, rare.read, muted) for line in said]
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


def talk_line_context(viewer: Viewer, line: Said, read: int, muted: Collection[int] = ()) -> dict[str, Any]:
    mine = line.seat == viewer.number
    return {
        "id": line.id,
        "seat": line.seat,
        "name": line.player.name if line.player else viewer.names[line.seat],
        "mine": mine,
        "muted": line.player_id in muted,
        "mute": line.player_id if viewer.signed_in and not mine else None,
        "new": line.id > read and not mine and line.player_id not in muted,
        "to": [viewer.names[number] for number in line.to or ()],
        "at": line.said_at,
        "when": viewer.moment(line.said_at),
        "words": line.text,
        "report": "" if mine else f"{viewer.path('report')}?said={line.id}",
    }


def read_line() -> dict[str, Any]:
    """Return the line of the form, to all or to one player."""
    to = request.form.get("to", EVERYBODY)
    return {
        "text": request.form.get("text", ""),
        "to": None if to == EVERYBODY else [number_or_text(to)],
    }


def go_back_to_talk(call: Call, viewer: Viewer, said: Said) -> Response:
    """Mark all earlier lines as read: a player who writes has read them."""
    mark_read(call.session, table_id=viewer.row.id, player_id=call.player_id, said=said.id)
    return redirect_back(viewer, "talk")


doors.form("/talk", send_message, read=read_line, then=go_back_to_talk)
doors.form("/talk/read", mark_messages_read, back="talk")
doors.form("/note", set_note, back="note")
