"""Decisions of a table: motions and votes, and the actions that need no vote: take back, return, resign."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from http import HTTPStatus
from typing import Any

import msgspec
from flask import Blueprint, make_response, render_template, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from engine.text.sentences import move_text
from service.play.clocks.api import end_absence_at_table
from service.play.motions.api import create_motion, vote_on_motion
from service.play.motions.lengths import LONGEST
from service.play.motions.models import Motion, MotionKind
from service.play.motions.queries import standing_motions
from service.play.motions.views import motion_question
from service.play.motions.views import motion_view as motion_shown
from service.play.tables.move_queries import last_move_of
from service.play.tables.seats_api import resign_seat
from service.play.tables.story import is_own_move
from service.play.tables.view_api import take_back
from service.play.tables.viewer import Viewer
from service.site.table.entrance import TableRouter
from service.site.table.rare_parts import RareParts

pages = Blueprint("table_decisions", __name__)
doors = TableRouter(pages)

MOST_OF_A_UNIT = 999


def motions_context(
    session: Session, viewer: Viewer, rare: RareParts, now: datetime
) -> dict[str, Any] | None:
    """Return the open motions, and those that this seat may propose."""
    if viewer.seat is None or not viewer.playing:
        return None
    held = viewer.seat.time
    paused = any(pause.start <= now < pause.end for pause in viewer.row.pauses)
    standing = standing_motions(session, viewer.row.id) if rare.moved else ()
    kinds = [kind for kind in MotionKind if kind != (MotionKind.PAUSE if paused else MotionKind.RESUME)]
    return {
        "motions": [motion_context(session, viewer, motion) for motion in standing],
        "kinds": [(kind.value, viewer.said.say(f"motion-{kind}")) for kind in kinds],
        "absent": held is not None and held.absent_since is not None,
    }


def count_free_take_backs(viewer: Viewer) -> int:
    """Return how many of its last moves this seat may take back without a vote."""
    if viewer.seat is None or not viewer.playing:
        return 0
    return viewer.game.can_take_back(viewer.seat.number)


def describe_last_move(session: Session, viewer: Viewer, told: Sequence[Mapping[str, Any]]) -> str:
    """Return the last move of this seat in the words of the story.

    The story omits secret answers. When the last of them arrives, it begins with the answers of all seats.
    In these cases the move itself is returned in words.
    """
    if viewer.seat is None or not viewer.playing or not viewer.seat.played:
        return ""
    last = last_move_of(session, viewer.row.id, viewer.seat.number)
    if last is None:
        return ""
    number, line = last
    seat = viewer.seat.number
    told_of = (str(event["text"]) for event in told if event["count"] == number and is_own_move(event, seat))
    return next(told_of, "") or move_text(
        viewer.game_words, viewer.game.game.notation.parse(line), viewer.names
    )


def motion_context(session: Session, viewer: Viewer, motion: Motion) -> dict[str, Any]:
    told = motion_shown(session, viewer.row, motion, viewer.language)
    said = {each.seat: each.agreed for each in motion.votes}
    return {
        "id": motion.id,
        "by": viewer.names[motion.seat],
        "mine": motion.seat == viewer.number,
        "asked": motion_question(motion, viewer.said),
        "outcome": told["outcome"],
        "seen": [each["text"] for each in told["seen"] if each["text"]],
        "agreed": [viewer.names[seat] for seat, agreed in said.items() if agreed],
        "said": viewer.number in said,
    }


def read_motion() -> dict[str, Any]:
    """Return the motion of the form, with its length in days and hours where one can be given."""
    typed = request.form
    given = {unit: typed.get(unit, type=int, default=0) for unit in ("days", "hours")}
    if not all(0 <= number <= MOST_OF_A_UNIT for number in given.values()):
        raise ValidationError({unit: [str(number)] for unit, number in given.items()})
    length = timedelta(**given) if typed.get("kind") in LONGEST else None
    return {
        "kind": typed.get("kind", ""),
        "moves": typed.get("moves", 1, type=int),
        "length": str(msgspec.to_builtins(length)) if length else None,
    }


def read_confirmation() -> dict[str, Any]:
    """Refuse to resign unless the confirmation is checked."""
    if "sure" not in request.form:
        raise ValidationError({"sure": ["unchecked"]})
    return {}


def ask_for_vote(_session: Session, _viewer: Viewer, **_typed: Any) -> Response:
    page = render_template("pages/table-refused.html", problem="vote-unsaid")
    return make_response(page, HTTPStatus.BAD_REQUEST)


doors.form("/take-back", take_back)
doors.form("/motions", create_motion, read=read_motion, back="decisions")
doors.form("/motions/<int:motion>", vote_on_motion, show=ask_for_vote, back="decisions")
doors.form("/back", end_absence_at_table)
doors.form("/resign", resign_seat, read=read_confirmation)
