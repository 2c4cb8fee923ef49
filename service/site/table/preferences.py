"""The settings of one table: mail preferences, confirmation of turns, and renewal of seat links."""

from typing import Any

from flask import Blueprint, redirect, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from service.platform.deps import deps
from service.platform.signing import Purpose
from service.play.messages.mail_preferences import change_preferences, preferences_from
from service.play.profile import change_profile
from service.play.tables.links_api import create_seat_key
from service.play.tables.viewer import SeatViewer, Viewer
from service.site.answering import TWICE, has_turn_review
from service.site.mail_wishes import mail_preferences_context, parse_table_preferences
from service.site.table.entrance import TableRouter, redirect_back
from service.site.table.rare_parts import RareParts
from service.web.api.dispatch import Call

pages = Blueprint("table_settings", __name__)
doors = TableRouter(pages)


def settings_context(viewer: Viewer, rare: RareParts) -> dict[str, Any] | None:
    if not isinstance(viewer, SeatViewer):
        return None
    return {
        "twice": has_turn_review(viewer),
        **mail_preferences_context(preferences_from(viewer.player, rare.mail), viewer.said),
    }


@doors.post("/settings")
def change_settings(session: Session, viewer: Viewer) -> Response:
    """Change the mail preferences for this table."""
    player = viewer.seated.player
    changes = parse_table_preferences(request.form)
    if "rhythm" not in changes:
        raise ValidationError({"rhythm": [request.form.get("rhythm", "")]})
    change_preferences(session, player=player, table_id=viewer.row.id, changes=changes)
    return redirect_back(viewer, "settings")


@doors.post("/asking")
def change_asking(session: Session, viewer: Viewer) -> Response:
    """Choose whether a turn of one answer is sent at once or confirmed first, at all tables."""
    player = viewer.seated.player
    changes = {"preferences": {TWICE: "twice" in request.form}}
    change_profile(session, player_id=player.id, changes=changes, now=deps().clock())
    return redirect_back(viewer, "settings")


def open_new_link(_call: Call, viewer: Viewer, _key: dict[str, Any]) -> Response:
    """Redirect a reader who came by a link of the seat to a new one, because theirs no longer opens."""
    return (
        redirect_back(viewer, "settings")
        if viewer.signed_in
        else redirect(viewer.seated.link(Purpose.SEAT), 303)
    )


doors.form("/links", create_seat_key, then=open_new_link)
