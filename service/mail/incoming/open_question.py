"""Checking that the question that a letter answers is still open."""

from sqlalchemy.orm import Session

from service.mail.addresses import NOTHING_ASKED
from service.mail.incoming.report import refuse_line
from service.mail.incoming.seat_reply import SeatReply
from service.play.tables.move_queries import count_when_asked


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
        count = count_when_asked(session, viewer.row.id, viewer.seat.number, reply.question)
        since = viewer.seat.played if count is None else count
        raise refuse_line(first, viewer.said.say("answer-why-question-closed"), since=since)
