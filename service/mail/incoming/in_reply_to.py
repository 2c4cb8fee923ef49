"""Finding the letter that a mail answers, by the headers of the mail."""

from collections.abc import Collection, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.mail.conversation import letter_title, sender_display_name, sender_of_questions
from service.mail.headers import list_message_ids
from service.mail.incoming.seat_reply import SeatReply
from service.mail.parse import ParsedMail, Reading, SentLetters
from service.mail.parse.sent import parse_sent_letters
from service.platform.deps import deps
from service.platform.outbox.models import Letter, LetterState
from service.play.tables.move_queries import time_when_asked

NUMBERED = ("decision", "reminder", "answer")
"""The kinds of letters that number the possible answers."""
LATEST = 5
RECENT = 50
"""The number of the latest letters of a seat that are searched for the one that is answered."""


def find_answered_letter(
    session: Session, reply: SeatReply, read: Reading, kinds: Collection[str]
) -> Letter | None:
    """Return the letter of one of these kinds that a mail answers, or None if it names none that was sent."""
    sent = (
        select(Letter)
        .where(
            Letter.kind.in_(kinds),
            Letter.table_id == reply.viewer.row.id,
            Letter.player_id == reply.viewer.player.id,
            Letter.state == LetterState.SENT,
        )
        .order_by(Letter.id.desc())
        .limit(RECENT)
    )
    named = {*read.letter.in_reply_to}
    return next(
        (letter for letter in session.scalars(sent) if not named.isdisjoint(list_message_ids(letter.key))),
        None,
    )


def load_sent_letters(session: Session, reply: SeatReply, mail: ParsedMail) -> SentLetters:
    """Return what we know of the letter that a mail answers.

    If the headers name none, return the latest letters about the table.
    """
    latest = (
        select(Letter.key, Letter.said)
        .where(
            Letter.table_id == reply.viewer.row.id,
            Letter.player_id == reply.viewer.player.id,
            Letter.said != "",
        )
        .order_by(Letter.id.desc())
        .limit(RECENT)
    )
    letters = session.execute(latest).all()
    named = {*mail.in_reply_to, *mail.references}
    meant = [said for key, said in letters if not named.isdisjoint(list_message_ids(key))]
    return parse_sent_letters(meant or [said for _, said in letters[:LATEST]], sender_names(reply))


def sender_names(reply: SeatReply) -> Sequence[str]:
    """Return the names under which letters about a table are sent.

    Those are the names of the service, of the table, and of the players.
    """
    sender, viewer = deps().settings.sender, reply.viewer
    own = sender_of_questions(viewer.said), letter_title(viewer.row, viewer.said)
    senders = ("", *own, *viewer.names) if sender.display_name else ()
    return (*(sender_display_name(each, sender.display_name) for each in senders), sender.addr_spec)


def apply_answered_letter(session: Session, reply: SeatReply, read: Reading) -> SeatReply:
    """Return the reply with what the answered letter showed.

    If the headers name no letter, include all lists of answers that may be meant.
    """
    letter = find_answered_letter(session, reply, read, NUMBERED)
    if letter is None:
        return reply._replace(lists=("", *load_shown_lists(session, reply)))
    return reply._replace(revision=letter.revision, lists=(letter.payload.get("begun", ""),))


def load_shown_lists(session: Session, reply: SeatReply) -> Sequence[str]:
    """Return the beginnings of the answer lists that the seat was shown since the question was put."""
    viewer = reply.viewer
    if viewer.seat.question != reply.question:
        return ()
    sent = select(Letter.payload).where(
        Letter.kind == "answer",
        Letter.table_id == viewer.row.id,
        Letter.player_id == viewer.player.id,
        Letter.created_at >= time_when_asked(session, viewer.row, viewer.seat),
    )
    begun = dict.fromkeys(payload.get("begun", "") for payload in session.scalars(sent))
    return [words for words in begun if words]
