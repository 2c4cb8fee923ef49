"""From the raw bytes of a mail to what a human asked for in it. Pure: no database, no network, no game.

    bytes -> message -> a letter and its kind -> reply -> the lines a human wrote -> commands -> instructions

Only a human's letter yields instructions; what is quoted, signed or sent by a machine never does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from service.mail.parse.commands import instructions
from service.mail.parse.instruction import Instruction
from service.mail.parse.kind import Ours, WriterKind
from service.mail.parse.message import Illegible, ParsedMail, parse
from service.mail.parse.reply import ReplyLine, written

__all__ = ["Illegible", "Instruction", "Line", "Ours", "ParsedMail", "Reading", "WriterKind", "read_mail"]


class Reading(Struct, frozen=True):
    """A letter, the lines its writer wrote, and what they ask for."""

    letter: ParsedMail
    lines: tuple[ReplyLine, ...] = ()
    instructions: tuple[Instruction, ...] = ()


def read_mail(
    octets: bytes,
    ours: Ours,
    *,
    envelope_sender: str | None = None,
    languages: Iterable[str] = ("en",),
    people: Collection[str] = (),
) -> Reading | Illegible:
    """All of it at once; `languages` and `people` are those of the player and their table."""
    letter = parse(octets, ours, envelope_sender)
    if isinstance(letter, Illegible) or letter.kind is not WriterKind.HUMAN:
        return letter if isinstance(letter, Illegible) else Reading(letter)
    lines = written(letter.lines)
    return Reading(letter, lines, instructions(lines, languages, {letter.name, *people}))
