"""The coach in a try-out: the value of the last answer compared with the best others, below the question."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from flask import Blueprint, redirect
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from engine.coach import Look, Worth, cost_text, looks_from, surely_cost
from engine.table.record import Record
from service.learning.coach.models import CoachState, TryOutLook
from service.learning.coach.try_out import (
    after_last_answer,
    ask_about_last,
    can_coach_try_outs,
    find_question,
)
from service.learning.tryout.models import TryOut
from service.learning.tryout.play import try_out_of
from service.platform.deps import deps
from service.play.tables.viewer import Viewer
from service.site.table.entrance import TableRouter

pages = Blueprint("table_try_out_coach", __name__)
doors = TableRouter(pages)


class TriedAnswer(NamedTuple):
    """An answer in the try-out, in the reader's notation."""

    before: int
    """The number of moves played before it."""
    seat: int
    name: str
    answer: str


class WorthRow(NamedTuple):
    """The value of one answer."""

    answer: str
    worth: Worth
    more: float | None
    """The difference to the given answer; None for that answer itself."""


@doors.post("/try-out/coach")
def ask(session: Session, viewer: Viewer) -> Response:
    """Ask the coach about the last answer. An earlier request is discarded."""
    player = viewer.seated.player
    trial = try_out_of(session, viewer.row.id, player.id)
    ask_about_last(session, row=viewer.row, trial=trial, now=deps().clock())
    return redirect(f"{viewer.path('try-out')}#worth", 303)


def try_out_coach_context(session: Session, viewer: Viewer, trial: TryOut) -> dict[str, Any] | None:
    """Return the last request with its result, and the possible next request.

    Return None if the coach may not advise at this table.
    """
    if not can_coach_try_outs(viewer.row):
        return None
    asked, last = find_question(session, trial), after_last_answer(trial)
    about = None if asked is None else get_last_answer(viewer, Record.load(asked.record))
    offered = None if last is None else get_last_answer(viewer, last.record())
    again = asked is not None and asked.state == CoachState.REFUSED
    return {
        "asked": about,
        "offered": offered if offered != about or again else None,
        **({} if asked is None else coach_result_context(viewer, asked)),
    }


def get_last_answer(viewer: Viewer, record: Record) -> TriedAnswer:
    """Return the last answer of a record."""
    line = record.moves[-1]
    answer = viewer.game_words.write(line.move)
    return TriedAnswer(len(record.moves) - 1, line.seat, viewer.names[line.seat], answer)


def coach_result_context(viewer: Viewer, asked: TryOutLook) -> dict[str, Any]:
    if asked.look is None:
        return {"state": asked.state}
    look = looks_from(asked.look)
    sentence = cost_text(viewer.game_words, look) if surely_cost(look) else ""
    return {"state": asked.state, "sentence": sentence, "rows": list_worth_rows(viewer, look)}


def list_worth_rows(viewer: Viewer, look: Look) -> Sequence[WorthRow]:
    """Return the given answer, then the others from best to worst."""
    write, own = viewer.game_words.write, look.played
    others = [WorthRow(write(each.move), each, each.points - own.points) for each in look.others]
    return [WorthRow(write(own.move), own, None), *others]
