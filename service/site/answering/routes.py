"""The two POST routes of answering: one changes only the draft, the other submits the turn."""

from dataclasses import replace
from http import HTTPStatus

from flask import Blueprint, render_template, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

import engine
from service.platform.deps import deps
from service.play.tables.move_models import Origin
from service.play.tables.move_queries import moves_since
from service.play.tables.queries import lock_table
from service.play.tables.refusals import SeatNotHeld
from service.play.tables.submit import Turn, submit_turn
from service.play.tables.viewer import Viewer
from service.site.answering import AnswerPanel, Draft, make_answer_panel
from service.site.answering.draft import TURN, find_last_question
from service.site.answering.on_board import draw_move_preview
from service.site.answering.part import parse_number
from service.site.table.content import table_page_context
from service.site.table.entrance import TableRouter, redirect_back, render_page

pages = Blueprint("answering", __name__)
doors = TableRouter(pages)


@doors.trying("/draft")
def draft(session: Session, viewer: Viewer) -> Response:
    """Render the page with the changed draft. Nothing is stored."""
    sent = apply_button(Draft.sent(request.form))
    if "HX-Request" in request.headers and is_current_draft(viewer, sent):
        answers = make_answer_panel(viewer, sent)
        if answers is not None and changes_controls_only(answers, sent):
            return render_controls(viewer, answers)
    response = render_page_again(session, viewer, sent, HTTPStatus.OK)
    if not is_current_draft(viewer, sent):
        response.headers["HX-Refresh"] = "true"  # the controls alone would not show what has happened
    return response


def changes_controls_only(answers: AnswerPanel, sent: Draft) -> bool:
    """Return whether the page showed the same moves, so that its boards stay as they are."""
    shown = parse_number(sent.given.get("moves"))
    return shown == len(answers.lines) and answers.lines == list(sent.lines) and not sent.typed


def is_current_draft(viewer: Viewer, sent: Draft) -> bool:
    """Return whether a draft answers the current question."""
    return viewer.seat is not None and sent.fits(viewer.question, viewer.seat.played)


def render_controls(viewer: Viewer, answers: AnswerPanel) -> Response:
    """Render only the controls, if nothing else has changed."""
    values = {"viewer": viewer, "say": viewer.said.say, "language": viewer.language}
    return Response(
        render_template(
            "pages/answering.html", **values, answering=answers, laid=draw_move_preview(viewer, answers)
        ),
        mimetype="text/html",
    )


def apply_button(sent: Draft) -> Draft:
    """Apply the pressed button to the draft."""
    form = sent.given
    if form.get("act") == "choose":
        return replace(sent, pressed=True)
    # Without the script that lets this button bypass htmx, the answer is added and sent with the next press.
    if "send" in form:
        return sent.and_then(form["send"]) if form["send"] else replace(sent, pressed=True)
    if "show" in form:
        chosen = (words.partition(" ") for words in form.getlist("with"))
        given = type(form)((name, value) for name, _, value in chosen)
        return replace(sent, kind=form["show"], typed="", given=given)
    return sent.and_then(form["add"]) if "add" in form else sent


@doors.post("/answer")
def answer(session: Session, viewer: Viewer) -> Response:
    """Submit a turn: a draft, or the answer of a button that sends at once.

    Confirming a turn also ends it, even after a reveal. Repeated presses play the turn only once.
    """
    sent = Draft.sent(request.form)
    if viewer.seat is None:
        raise SeatNotHeld
    lock_table(session, viewer.row.id)
    if is_already_played(session, viewer, sent):
        return redirect_back(viewer)
    question = sent.question
    if question is None or not sent.fits(viewer.question, viewer.seat.played):
        return render_page_again(session, viewer, sent, HTTPStatus.CONFLICT)
    reveals, confirms = False, "confirm" in sent.given
    if confirms or "send" in sent.given:
        sent = apply_button(sent)
        answers = make_answer_panel(viewer, sent)
        whole = confirms or (answers is not None and (not answers.goes_on or answers.answered))
        if answers is None or answers.refusal or not answers.moves or not whole:
            refused = answers is not None and (answers.refusal or answers.missing)
            return render_page_again(
                session, viewer, sent, HTTPStatus.UNPROCESSABLE_ENTITY if refused else HTTPStatus.OK
            )
        reveals = confirms and answers.reveals and answers.complete
        sent = replace(sent, lines=tuple(answers.turn if confirms else answers.lines))
    if not sent.lines:
        return render_page_again(session, viewer, sent, HTTPStatus.CONFLICT)
    turn = Turn(
        table_id=viewer.row.id,
        seat=viewer.seat.number,
        question=question,
        moves=sent.lines,
        origin=Origin.PAGE if viewer.signed_in else Origin.LINK,
        player_id=viewer.seat.player_id,
    )
    try:
        played = submit_turn(session, turn, deps().clock())
        if reveals:
            close_turn(session, viewer, turn, played.game)
    except engine.Refusal:
        return render_page_again(session, viewer, sent, HTTPStatus.UNPROCESSABLE_ENTITY)
    return redirect_back(viewer)


def close_turn(session: Session, viewer: Viewer, turn: Turn, game: engine.AnyTable) -> None:
    """End the turn after a reveal, as far as nothing else is asked or given up. A turn itself ends at a reveal.

    The moves before may have ended the table.
    """
    while viewer.playing and (question := find_last_question(game, turn.seat)):
        last = replace(turn, question=question.id, moves=[str(question.default)])
        game = submit_turn(session, last, deps().clock()).game
        if question.default.closing == TURN:
            return


def render_page_again(session: Session, viewer: Viewer, sent: Draft, status: int) -> Response:
    """Render the page again with the draft and the reason why it was not sent."""
    return render_page("table", viewer, status, **table_page_context(session, viewer, deps().clock(), sent))


def is_already_played(session: Session, viewer: Viewer, sent: Draft) -> bool:
    """Return whether exactly these moves were played since the page was rendered."""
    pressed = sent.given.get("send")
    lines = sent.lines or ((pressed,) if pressed else ())
    if viewer.seat is None or sent.played is None or not (lines or sent.kind):
        return False
    since = moves_since(session, viewer.row.id, viewer.seat.number, sent.played)[: len(lines) or 1]
    if not since or since[0].question != sent.question:
        return False
    if not lines:
        return is_composed_move(viewer.game.game.notation.parse(since[0].text), sent)
    return tuple(move.text for move in since) == lines


def is_composed_move(move: engine.Move, sent: Draft) -> bool:
    """Return whether a move equals the values of the controls.

    A part that consists of several fields never counts as equal.
    """
    slots = [slot for part in move.pattern().parts for slot in part.slots()]
    said = {slot.name: slot.write(getattr(move, slot.name)) for slot in slots}
    same = all(sent.given.get(name) == text for name, text in said.items())
    return same and sent.kind == type(move).__struct_config__.tag
