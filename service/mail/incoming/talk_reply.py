"""An answer to a mail of talk is talk, unless it asks for something else by a command of its own."""

from collections.abc import Sequence

from sqlalchemy.orm import Session

from service.mail.incoming.acts import SHOWN
from service.mail.incoming.addressee import Addressee
from service.mail.incoming.in_reply_to import answered
from service.mail.incoming.report import refused
from service.mail.parse import Instruction, Reading
from service.mail.parse.commands import MAX_TALK
from service.mail.parse.instruction import Do, NotUnderstood, Reason, Talk
from service.mail.reply_address import NOTHING_ASKED
from service.models.mail import Letter
from service.talk.queries import heard_by


def as_talk(session: Session, to: Addressee, read: Reading) -> Sequence[Instruction]:
    """The instructions of a letter, or the letter as one line of talk."""
    told = answered(session, to, read, {"talk"}) if to.question == NOTHING_ASKED else None
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


def whispered(session: Session, to: Addressee, letter: Letter) -> bool:
    """Whether something in that mail was not for all: an answer to all might tell it."""
    first = letter.payload["facts"]["said"]
    lines = heard_by(session, to.reader.row.id, to.reader.seat.number, first - 1)
    return any(
        line.to is not None for line in lines if letter.sent_at is None or line.said_at <= letter.sent_at
    )
