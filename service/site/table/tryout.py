"""The page of a try-out: a copy of the position, which the player continues alone for all seats.

It contains what the seat knows; hidden information is dealt again.
"""

from dataclasses import dataclass
from http import HTTPStatus
from typing import Self

from flask import Blueprint, redirect, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

import engine
from service.learning.tryout.models import TryOut
from service.learning.tryout.play import (
    discard_try_out,
    play_trial_move,
    start_try_out,
    trial_table,
    try_out_of,
)
from service.platform.deps import deps
from service.play.tables.viewer import Viewer
from service.site.answering import AnswerPanel, Draft
from service.site.answering.on_board import find_answer_figure
from service.site.answering.panel import build_answer_panel as answers_shown
from service.site.answering.routes import apply_button
from service.site.table.boards import describe_board, draw_board_figures
from service.site.table.entrance import TableRouter, redirect_back, render_page
from service.site.table.try_out_coach import try_out_coach_context

pages = Blueprint("table_try_out", __name__)
doors = TableRouter(pages)


@doors.get("/try-out")
def show(session: Session, viewer: Viewer) -> Response:
    """Show the try-out from the seat that is to move."""
    player = viewer.seated.player
    trial = try_out_of(session, viewer.row.id, player.id)
    return render_try_out_page(session, viewer, trial, TryOutPage.at(viewer, trial, Draft()))


@doors.post("/try-out")
def begin(session: Session, viewer: Viewer) -> Response:
    """Start a try-out from the present position. An earlier one is discarded."""
    seated = viewer.seated
    start_try_out(
        session,
        row=seated.row,
        seat=seated.seat.number,
        player_id=seated.player.id,
        now=deps().clock(),
    )
    return redirect(viewer.path("try-out"), 303)


@doors.post("/try-out/moves")
def play(session: Session, viewer: Viewer) -> Response:
    """Play a move for the seat to move, once it is complete. The table itself is not changed."""
    player = viewer.seated.player
    trial = try_out_of(session, viewer.row.id, player.id)
    looked = TryOutPage.at(viewer, trial, apply_button(Draft.sent(request.form)))
    answers = looked.answers
    if answers is None or not answers.moves:
        return render_try_out_page(session, viewer, trial, looked)
    play_trial_move(trial, seat=looked.seat, given=answers.moves[0].line)
    return redirect(viewer.path("try-out"), 303)


@doors.post("/try-out/drop")
def drop(session: Session, viewer: Viewer) -> Response:
    """Discard the try-out and return to the table."""
    player = viewer.seated.player
    discard_try_out(session, table_id=viewer.row.id, player_id=player.id)
    return redirect_back(viewer)


@dataclass(frozen=True)
class TryOutPage:
    """The content of a try-out page: from the seat that is to move, with the same controls as the table."""

    game: engine.AnyTable
    seat: int
    answers: AnswerPanel | None

    @classmethod
    def at(cls, viewer: Viewer, trial: TryOut, sent: Draft) -> Self:
        game = trial_table(trial)
        seat = game.waiting[0] if game.waiting else trial.seat
        answers = answers_shown(
            game, seat, sent, viewer.game_words, viewer.names, played=game.count, single_move=True
        )
        return cls(game, seat, answers)


def render_try_out_page(session: Session, viewer: Viewer, trial: TryOut, looked: TryOutPage) -> Response:
    drawn = draw_board_figures(viewer, looked.game, looked.seat, ())
    answers = looked.answers
    main = find_answer_figure(drawn, answers)
    values = {
        "heading": drawn[0].title if drawn else "",
        "figures": drawn,
        "main": main.name if main else "",
        "text": describe_board(viewer, looked.game, looked.seat),
        "asked": answers.asked if answers else "",
        "mover": viewer.names[looked.seat],
        "answering": answers,
        "trial": True,
        "coach": try_out_coach_context(session, viewer, trial),
    }
    refused = answers is not None and answers.refusal
    return render_page(
        "table-try-out", viewer, HTTPStatus.UNPROCESSABLE_ENTITY if refused else HTTPStatus.OK, **values
    )
