"""Replies to a digest: answers for several tables in one mail, each carried out as a whole or not at all.

An answer names its table (`2: #1`), or stands below the table in the quoted letter. One letter answers all.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.mail.addresses import PersonalTopic, read_personal_address
from service.mail.bounces import resume_mail_to_writer
from service.mail.contents import ShownQuestion
from service.mail.headers import list_message_ids
from service.mail.incoming.answers import PRINTABLE, cancel_decision_mail, is_over_limit
from service.mail.incoming.handle import OTHER_SENDER, address_page, carry_out_lines
from service.mail.incoming.in_reply_to import LATEST, RECENT, sender_names
from service.mail.incoming.models import IncomingMail, IncomingState
from service.mail.incoming.report import LetterReport, LineFault, RefusedLine
from service.mail.incoming.seat_reply import SeatReply
from service.mail.incoming.settle import settle_mail
from service.mail.kinds.digest import section_heading
from service.mail.parse import Instruction, ParsedMail, Reading, WriterKind, read_letter
from service.mail.parse.commands import parse_instructions
from service.mail.parse.instruction import Do
from service.mail.parse.reply import ReplyLine
from service.mail.parse.sent import parse_sent_letters
from service.mail.parse.vocabulary import fold_text
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.outbox.outbox import post_letter
from service.platform.words import words
from service.play.messages.mail_preferences import turn_off_digests
from service.play.messages.notify_players import CHANNEL
from service.play.tables.queries import lock_table
from service.play.tables.viewer import SeatViewer

KIND = "digest-answer"
NAMED = re.compile(r"\[?(?P<number>\d{1,2})(?:\]|\s?[:\uff1a])\s*(?P<text>.*)")
"""A line that names its table: `2: #1` or `[2] #1`."""
SURE = 30
"""The number of characters of a wrapped heading that cannot be a coincidence."""


class AskedReader(NamedTuple):
    """The letter and the player that a reply address belongs to."""

    letter: Letter
    player: Player


class TableLines(NamedTuple):
    """The lines of a reply that concern one table."""

    number: int
    lines: Sequence[ReplyLine]
    meant: Sequence[Instruction]


def find_digest_reader(session: Session, address: str) -> AskedReader | None:
    to = read_personal_address(PersonalTopic.DIGEST, address)
    letter = session.get(Letter, to.number) if to else None
    player = session.get(Player, to.player) if to else None
    return AskedReader(letter, player) if letter and player else None


def answer_digest_reply(
    session: Session, mail: IncomingMail, to: AskedReader, read: Reading, now: datetime
) -> None:
    """Carry out a reply to a digest, and answer it once."""
    mail.player_id = to.player.id
    if read.letter.senders != (to.player.email,):
        settle_mail(mail, IncomingState.REFUSED, OTHER_SENDER, now)
        sender = ", ".join(read.letter.senders)
        why = words(to.player.language).say("answer-why-other-sender", sender=sender, link=address_page())
        post_digest_answer(session, mail, to, read.letter, [LineFault("", why)], [], now)
        return
    replies = load_replies(session, to)
    read = read_own_lines(session, to, read.letter, replies)
    if read.letter.kind != WriterKind.HUMAN:
        settle_mail(mail, IncomingState.IGNORED, read.letter.kind, now)
        return
    settle_mail(mail, IncomingState.DONE, "", now)
    resume_mail_to_writer(session, address=read.letter.senders[0])
    if asks_to_stop(to, replies, read):
        turn_off_digests(session, to.player)
        done = [words(to.player.language).say("link-digest-stopped")]
        post_digest_answer(session, mail, to, read.letter, [], [], now, done=done)
        return
    faults, told = carry_out_reply(session, to, replies, read, now)
    if all(each.wrong for each in told.values()):
        mail.why = "not-carried-out"
    tables = [
        table_payload(number, replies[number], each)
        | {"brings_question": cancel_decision_mail(session, replies[number], now) or bool(each.played)}
        for number, each in told.items()
    ]
    post_digest_answer(session, mail, to, read.letter, faults, tables, now)


def load_replies(session: Session, to: AskedReader) -> dict[int, SeatReply]:
    """Return the seat and the question of each table in the letter, by its number there.

    Seats that the player has left are missing. All tables are locked, in the order of their ids.
    """
    shown = [ShownQuestion(**each) for each in to.letter.payload.get("shown", ())]
    replies = {}
    for each in sorted(shown, key=lambda each: each.table):
        row = lock_table(session, each.table)
        seat = row.seats[each.seat] if row else None
        if row and seat and seat.player_id == to.player.id and seat.generation == each.generation:
            viewer = SeatViewer.of(row, seat, to.player)
            replies[each.number] = SeatReply(viewer, each.question, each.revision, (each.begun,))
    return replies


def read_own_lines(
    session: Session, to: AskedReader, letter: ParsedMail, replies: Mapping[int, SeatReply]
) -> Reading:
    """Read the letter again with what we know: the letters that it may quote, and the names at the tables."""
    latest = (
        select(Letter.key, Letter.said)
        .where(Letter.kind.in_(["digest", KIND]), Letter.player_id == to.player.id, Letter.said != "")
        .order_by(Letter.id.desc())
        .limit(RECENT)
    )
    letters = session.execute(latest).all()
    named = {*letter.in_reply_to, *letter.references}
    quoted = [said for key, said in letters if not named.isdisjoint(list_message_ids(key))]
    senders = {name for reply in replies.values() for name in sender_names(reply)}
    sent = parse_sent_letters(quoted or [said for _, said in letters[:LATEST]], sorted(senders))
    return read_letter(letter, sent, languages=[to.player.language], people=people_at(replies))


def people_at(replies: Mapping[int, SeatReply]) -> set[str]:
    return {name for reply in replies.values() for name in reply.viewer.names}


def carry_out_reply(
    session: Session, to: AskedReader, replies: Mapping[int, SeatReply], read: Reading, now: datetime
) -> tuple[Sequence[LineFault], Mapping[int, LetterReport]]:
    """Carry out the lines of each table. Return the faults of the reply as a whole, and a report per table.

    A line too many at the beginning or the end may concern all tables, so it holds the whole reply.
    """
    say = words(to.player.language).say
    sections = split_by_table(to, replies, read)
    if not sections and replies and all(each == Do(each.line, "help") for each in read.instructions):
        sections = [TableLines(min(replies), read.lines, read.instructions)]
    if not sections:
        return [LineFault(first_text(read.lines), say("answer-why-which-table"))], {}
    told: dict[int, LetterReport] = {}
    faults = []
    try:
        with session.begin_nested():
            for section in sections:
                if section.number not in replies:
                    faults.append(LineFault(first_text(section.lines), say("answer-why-not-at-this-table")))
                    continue
                report = carry_out_section(session, replies[section.number], section, read, now)
                if len(sections) > 1 and section in (sections[0], sections[-1]):
                    require_one_meaning(section, report)
                told[section.number] = report
    except RefusedLine as held:
        return [*held.told.wrong, LineFault("", say("answer-why-digest-held"))], {}
    return faults, told


def asks_to_stop(to: AskedReader, replies: Mapping[int, SeatReply], read: Reading) -> bool:
    """Return True if the reply says no more than `stop`, and not at one of several tables."""
    several = len(to.letter.payload.get("shown", ())) > 1
    stops = read.instructions and all(each == Do(each.line, "stop") for each in read.instructions)
    return bool(stops) and not (several and split_by_table(to, replies, read))


def require_one_meaning(section: TableLines, report: LetterReport) -> None:
    """Refuse the whole reply if a table was refused that has more lines than one."""
    if report.wrong and len(section.meant) > 1:
        raise RefusedLine(report)


def carry_out_section(
    session: Session, reply: SeatReply, section: TableLines, read: Reading, now: datetime
) -> LetterReport:
    """Carry out the lines of one table, as a whole or not at all."""
    try:
        return carry_out_lines(session, reply, section.meant, section.lines, read.letter, now)
    except RefusedLine as refusal:
        return refusal.told


def split_by_table(to: AskedReader, replies: Mapping[int, SeatReply], read: Reading) -> Sequence[TableLines]:
    """Return the lines of each table that the reply answers, in the order of the reply.

    Lines above the first table belong to it, like a greeting. Lines below the letter belong to the last one,
    like a signature. The result is empty if it is unclear which table is meant.
    """
    lines: dict[int, list[ReplyLine]] = {}
    above: list[ReplyLine] = []
    before = last = 0
    for number, line in assign_lines(to, replies, read):
        if number and number not in lines:
            lines[number] = [] if lines else above
        elif last and before and not number:
            lines[last].append(ReplyLine(line.number - 1, ""))
        before, last = number, number or last
        (lines[last] if last else above).append(line)
    people = {read.letter.name, *people_at(replies)}
    return [
        TableLines(number, own, parse_instructions(own, [to.player.language], people))
        for number, own in lines.items()
    ]


def assign_lines(
    to: AskedReader, replies: Mapping[int, SeatReply], read: Reading
) -> Iterator[tuple[int, ReplyLine]]:
    """Yield each line with the number of its table, or 0 if it has none."""
    shown = [each["number"] for each in to.letter.payload.get("shown", ())]
    headings = {fold_text(section_heading(n, reply.viewer)): n for n, reply in replies.items()}
    end = fold_text(words(to.player.language).say("mail-digest-stop-short"))
    number = shown[0] if len(shown) == 1 else 0
    at = 0
    for line in read.lines:
        for quoted in read.letter.lines[at : line.number - 1] if len(shown) > 1 else ():
            number = find_heading(quoted, headings, end, number)
        at = line.number
        named = NAMED.fullmatch(line.text)
        if named and int(named["number"]) in shown:
            number = int(named["number"])
            yield number, ReplyLine(line.number, named["text"])
        else:
            yield number, line


def find_heading(line: str, headings: Mapping[str, int], end: str, number: int) -> int:
    """Return the number of the table whose heading a quoted line is, 0 for the end of the letter, else the
    number that held before. A program may have wrapped the heading.
    """
    text = fold_text(line)
    if text.startswith(end):
        return 0
    found = (n for heading, n in headings.items() if text == heading or is_start_of(text, heading))
    return next(found, number)


def is_start_of(text: str, heading: str) -> bool:
    return len(text) >= SURE and heading.startswith(text)


def first_text(lines: Sequence[ReplyLine]) -> str:
    return next((line.text for line in lines if line.text), "")


def table_payload(number: int, reply: SeatReply, told: LetterReport) -> dict[str, Any]:
    """Return what the answer letter needs to know about one table."""
    return {
        "number": number,
        "table": reply.viewer.row.id,
        "seat": reply.viewer.seat.number,
        **told.plain,
    }


def post_digest_answer(
    session: Session,
    mail: IncomingMail,
    to: AskedReader,
    read: ParsedMail,
    faults: Sequence[LineFault],
    tables: Sequence[dict[str, Any]],
    now: datetime,
    *,
    done: Sequence[str] = (),
) -> None:
    """Post the one answer to a reply. It can be answered like the digest itself."""
    if to.player.email is None or is_over_limit(session, to.player.email, now):
        mail.why = mail.why or "unanswered"
        return
    answered = {each["number"] for each in tables}
    payload = {
        "to": mail.message_id if PRINTABLE.fullmatch(mail.message_id) else "",
        "subject": read.subject,
        "done": list(done),
        "wrong": [asdict(fault) for fault in faults],
        "tables": tables,
        "others": [each for each in to.letter.payload.get("shown", ()) if each["number"] not in answered],
    }
    post_letter(
        session,
        key=f"{KIND}:{mail.id}:{CHANNEL}",
        kind=KIND,
        channel=CHANNEL,
        recipient=to.player.email,
        payload=payload,
        now=now,
        player_id=to.player.id,
    )
