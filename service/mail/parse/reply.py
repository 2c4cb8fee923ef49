"""Of all the lines of an answer those that its writer wrote: without what is quoted, and without the signature.

Where it is doubtful whether a line was quoted, it was: a line lost is asked for again, a line too many is played.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from service.mail.parse.vocabulary import folded, letters

ATTRIBUTION_LINES: Final = 4
MAX_ATTRIBUTION: Final = 400
MAX_DEVICE: Final = 140
MAX_MARKER: Final = 120
WRAPPED_FROM: Final = 70
"""A quoted line that could not have taken one word more before this column was broken by a program."""

_QUOTED: Final = re.compile(r"\s{0,3}[>|]")
_DATED: Final = re.compile(r"\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b")
_ADDRESS: Final = re.compile(r"[^\s<>]{1,64}@[^\s<>]{1,255}")
_BETWEEN: Final = re.compile(r"\s*[-_=*]{2,}\s*(\S.{0,80}?)\s*[-_=*]{2,}:?\s*$")
_LABEL: Final = re.compile(r"\s*\*{0,2}([^\W\d_][\w \-]{0,15}?)\s?:\*{0,2}(?:\s|$)")
_SIGNED: Final = "-----BEGIN PGP SIGNED MESSAGE-----"
_RULE: Final = re.compile(r"\s*(_{8,}|-{20,}|={20,})\s*$")


class ReplyLine(Struct, frozen=True):
    """A line with its number in the mail, counted from 1, so that an answer can point at it."""

    number: int
    text: str


def written(lines: Sequence[str]) -> tuple[ReplyLine, ...]:
    """The lines a human wrote, in order; empty lines between them are kept."""
    kept: list[ReplyLine] = []
    at = 0
    signing = False
    while at < len(lines):
        if _ends_here(lines, at):
            break
        skip = _attribution(lines, at) or _seal(lines, at)
        if skip or _is_quoted(lines[at]) or _spilled(lines, at):
            signing = False
            at += skip or 1
            continue
        signing = signing or _opens_signature(lines[at])
        if not signing and not _device(lines[at]):
            kept.append(ReplyLine(at + 1, lines[at].strip()))
        at += 1
    return _trimmed(kept)


def _trimmed(kept: list[ReplyLine]) -> tuple[ReplyLine, ...]:
    full = [at for at, line in enumerate(kept) if line.text]
    return tuple(kept[full[0] : full[-1] + 1]) if full else ()


def _is_quoted(line: str) -> bool:
    return bool(_QUOTED.match(line))


def _spilled(lines: Sequence[str], at: int) -> bool:
    """The end of a quoted line that some program broke, without the mark in front of it."""
    line = lines[at].split(maxsplit=1)
    if not at or not line:
        return False
    before = lines[at - 1]
    return _is_quoted(before) and len(before) + 1 + len(line[0]) > WRAPPED_FROM


def _ends_here(lines: Sequence[str], at: int) -> bool:
    """Whether everything from this line on is the letter that was answered."""
    line = lines[at]
    if not line.strip() or _is_quoted(line):
        return False
    if _is_marker(line) or _is_header_block(lines, at):
        return True
    if _RULE.match(line):
        following = _next_full(lines, at + 1)
        return following < len(lines) and _is_header_block(lines, following)
    skip = _attribution(lines, at)
    return bool(skip) and not _quotation_follows(lines, at + skip)


def _is_marker(line: str) -> bool:
    known = letters()
    between = _BETWEEN.match(line) if len(line) <= MAX_MARKER else None
    if between and folded(between.group(1)) in known.between_dashes:
        return True
    plain = folded(line)
    return plain in known.whole_lines or any(sentinel in plain for sentinel in known.sentinels)


def _label(line: str) -> str:
    found = _LABEL.match(line)
    return found.group(1).casefold() if found else ""


def _is_header_block(lines: Sequence[str], at: int) -> bool:
    """“From: …” and, right below, at least one more header; or three headers in another order."""
    known = letters()
    first = _label(lines[at])
    if first not in known.headers_from | known.headers_others:
        return False
    near = [_label(line) for line in lines[at : at + 12] if line.strip()][:6]
    others = {label for label in near[1:] if label in known.headers_others | known.headers_from} - {first}
    if first in known.headers_from:
        return len(near) > 1 and bool(others)
    return len(others) > 1 and any(label in known.headers_from for label in near)


def _attribution(lines: Sequence[str], at: int) -> int:
    """How many lines “On … X wrote:” takes here; 0 where there is none."""
    joined = ""
    for count in range(1, ATTRIBUTION_LINES + 1):
        line = lines[at + count - 1].strip() if at + count <= len(lines) else ""
        if not line or _is_quoted(line):
            return 0
        joined = f"{joined} {line}".strip()
        if len(joined) > MAX_ATTRIBUTION:
            return 0
        if line.endswith(":"):
            quoted = _quotation_follows(lines, at + count)
            if _says_who_wrote(joined, alone=count == 1, quoted=quoted):
                return count if quoted or _opens_attribution(joined) else 0
        if count == 1 and not _opens_attribution(joined) and not _ADDRESS.search(joined):
            return 0
    return 0


def _seal(lines: Sequence[str], at: int) -> int:
    """How many lines the head of a text signed in place takes: up to the first empty one."""
    if lines[at].strip() != _SIGNED:
        return 0
    return next((here - at for here in range(at, len(lines)) if not lines[here].strip()), len(lines) - at)


def _says_who_wrote(text: str, *, alone: bool, quoted: bool) -> bool:
    """A verb of writing, or an address with a date before it or (in a language unknown here) a quotation below."""
    low = text.casefold()
    address = bool(_ADDRESS.search(low))
    verb = any(re.search(rf"(?<!\w){re.escape(verb)}(?!\w)", low) for verb in letters().attribution_verbs)
    if not verb:
        return address and (quoted or bool(_DATED.match(low)))
    return address or any(char.isdigit() for char in low) or (alone and _opens_attribution(low))


def _opens_attribution(text: str) -> bool:
    low = text.casefold()
    if _DATED.match(low):
        return True
    return any(re.match(rf"{re.escape(word)}[\s,]", low) for word in letters().attribution_openings)


def _quotation_follows(lines: Sequence[str], at: int) -> bool:
    following = _next_full(lines, at)
    return following < len(lines) and _is_quoted(lines[following])


def _next_full(lines: Sequence[str], at: int) -> int:
    """The next line that is not empty; not looked for far away."""
    for here in range(at, min(at + 6, len(lines))):
        if lines[here].strip():
            return here
    return len(lines)


def _opens_signature(line: str) -> bool:
    return line.rstrip() == "--" or bool(_RULE.match(line))


def _device(line: str) -> bool:
    """“Sent from my …”, which no person writes."""
    low = line.strip(" *_[(").casefold()
    return len(low) <= MAX_DEVICE and low.startswith(letters().signatures)
