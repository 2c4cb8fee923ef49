"""A reply to a mail of talk is talk, unless it gives a command of its own."""

import re
from collections.abc import Iterable, Sequence

from sqlalchemy.orm import Session

import engine
from service.mail.addresses import NOTHING_ASKED
from service.mail.incoming.acts import SHOWN
from service.mail.incoming.courtesy import read_courteously
from service.mail.incoming.in_reply_to import find_answered_letter
from service.mail.incoming.report import refuse_line
from service.mail.incoming.seat_reply import SeatReply
from service.mail.incoming.turns import format_move_line
from service.mail.parse import Instruction, Reading
from service.mail.parse.commands import MAX_TALK
from service.mail.parse.instruction import (
    CallDesk,
    Choose,
    Do,
    FeatureCommand,
    LeaveRequest,
    NotUnderstood,
    PlanRequest,
    Reason,
    Talk,
    WrittenMove,
)
from service.mail.parse.reply import ReplyLine
from service.mail.registry import mail_features
from service.platform.outbox.models import Letter
from service.play.plans.edit import parsed_plan
from service.play.tables.views import read_move
from service.play.talk.queries import readable_lines

NUMBERED = re.compile(r"#\d")
"""An answer by its number in a letter. A number without `#` may be talk."""


COMMAND = re.compile(r"\W*\w+(?: \w+){0,3} ?:")
"""The beginning of a line of talk that cannot be a sentence."""


def is_marked_talk(line: str) -> bool:
    """Return True if a colon shows that a line is a command, and no sentence that begins with its word."""
    return bool(COMMAND.match(line))


def parse_talk_reply(session: Session, reply: SeatReply, read: Reading) -> Sequence[Instruction]:
    """Return the instructions of a letter, or the whole letter as one message to the table."""
    told = find_answered_letter(session, reply, read, {"talk"}) if reply.question == NOTHING_ASKED else None
    if told is None or any(isinstance(each, Talk) for each in read.instructions):
        return read.instructions
    if all(isinstance(each, Do) and each.what in SHOWN for each in read.instructions):
        return read.instructions
    commands = [each for each in read.instructions if is_private_command(each)]
    if commands and len(commands) == len(read.instructions):
        return read.instructions
    if commands:
        line = next(line.text for line in read.lines if line.number == commands[0].line)
        raise refuse_line(line, reply.viewer.said.say("answer-why-command-beside-talk"))
    answers = [each for each in read.instructions if isinstance(each, Choose | WrittenMove)]
    refuse_answers(reply, map(format_move_line, answers))
    if has_whispers(session, reply, told):
        raise refuse_line("", reply.viewer.said.say("answer-why-whispered"))
    text = "\n".join(line.text for line in read.lines).strip()
    if not text:
        return read.instructions
    if len(text) > MAX_TALK:
        return [NotUnderstood(0, "", Reason.TALK_TOO_LONG)]
    return [Talk(0, "", text)]


def is_private_command(instruction: Instruction) -> bool:
    """Return True for a command that the other players must not read: a report, a plan, leave, giving up."""
    if isinstance(instruction, Do):
        return instruction.what not in SHOWN
    if isinstance(instruction, FeatureCommand):
        return mail_features().commands[instruction.name].private
    return isinstance(instruction, CallDesk | PlanRequest | LeaveRequest)


def refuse_told_answers(
    reply: SeatReply, instructions: Sequence[Instruction], lines: Sequence[ReplyLine]
) -> None:
    """Refuse a message to all that may be an answer, such as “Digo 5”, which is Spanish for “I mean 5”.

    A colon makes clear that it is a message.
    """
    written = {line.number: line.text for line in lines}
    for each in instructions:
        if isinstance(each, Talk) and not each.to and not is_marked_talk(written.get(each.line, "talk:")):
            refuse_answers(reply, each.text.splitlines())


def refuse_answers(reply: SeatReply, lines: Iterable[str]) -> None:
    """Refuse the first line that would answer a question of this seat or give it a plan, even with typing errors.

    As talk, all players would read it.
    """
    for line in lines:
        if is_possible_answer(reply, line) or is_plan(reply, line):
            raise refuse_line(line, reply.viewer.said.say("answer-why-answers-talk"))


def is_plan(reply: SeatReply, line: str) -> bool:
    viewer = reply.viewer
    try:
        parsed_plan(viewer.row, line, viewer.language)
    except engine.Refusal:
        return False
    return viewer.playing


def is_possible_answer(reply: SeatReply, line: str) -> bool:
    viewer = reply.viewer
    if not viewer.playing or not viewer.game.moves(viewer.seat.number):
        return False
    try:
        read_move(
            viewer.row, viewer.game, viewer.seat.number, read_courteously(reply, line.removeprefix("#"))
        )
    except engine.Unreadable as refusal:
        return len(refusal.understood.split()) > 1 or bool(NUMBERED.match(line))
    except engine.Refusal:
        return True
    return True


def has_whispers(session: Session, reply: SeatReply, letter: Letter) -> bool:
    """Return True if a line in the mail was not for all players, because a reply to all might reveal it."""
    first = letter.payload["facts"]["said"]
    lines = readable_lines(session, reply.viewer.row.id, reply.viewer.seat.number, first - 1)
    return any(
        line.to is not None for line in lines if letter.sent_at is None or line.said_at <= letter.sent_at
    )
