"""Checking that the question that a letter answers is still open."""

from sqlalchemy.orm import Session

from service.mail.addresses import NOTHING_ASKED
from service.mail.incoming.report import refuse_line
from service.mail.incoming.seat_reply import SeatReply
from service.play.tables.queries import asked_question


def check_open(session: Session, reply: SeatReply, first: str) -> None:
    """Refuse a letter that answers a closed question, so that it changes nothing.

    `first` is the line that the refusal names.
    """
    viewer = reply.viewer
    if not viewer.playing:
        raise refuse_line(first, viewer.said.say("answer-why-table-not-running"))
    if reply.question == NOTHING_ASKED:
        raise refuse_line(first, viewer.said.say("answer-why-nothing-asked"))
    if viewer.seat.question != reply.question:
        asked = asked_question(session, viewer.row.id, reply.question, viewer.seat.number)
        since = asked.count if asked else viewer.seat.played
        raise refuse_line(first, viewer.said.say("answer-why-question-closed"), since=since)
