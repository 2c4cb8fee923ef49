"""Decisions of a table: motions and votes, and the actions that need no vote: take back, return, resign."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from http import HTTPStatus
from typing import Any

from flask import Blueprint, make_response, render_template, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from engine.text.sentences import move_text
from service.platform.deps import deps
from service.play.clocks.calendar import return_to_table
from service.play.motions.lengths import LONGEST
from service.play.motions.models import Motion, MotionKind
from service.play.motions.queries import standing_motions
from service.play.motions.views import motion_question
from service.play.motions.views import motion_view as motion_shown
from service.play.motions.vote import propose_motion, submit_vote
from service.play.tables.move_queries import last_move_of
from service.play.tables.story import is_own_move
from service.play.tables.take_back import take_back_moves
from service.play.tables.view_schemas import MOST_MOVES
from service.play.tables.viewer import Viewer
from service.play.timeouts.substitute import give_up_seat
from service.site.table.entrance import TableRouter, redirect_back
from service.site.table.rare_parts import RareParts
from service.site.votes import YES_OR_NO

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


@doors.post("/take-back")
def take_moves_back(session: Session, viewer: Viewer) -> Response:
    """Take back the seat's own last moves, if no vote is needed."""
    seated, moves = viewer.seated, parse_number("moves")
    take_back_moves(
        session,
        table_id=viewer.row.id,
        seat=seated.seat.number,
        player_id=seated.player.id,
        moves=moves,
        now=deps().clock(),
    )
    return redirect_back(viewer)


@doors.post("/motions")
def make_motion(session: Session, viewer: Viewer) -> Response:
    """Propose a motion to the other players."""
    player = viewer.seated.player
    kind = parse_motion_kind(request.form.get("kind", ""))
    propose_motion(
        session,
        table_id=viewer.row.id,
        player_id=player.id,
        kind=kind,
        moves=parse_number("moves"),
        length=parse_length() if kind in LONGEST else None,
        now=deps().clock(),
    )
    return redirect_back(viewer, "decisions")


@doors.post("/motions/<int:motion>")
def vote_on_motion(session: Session, viewer: Viewer, motion: int) -> Response:
    """Vote yes or no. A no to the player's own motion withdraws it."""
    player = viewer.seated.player
    if request.form.get("agreed") not in YES_OR_NO:
        page = render_template("pages/table-refused.html", problem="vote-unsaid")
        return make_response(page, HTTPStatus.BAD_REQUEST)
    agreed = request.form["agreed"] == "yes"
    submit_vote(
        session,
        table_id=viewer.row.id,
        motion_id=motion,
        player_id=player.id,
        agreed=agreed,
        now=deps().clock(),
    )
    return redirect_back(viewer, "decisions")


@doors.post("/back")
def come_back(session: Session, viewer: Viewer) -> Response:
    """End the player's absence."""
    player = viewer.seated.player
    return_to_table(session, table_id=viewer.row.id, player_id=player.id, now=deps().clock())
    return redirect_back(viewer)


@doors.post("/resign")
def give_seat_up(session: Session, viewer: Viewer) -> Response:
    """Resign from the game, if the confirmation is checked."""
    player = viewer.seated.player
    if "sure" not in request.form:
        raise ValidationError({"sure": [viewer.said.say("table-resign-sure")]})
    give_up_seat(session, table_id=viewer.row.id, player_id=player.id, now=deps().clock())
    return redirect_back(viewer)


def parse_motion_kind(said: str) -> MotionKind:
    if said not in set(MotionKind):
        raise ValidationError({"kind": [said]})
    return MotionKind(said)


def parse_length() -> timedelta | None:
    """Return the length in the form's days and hours, or None for the default length."""
    given = {unit: request.form.get(unit, type=int, default=0) for unit in ("days", "hours")}
    if not all(0 <= number <= MOST_OF_A_UNIT for number in given.values()):
        raise ValidationError({unit: [str(number)] for unit, number in given.items()})
    return timedelta(**given) or None


def parse_number(field: str) -> int:
    found = request.form.get(field, 1, type=int)
    if not 0 < found <= MOST_MOVES:
        raise ValidationError({field: [str(found)]})
    return found
