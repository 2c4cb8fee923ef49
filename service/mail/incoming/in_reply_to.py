"""Which of our letters a mail answers, as its program names it."""

from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.mail.headers import mail_message_id
from service.mail.incoming.addressee import Addressee
from service.mail.parse import Reading
from service.models.mail import Letter, LetterState

NUMBERED = ("decision", "reminder", "answer")
"""Kinds of letters that number what may be answered."""
RECENT = 50
"""So many of a seat's last letters of such kinds may be the one that is answered."""


def answered(session: Session, to: Addressee, read: Reading, kinds: Collection[str]) -> Letter | None:
    """The letter of one of these kinds; None where the mail names none that was sent."""
    sent = (
        select(Letter)
        .where(
            Letter.kind.in_(kinds),
            Letter.table_id == to.reader.row.id,
            Letter.player_id == to.reader.player.id,
            Letter.state == LetterState.SENT,
        )
        .order_by(Letter.id.desc())
        .limit(RECENT)
    )
    named = {*read.letter.in_reply_to}
    return next((letter for letter in session.scalars(sent) if mail_message_id(letter.key) in named), None)


def revision_shown(session: Session, to: Addressee, read: Reading) -> int | None:
    """How the table was when the numbers were written that a mail means; None where nobody can say."""
    letter = answered(session, to, read, NUMBERED)
    return letter.revision if letter else None
