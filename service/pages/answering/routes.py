"""The two posts of answering: one changes the draft and nothing else, the other sends it through the one door."""

from dataclasses import replace
from http import HTTPStatus

from flask import Blueprint, render_template, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

import engine
from service.core.deps import deps
from service.models.moves import Origin
from service.pages.answering import Draft
from service.pages.table.content import questioned, shown
from service.pages.table.entrance import Doors, back, page
from service.pages.table.page_cache import marks
from service.pages.table.viewer import Viewer
from service.tables.queries import locked_table, moves_since
from service.tables.refusals import NotYours
from service.tables.submit import Turn, submit

pages = Blueprint("answering", __name__)
doors = Doors(pages)


@doors.trying("/draft")
def draft(session: Session, holder: Viewer) -> Response:
    """The page with the draft as it now stands; nothing is kept."""
    sent = changed(Draft.sent(request.form))
    same = sent.lines == Draft.sent(request.form).lines and not (sent.typed or sent.adding)
    if "HX-Request" in request.headers and same and fresh(holder, sent):
        return part(session, holder, sent)
    response = again(session, holder, sent, HTTPStatus.OK)
    if not fresh(holder, sent):
        response.headers["HX-Refresh"] = "true"  # the controls alone would not say what has happened
    return response


def fresh(holder: Viewer, sent: Draft) -> bool:
    """Whether a draft answers what is asked now."""
    return holder.seat is not None and sent.fits(holder.question, holder.seat.played)


def part(session: Session, holder: Viewer, sent: Draft) -> Response:
    """The controls alone, where nothing around them has changed."""
    values = {"holder": holder, "say": holder.said.say, "language": holder.language}
    return Response(
        render_template("pages/answering.html", **values, **questioned(session, holder, sent)),
        mimetype="text/html",
    )


def changed(sent: Draft) -> Draft:
    """What the pressed button does to the draft."""
    form = sent.given
    match form.get("act"):
        case "reset":
            return replace(sent, lines=(), kind="", typed="", given=type(form)())
        case "drop":
            return replace(sent, lines=sent.lines[:-1], kind="", typed="", given=type(form)())
        case "add":
            return replace(sent, adding=True)
    if "show" in form:
        return replace(sent, kind=form["show"], typed="", given=type(form)())
    return sent.and_then(form["add"]) if "add" in form else sent


@doors.post("/answer")
def answer(session: Session, holder: Viewer) -> Response:
    """Finish the turn. Whatever was sent before is not played again, however often it is pressed."""
    sent = Draft.sent(request.form)
    if holder.seat is None:
        raise NotYours
    locked_table(session, holder.row.id)
    if played_before(session, holder, sent):
        return back(holder)
    if sent.question is None or not sent.lines or not sent.fits(holder.question, holder.seat.played):
        return again(session, holder, sent, HTTPStatus.CONFLICT)
    turn = Turn(
        table_id=holder.row.id,
        seat=holder.seat.number,
        question=sent.question,
        moves=sent.lines,
        origin=Origin.PAGE if holder.signed_in else Origin.LINK,
        player_id=holder.seat.player_id,
    )
    try:
        submit(session, turn, deps().clock())
    except engine.Refusal:
        return again(session, holder, sent, HTTPStatus.UNPROCESSABLE_ENTITY)
    return back(holder)


def again(session: Session, holder: Viewer, sent: Draft, status: int) -> Response:
    """The page with a draft as it stands, and with what stood in its way."""
    found = marks(session, holder.row.id, holder.player.id if holder.player else None)
    return page("table", holder, status, **shown(session, holder, found, deps().clock(), sent))


def played_before(session: Session, holder: Viewer, sent: Draft) -> bool:
    """Whether these very moves were played since the page was made."""
    if holder.seat is None or sent.played is None or not sent.lines:
        return False
    since = moves_since(session, holder.row.id, holder.seat.number, sent.played)[: len(sent.lines)]
    return tuple(move.text for move in since) == sent.lines and since[0].question == sent.question
