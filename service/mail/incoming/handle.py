"""Processing one mail in one transaction, from the raw bytes to the answer in the outbox."""

import re
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from sqlalchemy.orm import Session

import engine
from service.mail.addresses import (
    find_marked_letters,
    find_returned_letter,
    is_check_address,
    is_report_address,
    is_service_address,
)
from service.mail.bounces import (
    CAME_BACK,
    COMPLAINT,
    find_letter,
    record_temporary_failure,
    resume_mail_to_writer,
    stop_mail,
)
from service.mail.incoming.acts import carry_out_instruction
from service.mail.incoming.addressees import answer_personal_mail
from service.mail.incoming.afterword import TrimmedAnswer, trim_answer
from service.mail.incoming.answers import post_answer
from service.mail.incoming.asks import look_up_answers
from service.mail.incoming.in_reply_to import apply_answered_letter, load_sent_letters
from service.mail.incoming.models import IncomingMail, IncomingState
from service.mail.incoming.numbered_answers import UnknownNumber, resolve_default, resolve_number
from service.mail.incoming.questions import answer_questions, is_question
from service.mail.incoming.report import LetterReport, LineFault, RefusedLine, refuse_line
from service.mail.incoming.seat_reply import SeatReply, find_former_reply, find_seat_reply
from service.mail.incoming.settle import settle_mail
from service.mail.incoming.talk_reply import parse_talk_reply, refuse_told_answers
from service.mail.incoming.turns import MoveLine, format_move_line, is_move, play_lines
from service.mail.parse import (
    Illegible,
    Instruction,
    OwnDomain,
    ParsedMail,
    Reading,
    WriterKind,
    parse_mail,
    read_letter,
)
from service.mail.parse.instruction import Ask, Choose, Do, NotUnderstood
from service.mail.parse.message import BOUNDS
from service.mail.parse.reply import ReplyLine
from service.platform.deps import deps
from service.platform.outbox.models import Letter

OTHER_SENDER, DISOWNED = "other-sender", "sender-disowned"
WITHOUT_EFFECT: Final = frozenset({IncomingState.IGNORED, IncomingState.REFUSED})


def process_mail(session: Session, mail: IncomingMail, now: datetime) -> None:
    """Read a mail, carry out all of its requests or none, and post one answer.

    A mail without effect loses its contents. Only `procaccio doctor` reads them, in a mail that it sent itself.
    """
    reply = find_seat_reply(session, mail.recipient, lock=True)
    read = parse_incoming(session, mail, reply)
    if isinstance(read, Illegible):
        settle_mail(mail, IncomingState.UNREADABLE, read.why, now)
        if read.why in BOUNDS:
            mail.raw = b""
    elif read.letter.kind == WriterKind.COMPLAINT:
        settle_mail(mail, IncomingState.IGNORED, read.letter.kind, now)
        note_complaint(session, mail, read.letter, now)
    elif read.letter.failures:
        settle_mail(mail, IncomingState.IGNORED, WriterKind.BOUNCE, now)
        note_failures(session, mail, read.letter, now)
    elif read.letter.kind != WriterKind.HUMAN:
        settle_mail(mail, IncomingState.IGNORED, read.letter.kind, now)
    elif reply is not None:
        process_letter(session, mail, reply, read, now)
    elif read.letter.disowned:
        settle_mail(mail, IncomingState.REFUSED, DISOWNED, now)
    elif not (
        answer_former_player(session, mail, read, now) or answer_personal_mail(session, mail, read, now)
    ):
        ours = is_service_address(mail.recipient) or is_report_address(mail.recipient)
        why = "house" if ours else "no-such-address"
        settle_mail(mail, IncomingState.REFUSED, why, now)
    if mail.state in WITHOUT_EFFECT and not is_check_address(mail.recipient):
        mail.raw = b""


def parse_incoming(session: Session, mail: IncomingMail, reply: SeatReply | None) -> Reading | Illegible:
    """Parse a mail with what we know: the player's language, the names at the table, the letter that is
    answered.
    """
    settings = deps().settings
    letter = parse_mail(
        mail.raw,
        OwnDomain(settings.sender.domain),
        mail.envelope_sender,
        checked_by=settings.mail_checked_by,
    )
    if isinstance(letter, Illegible):
        return letter
    if reply is None:
        return read_letter(letter)
    viewer = reply.viewer
    sent = load_sent_letters(session, reply, letter)
    return read_letter(letter, sent, languages=[viewer.language], people=viewer.names)


def process_letter(
    session: Session, mail: IncomingMail, reply: SeatReply, read: Reading, now: datetime
) -> None:
    """Carry out a letter from a person as a whole or not at all, and answer it once."""
    player = reply.viewer.player
    mail.table_id, mail.player_id = reply.viewer.row.id, player.id
    if read.letter.disowned or read.letter.senders != (player.email,):
        why = DISOWNED if read.letter.disowned else OTHER_SENDER
        settle_mail(mail, IncomingState.REFUSED, why, now)
        post_answer(session, mail, reply, read.letter, refuse_sender(session, reply, read, why), now)
        return
    settle_mail(mail, IncomingState.DONE, "", now)
    resume_mail_to_writer(session, address=read.letter.senders[0])
    reply = apply_answered_letter(session, reply, read)
    try:
        asked = parse_talk_reply(session, reply, read)
        told = carry_out_lines(session, reply, asked, read.lines, read.letter, now)
    except RefusedLine as refusal:
        told = refusal.told
        mail.why = "not-carried-out"
    post_answer(session, mail, reply, read.letter, told, now)


def answer_former_player(session: Session, mail: IncomingMail, read: Reading, now: datetime) -> bool:
    """Tell a player who has left the seat that nothing was done. Return False for any other address."""
    reply = find_former_reply(session, mail.recipient)
    if reply is None:
        return False
    settle_mail(mail, IncomingState.REFUSED, "seat-left", now)
    if read.letter.senders == (reply.viewer.player.email,):
        post_answer(session, mail, reply, read.letter, LetterReport(), now)
    return True


def refuse_doubt(reply: SeatReply, meant: TrimmedAnswer) -> RefusedLine:
    """Return the refusal of an answer because of a line below it that may take it back."""
    move = next(format_move_line(each) for each in meant.instructions if is_move(each))
    return refuse_line(meant.held_by, reply.viewer.said.say("answer-why-doubt", move=move))


def carry_out_lines(
    session: Session,
    reply: SeatReply,
    asked: Sequence[Instruction],
    lines: Sequence[ReplyLine],
    letter: ParsedMail,
    now: datetime,
) -> LetterReport:
    """Carry out the lines of a letter that concern one table as a whole, or raise RefusedLine."""
    with session.begin_nested():
        refuse_told_answers(reply, asked, lines)
        meant = trim_answer(reply, asked, lines, (letter.name, *letter.senders))
        if meant.held_by:
            raise refuse_doubt(reply, meant)
        told = carry_out_instructions(session, reply, meant.instructions, now)
        told.left_out.extend(meant.left_out)
    return told


def carry_out_instructions(
    session: Session, reply: SeatReply, instructions: Sequence[Instruction], now: datetime
) -> LetterReport:
    """Carry out all instructions in order.

    The moves are played as one turn, at the place of the first of them.
    """
    told = LetterReport()
    if all(map(is_question, instructions)) and answer_questions(reply, instructions, told):
        return told
    for wrong in instructions:
        if isinstance(wrong, NotUnderstood):
            carry_out_instruction(session, reply, wrong, told, now)
    lines = [each for each in instructions if is_move(each)]
    for each in instructions:
        if isinstance(each, Ask):
            look_up_answers(session, reply, each, told)
        elif not is_move(each):
            carry_out_instruction(session, reply, each, told, now)
        elif each is lines[0]:
            play_lines(session, reply, lines, told, now)
    return told


def refuse_sender(session: Session, reply: SeatReply, read: Reading, why: str) -> LetterReport:
    """Return a report for a mail from another address, or from somebody who may be another.

    It refuses the letter, and offers a link that plays the answer if the letter holds exactly one move.
    """
    said = reply.viewer.said.say
    sender = ", ".join(read.letter.senders)
    told = LetterReport(wrong=[LineFault("", said(f"answer-why-{why}", sender=sender, link=address_page()))])
    meant = trim_answer(reply, read.instructions, read.lines, (read.letter.name, *read.letter.senders))
    lines = [each for each in meant.instructions if is_move(each)]
    move = resolve_move_text(session, reply, lines[0]) if len(lines) == 1 and not meant.held_by else None
    if move:
        shown = reply.viewer.game_words.write(move)
        told.links.append({"move": shown, "link": reply.viewer.answer_link(reply.question, move)})
    return told


def address_page() -> str:
    """Return the page on which players change their address."""
    return f"{deps().settings.public_url}/me/account"


def resolve_move_text(session: Session, reply: SeatReply, line: MoveLine) -> str | None:
    """Return the move as text. The page behind the link checks if it is legal."""
    if reply.viewer.question != reply.question:
        return None
    try:
        match line:
            case Choose():
                return str(resolve_number(session, reply, line))
            case Do():
                return str(resolve_default(session, reply))
        return format_move_line(line)
    except (UnknownNumber, engine.Ambiguous):
        return None


def note_failures(session: Session, mail: IncomingMail, report: ParsedMail, now: datetime) -> None:
    """Stop mail to addresses that a letter permanently failed to reach. Count temporary failures."""
    for failure in report.failures:
        for letter in letters_of(session, mail, failure.recipient):
            if failure.for_good:
                stop_mail(session, letter, why=failure.status, now=now)
            elif failure.for_now:
                mail.why, mail.player_id = CAME_BACK, letter.player_id
                session.flush()
                record_temporary_failure(session, letter, why=failure.status, now=now)


def note_complaint(session: Session, mail: IncomingMail, report: ParsedMail, now: datetime) -> None:
    """Stop mail to the reader at once, because a complaint calls a letter unwanted."""
    for recipient in (*(failure.recipient for failure in report.failures), ""):
        for letter in letters_of(session, mail, recipient):
            mail.player_id = letter.player_id
            stop_mail(session, letter, why=COMPLAINT, now=now)


def letters_of(session: Session, mail: IncomingMail, recipient: str) -> Iterator[Letter]:
    """Yield the letter whose return path received the report, else the letters that the report encloses."""
    own = find_returned_letter(mail.recipient)
    named = [own] if own else [*find_marked_letters(mail.raw.decode("ascii", "replace").lower())]
    for number in named:
        letter = session.get(Letter, number)
        if letter is not None:
            yield letter
    if named or not recipient:
        return
    domain = re.escape(deps().settings.sender.domain.encode())
    for message_id in sorted(
        {found.decode() for found in re.findall(rb"<[0-9a-f]{32}@" + domain + rb">", mail.raw)}
    ):
        letter = find_letter(session, address=recipient, message_id=message_id)
        if letter is not None:
            yield letter
