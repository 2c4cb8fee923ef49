"""The page behind the link of a vote: the motion, what each seat has seen since, and two buttons."""

from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, request
from sqlalchemy.orm import Session

from service.mail.link_pages import render_dead_link
from service.mail.links import ClosedLink, find_link_holder
from service.platform.deps import deps
from service.platform.signing import ForgedTicket, Purpose, VoteTicket, read_ticket
from service.platform.transaction import read_session, transaction
from service.play.motions.models import Motion
from service.play.motions.views import motion_question
from service.play.motions.views import motion_view as motion_shown
from service.play.motions.vote import submit_vote
from service.play.tables.refusals import TableRefusal
from service.play.tables.viewer import SeatViewer
from service.site.mail_links import render_link_page

YES_OR_NO = frozenset({"yes", "no"})

pages = Blueprint("letter_votes", __name__, url_prefix="/vote")
pages.register_error_handler(ForgedTicket, render_dead_link)
pages.register_error_handler(ClosedLink, render_dead_link)


@pages.get("/<text>")
def show(text: str) -> Response:
    with read_session() as session:
        return render_vote_page(session, read_ticket(Purpose.VOTE, VoteTicket, text))


@pages.post("/<text>")
def say(text: str) -> Response:
    """Vote yes or no. A form with neither shows the page again and casts no vote."""
    ticket = read_ticket(Purpose.VOTE, VoteTicket, text)
    if request.form.get("agreed") not in YES_OR_NO:
        with read_session() as session:
            return render_vote_page(session, ticket, HTTPStatus.BAD_REQUEST, unsaid=True)
    agreed = request.form["agreed"] == "yes"
    try:
        with transaction() as session:
            find_link_holder(session, ticket.of)
            submit_vote(
                session,
                table_id=ticket.table,
                motion_id=ticket.motion,
                player_id=ticket.player,
                agreed=agreed,
                now=deps().clock(),
            )
    except TableRefusal:
        with read_session() as session:
            return render_vote_page(session, ticket, HTTPStatus.CONFLICT)
    with read_session() as session:
        return render_vote_page(session, ticket, said=True)


def render_vote_page(
    session: Session, ticket: VoteTicket, status: int = HTTPStatus.OK, **values: Any
) -> Response:
    viewer = find_link_holder(session, ticket.of)
    motion = session.get(Motion, ticket.motion)
    if motion is None or motion.table_id != viewer.row.id:
        raise ClosedLink
    return render_link_page("link-vote", viewer, status, **motion_context(session, viewer, motion), **values)


def motion_context(session: Session, viewer: SeatViewer, motion: Motion) -> dict[str, Any]:
    told = motion_shown(session, viewer.row, motion, viewer.language)
    return {
        "seat": viewer.names[motion.seat],
        "asked": motion_question(motion, viewer.said),
        "outcome": told["outcome"],
        "seen": [each for each in told["seen"] if each["text"]],
    }
