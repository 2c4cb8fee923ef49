"""Answers to a call by mail: yes or no, in the member's language or in English."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.addresses import PersonalRecipient, PersonalTopic, read_personal_address
from service.mail.incoming.answers import PRINTABLE, is_over_limit
from service.mail.incoming.models import IncomingMail, IncomingState
from service.mail.parse import Reading
from service.mail.parse.vocabulary import fold_text, merge_commands
from service.platform.accounts.models import Player
from service.platform.outbox.outbox import post_letter
from service.play.tables.models import Table
from service.play.tables.queries import seat_of
from service.play.tables.refusals import TableRefusal
from service.social.circles.calls import answer_call
from service.social.circles.models import CircleCall

KIND = "circle-answer"


def find_asked_member(session: Session, address: str) -> PersonalRecipient | None:
    """Return the call and player that a reply address belongs to, if both still exist."""
    asked = read_personal_address(PersonalTopic.CIRCLE, address)
    known = asked and session.get(CircleCall, asked.number) and session.get(Player, asked.player)
    return asked if known else None


def answer_call_by_mail(
    session: Session, mail: IncomingMail, asked: PersonalRecipient, read: Reading, now: datetime
) -> None:
    """Apply an answer by mail, and send one reply to it."""
    player = session.get_one(Player, asked.player)
    mail.table_id, mail.player_id = asked.number, player.id
    mail.state, mail.why, mail.settled_at = IncomingState.DONE, "", now
    if read.letter.senders != (player.email,):
        mail.state, mail.why = IncomingState.REFUSED, "other-sender"
        said = "elsewhere"
    else:
        said = apply_reply(session, asked, player, read, now)
    row = session.get_one(Table, asked.number)
    if player.email is None or is_over_limit(session, player.email, now):
        mail.why = mail.why or "unanswered"
        return
    post_letter(
        session,
        key=f"{KIND}:{mail.id}",
        kind=KIND,
        channel="mail",
        recipient=player.email,
        payload={
            "table": row.id,
            "circle": row.circle_id,
            "said": said,
            "subject": read.letter.subject,
            "to": mail.message_id if PRINTABLE.fullmatch(mail.message_id) else "",
        },
        now=now,
        player_id=player.id,
        table_id=row.id,
    )


def apply_reply(
    session: Session, asked: PersonalRecipient, player: Player, read: Reading, now: datetime
) -> str:
    """Apply the answer and return the key of the sentence that reports the outcome."""
    coming = parse_yes_or_no(read, player.language)
    if coming is None:
        return "unread"
    try:
        with session.begin_nested():
            row = answer_call(session, table_id=asked.number, player=player, coming=coming, now=now)
    except TableRefusal:
        return "late"
    if not coming:
        return "stays"
    return "seated" if seat_of(row, player.id) else "noted"


def parse_yes_or_no(read: Reading, language: str) -> bool | None:
    """Read yes or no from the writer's own lines.

    The first line counts that is one of the two words, or begins with one before a comma. Return None if
    there is no such line.
    """
    known = merge_commands((language, "en")).answers
    for line in read.lines:
        word = fold_text(line.text.partition(",")[0])
        for answer, coming in (("yes", True), ("no", False)):
            if word in map(fold_text, known[answer]):
                return coming
    return None
