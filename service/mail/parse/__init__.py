"""Parsing the raw bytes of a mail into the requests of its writer. No database, no network, no game.

bytes -> message -> a letter and its kind -> reply -> the lines a human wrote -> commands -> instructions

Only letters of a human yield instructions. Quoted text, signatures and mail from machines never do.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from service.mail.parse.commands import parse_instructions
from service.mail.parse.instruction import Instruction, NotUnderstood, WrittenMove
from service.mail.parse.kind import OwnDomain, WriterKind, is_automatic_reply
from service.mail.parse.message import Illegible, ParsedMail, parse_mail
from service.mail.parse.reply import NOTHING_KNOWN, ReplyLine, extract_own_lines
from service.mail.parse.sent import SentLetters
from service.mail.parse.vocabulary import fold_text, merge_commands

__all__ = [
    "Illegible",
    "Instruction",
    "OwnDomain",
    "ParsedMail",
    "Reading",
    "SentLetters",
    "WriterKind",
    "parse_mail",
    "read_letter",
    "read_mail",
]


class Reading(Struct, frozen=True):
    """A letter, the lines that its writer wrote, and the instructions in them."""

    letter: ParsedMail
    lines: tuple[ReplyLine, ...] = ()
    instructions: tuple[Instruction, ...] = ()


def read_letter(
    letter: ParsedMail,
    sent: SentLetters = NOTHING_KNOWN,
    *,
    languages: Iterable[str] = ("en",),
    people: Collection[str] = (),
) -> Reading:
    """Read the instructions in a letter.

    `sent` is what we know of the letter that is answered. `languages` and `people` are those of the player
    and their table.
    """
    if letter.kind is not WriterKind.HUMAN:
        return Reading(letter)
    lines = extract_own_lines(letter.lines, sent)
    asked = parse_instructions(
        lines or subject_lines(letter.subject, languages), languages, {letter.name, *people}
    )
    if is_automatic_reply(letter.subject, sent) and all(
        isinstance(each, WrittenMove | NotUnderstood) for each in asked
    ):
        return Reading(replace(letter, kind=WriterKind.AUTOMATIC))
    return Reading(letter, lines, asked)


def subject_lines(subject: str, languages: Iterable[str]) -> tuple[ReplyLine, ...]:
    """Return the subject of an empty mail as its line if it asks to stop letters, as mail programs write it."""
    stops = merge_commands(("en", *languages)).commands["stop"]
    return (ReplyLine(0, subject),) if fold_text(subject) in stops else ()


def read_mail(
    octets: bytes,
    ours: OwnDomain,
    sent: SentLetters = NOTHING_KNOWN,
    *,
    envelope_sender: str | None = None,
    languages: Iterable[str] = ("en",),
    people: Collection[str] = (),
) -> Reading | Illegible:
    """Parse and read a mail in one step."""
    letter = parse_mail(octets, ours, envelope_sender)
    if isinstance(letter, Illegible):
        return letter
    return read_letter(letter, sent, languages=languages, people=people)
