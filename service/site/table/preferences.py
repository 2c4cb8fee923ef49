"""The settings of one table: mail preferences, confirmation of turns, and renewal of seat links."""

from typing import Any

from flask import Blueprint, redirect, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from service.mail.signed_links import Purpose
from service.platform.deps import deps
from service.play.messages.mail_preferences import change_preferences, preferences_from
from service.play.profile import change_profile
from service.play.tables.seat_keys import renew_keys
from service.site.answering import TWICE, asks_twice
from service.site.mail_wishes import wishes_of_table, wishes_shown
from service.site.table.entrance import Doors, back
from service.site.table.page_cache import Marks
from service.site.table.viewer import Viewer

pages = Blueprint("table_settings", __name__)
doors = Doors(pages)


def settings(holder: Viewer, marks: Marks) -> dict[str, Any] | None:
    if holder.seat is None or holder.player is None:
        return None
    return {
        "twice": asks_twice(holder),
        **wishes_shown(preferences_from(holder.player, marks.mail), holder.said),
    }


@doors.post("/settings")
def change_settings(session: Session, holder: Viewer) -> Response:
    """Change the mail preferences for this table."""
    _, player = holder.seated
    changes = wishes_of_table(request.form)
    if "rhythm" not in changes:
        raise ValidationError({"rhythm": [request.form.get("rhythm", "")]})
    change_preferences(session, player=player, table_id=holder.row.id, changes=changes)
    return back(holder, "settings")


@doors.post("/asking")
def change_asking(session: Session, holder: Viewer) -> Response:
    """Choose whether a turn of one answer is sent at once or confirmed first, at all tables."""
    _, player = holder.seated
    changes = {"preferences": {TWICE: "twice" in request.form}}
    change_profile(session, player_id=player.id, changes=changes, now=deps().clock())
    return back(holder, "settings")


@doors.post("/links")
def renew_links(session: Session, holder: Viewer) -> Response:
    """Revoke all links of this seat. A reader who came by one is redirected to a new link."""
    seat, player = holder.seated
    renew_keys(session, table_id=holder.row.id, number=seat.number, player_id=player.id, now=deps().clock())
    if holder.signed_in or holder.reader is None:
        return back(holder, "settings")
    return redirect(holder.reader.link(Purpose.SEAT), 303)
