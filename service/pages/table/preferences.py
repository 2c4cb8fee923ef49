"""The settings of one table: what comes by mail, and which links still open the seat."""

from typing import Any

from flask import Blueprint, redirect, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from service.core.deps import deps
from service.mail.signed_links import Purpose
from service.messages.mail_preferences import When, change_preferences, preferences_from
from service.pages.table.entrance import Doors, back
from service.pages.table.page_cache import Marks
from service.pages.table.viewer import Viewer
from service.tables.seat_keys import renew_keys

pages = Blueprint("table_settings", __name__)
doors = Doors(pages)


def settings(holder: Viewer, marks: Marks) -> dict[str, Any] | None:
    if holder.seat is None or holder.player is None:
        return None
    return {
        "wishes": preferences_from(holder.player, marks.mail),
        "choices": [(way.value, holder.said.say(f"mail-when-{way}")) for way in When],
    }


@doors.post("/settings")
def change_settings(session: Session, holder: Viewer) -> Response:
    """What is wished of the mails of this one table."""
    _, player = holder.seated
    when = request.form.get("when", "")
    if when not in set(When):
        raise ValidationError({"when": [when]})
    changes: dict[str, Any] = {
        "when": when,
        "plain": "plain" in request.form,
        "brief": "brief" in request.form,
    }
    change_preferences(session, player=player, table_id=holder.row.id, changes=changes)
    return back(holder, "settings")


@doors.post("/links")
def renew_links(session: Session, holder: Viewer) -> Response:
    """Every link made for this seat until now opens nothing any more; whoever came by one goes on by a new one."""
    seat, player = holder.seated
    renew_keys(session, table_id=holder.row.id, number=seat.number, player_id=player.id, now=deps().clock())
    if holder.signed_in or holder.reader is None:
        return back(holder, "settings")
    return redirect(holder.reader.link(Purpose.SEAT), 303)
