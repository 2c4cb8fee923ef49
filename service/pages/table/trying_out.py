"""A try-out on a page: the position as far as a seat knows it, the rest dealt anew, to be played on alone for all seats."""

from typing import Any

from flask import Blueprint, redirect, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

import engine
from engine.telling import certain_told, question_told
from service.pages.table.boards import drawings
from service.pages.table.doors import Doors, back, page
from service.pages.table.holder import Holder
from service.parts import parts
from service.post.sensible import sensible
from service.tryout.models import TryOut
from service.tryout.trying import begin_try_out, drop_try_out, play_on, try_out_of

pages = Blueprint("table_try_out", __name__)
doors = Doors(pages)


@doors.get("/try-out")
def show(session: Session, holder: Holder) -> Response:
    """From the seat that is to move."""
    _, player = holder.seated
    return shown(holder, try_out_of(session, holder.row.id, player.id))


@doors.post("/try-out")
def begin(session: Session, holder: Holder) -> Response:
    """From the present position; an earlier one is thrown away."""
    seat, player = holder.seated
    begin_try_out(session, row=holder.row, seat=seat.number, player_id=player.id, now=parts().clock())
    return redirect(holder.path("try-out"), 303)


@doors.post("/try-out/moves")
def play(session: Session, holder: Holder) -> Response:
    """A move for whichever seat is asked; the table itself knows nothing of it."""
    _, player = holder.seated
    trial = try_out_of(session, holder.row.id, player.id)
    given = request.form.get("move", "")
    try:
        play_on(trial, seat=seat_asked(trial), given=given)
    except engine.Refusal as refused:
        return shown(holder, trial, typed=given, refusal=refused.explain(holder.game_words))
    return redirect(holder.path("try-out"), 303)


@doors.post("/try-out/drop")
def drop(session: Session, holder: Holder) -> Response:
    """Back to the table."""
    _, player = holder.seated
    drop_try_out(session, table_id=holder.row.id, player_id=player.id)
    return back(holder)


def seat_asked(trial: TryOut) -> int:
    game = engine.load_table(trial.dump)
    return game.waiting[0] if game.waiting else trial.seat


def shown(holder: Holder, trial: TryOut, typed: str = "", refusal: str = "") -> Response:
    game, seat = engine.load_table(trial.dump), seat_asked(trial)
    drawn = drawings(holder, game, seat, ())
    status = 422 if refusal else 200
    values = {
        "heading": drawn[0].title if drawn else "",
        "figures": drawn,
        "typed": typed,
        "refusal": refusal,
    }
    return page("table-try-out", holder, status, **values, **asked(holder, game, seat))


def asked(holder: Holder, game: engine.AnyTable, seat: int) -> dict[str, Any]:
    """What is asked of the seat that is to move, with answers as buttons."""
    question, words = game.question(seat), holder.game_words
    if question is None:
        return {"asked": "", "answers": []}
    answers = [
        {
            "notation": str(move),
            "words": words.write(str(move)),
            "after": "; ".join(certain_told(words, game.what_if(seat, move), holder.names)),
            "default": False,
        }
        for move in sensible(game.moves(seat), question.default)
    ]
    return {
        "asked": question_told(words, question, holder.names),
        "mover": holder.names[seat],
        "question": question.id,
        "answers": answers,
    }
