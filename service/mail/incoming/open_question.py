"""Checking that the question that a letter answers is still open."""

from sqlalchemy.orm import Session

from service.mail.addresses import NOTHING_ASKED
from service.mail.incoming.addressee import Addressee
from service.mail.incoming.report import refuse_line
from service.play.tables.models import TableState
from service.play.tables.queries import asked_question


def check_open(session: Session, to: Addressee, first: str) -> None:
    """Refuse a letter that answers a closed question, so that it changes nothing.

    `first` is the line that the refusal names.
    """
    reader = to.reader
    if reader.row.state != TableState.RUNNING:
        raise refuse_line(first, reader.said.say("answer-why-table-not-running"))
    if to.question == NOTHING_ASKED:
        raise refuse_line(first, reader.said.say("answer-why-nothing-asked"))
    if reader.seat.question != to.question:
        asked = asked_question(session, reader.row.id, to.question, reader.seat.number)
        since = asked.count if asked else reader.seat.played
        raise refuse_line(first, reader.said.say("answer-why-question-closed"), since=since)
