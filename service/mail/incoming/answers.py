"""Posting the one answer mail to a letter."""

import re
from datetime import datetime, timedelta

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from service.mail.incoming.models import IncomingMail
from service.mail.incoming.report import LetterReport
from service.mail.incoming.seat_reply import SeatReply
from service.mail.parse import ParsedMail as Read
from service.platform.deps import deps
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.outbox import post_letter
from service.play.messages.notify_players import CHANNEL

KIND = "answer"
PRINTABLE = re.compile(r"<[!-~]{1,200}>")
HOUR = timedelta(hours=1)
RECEIPT_DELAY = timedelta(minutes=30)
"""The delay of an answer that only confirms a move. If a question or the result follows, that letter confirms it."""
IN_THE_ANSWER = "in-the-answer"
"""The reason why a decision mail is not sent: the answer mail contains the question."""


def post_answer(
    session: Session, mail: IncomingMail, reply: SeatReply, read: Read, told: LetterReport, now: datetime
) -> None:
    """Post the answer to the player who holds the seat, even if the mail came from another sender.

    The number of answers in an hour is limited.
    """
    player = reply.viewer.player
    if player.email is None or is_over_limit(session, player.email, now):
        mail.why = mail.why or "unanswered"
        return
    brings_question = cancel_decision_mail(session, reply, now) or bool(told.played)
    row, seat = reply.viewer.row, reply.viewer.seat
    receipt = told.only_played and seat.waiting_since is None and not row.lesson
    payload = {
        "table": reply.viewer.row.id,
        "seat": reply.viewer.seat.number,
        "to": mail.message_id if PRINTABLE.fullmatch(mail.message_id) else "",
        "subject": read.subject,
        "brings_question": brings_question,
        "receipt": receipt,
        **told.plain,
    }
    post_letter(
        session,
        key=f"{KIND}:{mail.id}:{CHANNEL}",
        kind=KIND,
        channel=CHANNEL,
        recipient=player.email,
        payload=payload,
        now=now,
        not_before=now + RECEIPT_DELAY if receipt else now,
        player_id=player.id,
        table_id=reply.viewer.row.id,
    )


def is_over_limit(session: Session, recipient: str, now: datetime) -> bool:
    """Return True if the hourly limit is reached.

    Answers are counted separately, to end a mail loop that nothing else stops.
    """
    lately = select(func.count()).where(
        Letter.kind == KIND, Letter.recipient == recipient, Letter.created_at > now - HOUR
    )
    return (session.scalar(lately) or 0) >= deps().settings.incoming_mails


def cancel_decision_mail(session: Session, reply: SeatReply, now: datetime) -> bool:
    """Cancel the decision mail that this letter caused, because the answer mail contains the question.

    Return True if there was one.
    """
    ours = (
        Letter.kind == "decision",
        Letter.table_id == reply.viewer.row.id,
        Letter.player_id == reply.viewer.player.id,
        Letter.state == LetterState.PENDING,
        Letter.created_at == now,
    )
    void = update(Letter).where(*ours).values(state=LetterState.VOID, last_error=IN_THE_ANSWER)
    return session.connection().execute(void).rowcount > 0
