"""An answer to a mail of talk is talk, unless it asks for something else by a command of its own."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.post.envelope import message_id
from service.post.incoming.acts import SHOWN
from service.post.incoming.addressee import Addressee
from service.post.incoming.told import refused
from service.post.models import Letter, State
from service.post.reading import Instruction, Reading
from service.post.reading.commands import MAX_TALK
from service.post.reading.instruction import Do, NotUnderstood, Reason, Talk
from service.post.reply_address import NOTHING_ASKED
from service.talk.queries import heard_by

RECENT = 50
"""So many of a seat's last mails of talk may be the one that is answered."""


def as_talk(session: Session, to: Addressee, read: Reading) -> Sequence[Instruction]:
    """The instructions of a letter, or the letter as one line of talk."""
    told = answered(session, to, read) if to.question == NOTHING_ASKED else None
    if told is None or any(isinstance(each, Talk) for each in read.instructions):
        return read.instructions
    if all(isinstance(each, Do) and each.what in SHOWN for each in read.instructions):
        return read.instructions
    if whispered(session, to, told):
        raise refused("", to.reader.said.say("answer-why-whispered"))
    text = "\n".join(line.text for line in read.lines).strip()
    if not text:
        return read.instructions
    if len(text) > MAX_TALK:
        return [NotUnderstood(0, "", Reason.TALK_TOO_LONG)]
    return [Talk(0, "", text)]


def answered(session: Session, to: Addressee, read: Reading) -> Letter | None:
    """The mail of talk that a letter answers."""
    sent = (
        select(Letter)
        .where(
            Letter.kind == "talk",
            Letter.table_id == to.reader.row.id,
            Letter.player_id == to.reader.player.id,
            Letter.state == State.SENT,
        )
        .order_by(Letter.id.desc())
        .limit(RECENT)
    )
    named = {*read.letter.in_reply_to}
    return next((letter for letter in session.scalars(sent) if message_id(letter.key) in named), None)


def whispered(session: Session, to: Addressee, letter: Letter) -> bool:
    """Whether something in that mail was not for all: an answer to all might tell it."""
    first = letter.payload["facts"]["said"]
    lines = heard_by(session, to.reader.row.id, to.reader.seat.number, first - 1)
    return any(
        line.to is not None for line in lines if letter.sent_at is None or line.said_at <= letter.sent_at
    )
