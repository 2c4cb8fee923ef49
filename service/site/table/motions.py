"""What a table decides together, and what a seat may do without asking: take back, move, vote, resign."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from http import HTTPStatus
from typing import Any

from flask import Blueprint, make_response, render_template, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from engine.text.sentences import move_text
from service.platform.deps import deps
from service.play.clocks.calendar import come_back_to
from service.play.motions.lengths import LONGEST
from service.play.motions.models import Motion, MotionKind
from service.play.motions.queries import standing_motions
from service.play.motions.views import motion_question
from service.play.motions.views import motion_view as motion_shown
from service.play.motions.vote import propose, vote_on
from service.play.tables.move_queries import last_move_of
from service.play.tables.story import tells_move
from service.play.tables.take_back import take_back
from service.play.tables.view_schemas import MOST_MOVES
from service.play.timeouts.substitute import give_up_seat
from service.site.table.entrance import Doors, back
from service.site.table.page_cache import Marks
from service.site.table.viewer import Viewer
from service.site.votes import YES_OR_NO

pages = Blueprint("table_decisions", __name__)
doors = Doors(pages)

MOST_OF_A_UNIT = 999


def decisions(session: Session, holder: Viewer, marks: Marks) -> dict[str, Any] | None:
    """What is before the table, and what this seat may ask for."""
    if holder.seat is None or not holder.playing:
        return None
    held = holder.seat.time
    paused = any(pause.start <= deps().clock() < pause.end for pause in holder.row.pauses)
    standing = standing_motions(session, holder.row.id) if marks.moved else ()
    kinds = [kind for kind in MotionKind if kind != (MotionKind.PAUSE if paused else MotionKind.RESUME)]
    return {
        "motions": [motion_told(session, holder, motion) for motion in standing],
        "kinds": [(kind.value, holder.said.say(f"motion-{kind}")) for kind in kinds],
        "absent": held is not None and held.absent_since is not None,
    }


def loose(holder: Viewer) -> int:
    """How many of its last moves this seat may take back without asking."""
    if holder.seat is None or not holder.playing:
        return 0
    return holder.game.can_take_back(holder.seat.number)


def last_said(session: Session, holder: Viewer, told: Sequence[Mapping[str, Any]]) -> str:
    """The last move of this seat as the story tells it. The story leaves secret answers out, and the one that came last
    begins with what all have answered: these are named."""
    if holder.seat is None or not holder.playing or not holder.seat.played:
        return ""
    last = last_move_of(session, holder.row.id, holder.seat.number)
    if last is None:
        return ""
    number, line = last
    seat = holder.seat.number
    told_of = (str(event["text"]) for event in told if event["count"] == number and tells_move(event, seat))
    return next(told_of, "") or move_text(
        holder.game_words, holder.game.game.notation.parse(line), holder.names
    )


def motion_told(session: Session, holder: Viewer, motion: Motion) -> dict[str, Any]:
    told = motion_shown(session, holder.row, motion, holder.language)
    said = {each.seat: each.agreed for each in motion.votes}
    return {
        "id": motion.id,
        "by": holder.names[motion.seat],
        "mine": motion.seat == holder.number,
        "asked": motion_question(motion, holder.said),
        "outcome": told["outcome"],
        "seen": [each["text"] for each in told["seen"] if each["text"]],
        "agreed": [holder.names[seat] for seat, agreed in said.items() if agreed],
        "said": holder.number in said,
    }


@doors.post("/take-back")
def take_moves_back(session: Session, holder: Viewer) -> Response:
    """Take back one's own last moves, where nobody need be asked."""
    seat, player = holder.seated
    moves = number_of("moves")
    take_back(
        session,
        table_id=holder.row.id,
        seat=seat.number,
        player_id=player.id,
        moves=moves,
        now=deps().clock(),
    )
    return back(holder)


@doors.post("/motions")
def make_motion(session: Session, holder: Viewer) -> Response:
    """Ask the others."""
    _, player = holder.seated
    kind = kind_of(request.form.get("kind", ""))
    propose(
        session,
        table_id=holder.row.id,
        player_id=player.id,
        kind=kind,
        moves=number_of("moves"),
        length=length_given() if kind in LONGEST else None,
        now=deps().clock(),
    )
    return back(holder, "decisions")


@doors.post("/motions/<int:motion>")
def vote_on_motion(session: Session, holder: Viewer, motion: int) -> Response:
    """Agree, or not; not to agree with one's own wish takes it back."""
    _, player = holder.seated
    if request.form.get("agreed") not in YES_OR_NO:
        page = render_template("pages/table-refused.html", problem="vote-unsaid")
        return make_response(page, HTTPStatus.BAD_REQUEST)
    agreed = request.form["agreed"] == "yes"
    vote_on(
        session,
        table_id=holder.row.id,
        motion_id=motion,
        player_id=player.id,
        agreed=agreed,
        now=deps().clock(),
    )
    return back(holder, "decisions")


@doors.post("/back")
def come_back(session: Session, holder: Viewer) -> Response:
    """Say that one is back."""
    _, player = holder.seated
    come_back_to(session, table_id=holder.row.id, player_id=player.id, now=deps().clock())
    return back(holder)


@doors.post("/resign")
def give_seat_up(session: Session, holder: Viewer) -> Response:
    """Leave the game; the ticked box says that it was meant."""
    _, player = holder.seated
    if "sure" not in request.form:
        raise ValidationError({"sure": [holder.said.say("table-resign-sure")]})
    give_up_seat(session, table_id=holder.row.id, player_id=player.id, now=deps().clock())
    return back(holder)


def kind_of(said: str) -> MotionKind:
    if said not in set(MotionKind):
        raise ValidationError({"kind": [said]})
    return MotionKind(said)


def length_given() -> timedelta | None:
    """Days and hours as they were filled in; nothing leaves the usual length."""
    given = {unit: request.form.get(unit, type=int, default=0) for unit in ("days", "hours")}
    if not all(0 <= number <= MOST_OF_A_UNIT for number in given.values()):
        raise ValidationError({unit: [str(number)] for unit, number in given.items()})
    return timedelta(**given) or None


def number_of(field: str) -> int:
    found = request.form.get(field, 1, type=int)
    if not 0 < found <= MOST_MOVES:
        raise ValidationError({field: [str(found)]})
    return found
