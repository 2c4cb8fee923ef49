"""Parsing the raw bytes of a mail into a letter, or into the reason why it cannot be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from email import message_from_bytes
from email.message import Message
from email.policy import compat32
from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from service.mail.parse import bounce, headers
from service.mail.parse.authentication import fails_dmarc
from service.mail.parse.html import extract_text
from service.mail.parse.kind import OwnDomain, WriterKind, classify_mail
from service.mail.parse.text import decode_bytes, join_flowed_lines, lines_of, octets_of

MAX_OCTETS: Final = 1_000_000
MAX_TYPES: Final = 30
MAX_SEPARATORS: Final = 2000
MAX_BLOCKS: Final = 4000
"""Limits for a readable mail: typed parts, lines that may separate parts, and blocks of a delivery report."""


class UnreadableReason(StrEnum):
    """The reason why a mail cannot be read."""

    TOO_LARGE = "too-large"
    TOO_MANY_PARTS = "too-many-parts"
    BROKEN = "broken"
    NO_SENDER = "no-sender"


BOUNDS: Final = frozenset({UnreadableReason.TOO_LARGE, UnreadableReason.TOO_MANY_PARTS})
"""The reasons for which a mail is discarded, so that not even a moderator reads it."""


class Illegible(Struct, frozen=True):
    """A mail that cannot be read. It is kept for a moderator."""

    why: UnreadableReason


class ParsedMail(Struct, frozen=True):
    """The relevant headers of a mail, and its text line by line."""

    message_id: str
    senders: tuple[str, ...]
    name: str
    subject: str
    date: datetime | None
    in_reply_to: tuple[str, ...]
    references: tuple[str, ...]
    kind: WriterKind
    lines: tuple[str, ...]
    failures: tuple[bounce.Failure, ...] = ()
    disowned: bool = False
    """True if the domain of the sender disowns the mail."""


def parse_mail(
    octets: bytes, ours: OwnDomain, envelope_sender: str | None = None, *, checked_by: str = ""
) -> ParsedMail | Illegible:
    """Return the letter in these bytes. This never raises, whatever the bytes are.

    `checked_by` is the mail server whose `Authentication-Results` are believed.
    """
    if why := exceeded_bound(octets):
        return Illegible(why)
    try:
        mail = message_from_bytes(octets, policy=compat32)
        letter = _letter(mail, ours, envelope_sender)
        if isinstance(letter, Illegible) or not checked_by or not fails_dmarc(mail, checked_by):
            return letter
        return replace(letter, disowned=True)
    except Exception:  # noqa: BLE001 - strangers choose these bytes, and the standard parser raises what it likes
        return Illegible(UnreadableReason.BROKEN)


def exceeded_bound(octets: bytes) -> UnreadableReason | None:
    """Return the reason to refuse a mail without parsing it.

    Strangers choose these bytes, and even a small mail can be expensive to parse.
    """
    if len(octets) > MAX_OCTETS:
        return UnreadableReason.TOO_LARGE
    return UnreadableReason.TOO_MANY_PARTS if _too_many_parts(octets) else None


def _too_many_parts(octets: bytes) -> bool:
    """Count the parts before parsing, because deep or wide nesting makes even a small mail expensive."""
    lower = octets.lower()
    separators = lower.count(b"\n--") + lower.count(b"\r--")
    if lower.count(b"content-type") > MAX_TYPES or separators > MAX_SEPARATORS:
        return True
    return b"delivery-status" in lower and len(re.findall(rb"\n\r?\n", lower)) > MAX_BLOCKS


def _letter(mail: Message[str, str], ours: OwnDomain, envelope_sender: str | None) -> ParsedMail | Illegible:
    """Return the letter of a message that was parsed with the older policy, whose parser reads headers no
    further than needed.
    """
    kind = classify_mail(mail, ours, envelope_sender)
    senders = headers.senders(mail)
    if kind is WriterKind.HUMAN and not senders:
        return Illegible(UnreadableReason.NO_SENDER)
    lines = tuple(lines_of("\n".join(_texts(mail))))
    return ParsedMail(
        message_id=next(iter(headers.message_ids(mail, "Message-ID")), ""),
        senders=tuple(address for _, address in senders),
        name=senders[0][0] if senders else "",
        subject=headers.decode_header(mail, "Subject"),
        date=headers.parse_date(mail),
        in_reply_to=headers.message_ids(mail, "In-Reply-To"),
        references=headers.message_ids(mail, "References"),
        kind=kind,
        lines=lines,
        failures=_failures(mail, kind, lines),
    )


def _failures(
    mail: Message[str, str], kind: WriterKind, lines: tuple[str, ...]
) -> tuple[bounce.Failure, ...]:
    """Return all failures of a bounce, and those with a status code of another automatic mail."""
    match kind:
        case WriterKind.BOUNCE:
            return bounce.failures(mail, lines)
        case WriterKind.AUTOMATIC:
            return tuple(failure for failure in bounce.failures(mail, lines) if failure.status)
        case WriterKind.COMPLAINT:
            return bounce.complaint_recipients(mail)
    return ()


def _texts(part: Message[str, str]) -> Iterator[str]:
    """Yield the texts of a part that are meant to be read inline, in order."""
    kind = part.get_content_type()
    if part.is_multipart():
        children = [child for child in part.get_payload() if isinstance(child, Message)]
        if kind == "multipart/alternative":
            yield from _best(children)
        elif kind == "multipart/related":
            for first in children[:1]:
                yield from _texts(first)
        elif kind.startswith("multipart/"):
            for child in children:
                yield from _texts(child)
    elif kind in {"text/plain", "text/html"} and not _attached(part):
        yield _text(part, kind)


def _best(children: list[Message[str, str]]) -> list[str]:
    """Return the plain version of several alternatives, unless it is empty."""
    versions = [(child.get_content_type() != "text/plain", at, child) for at, child in enumerate(children)]
    for _, _, child in sorted(versions, key=lambda version: version[:2]):
        texts = list(_texts(child))
        if any(text.strip() for text in texts):
            return texts
    return []


def _text(part: Message[str, str], kind: str) -> str:
    content = headers.raw_header(part, "Content-Type")
    text = decode_bytes(octets_of(part), _parameter(content, "charset"))
    if kind == "text/html":
        return extract_text(text)
    if _parameter(content, "format").lower() == "flowed":
        delsp = _parameter(content, "delsp").lower() == "yes"
        return "\n".join(join_flowed_lines(re.split(r"\r\n|\r|\n", text), delsp=delsp))
    return text


def _attached(part: Message[str, str]) -> bool:
    content = headers.raw_header(part, "Content-Disposition").lower()
    return content.startswith("attachment") or "filename" in content


def _parameter(content: str, name: str) -> str:
    found = re.search(rf";\s*{name}\*?\s*=\s*(?:\"([^\"]*)\"|([^\s;]+))", content, re.IGNORECASE)
    return (found.group(1) or found.group(2) or "").rpartition("'")[2] if found else ""
