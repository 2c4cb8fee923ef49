"""Recognising what mail programs put above a quoted letter: a line between dashes, a block of headers, or an
attribution with the writer and the date.

It is recognised by its shape. No word of any language is compared.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from service.mail.parse.sent import SentLetters

MAX_LINES: Final = 5
MAX_LENGTH: Final = 400
MAX_HEADERS: Final = 6
SOME: Final = 2
MANY: Final = 3
"""Numbers of consecutive header lines. A person may have written `SOME`, but not `MANY`."""

QUOTED: Final = re.compile(r"\s{0,3}(?:[>|\uff1e]|[A-Z\u0410-\u042f]{2,3}> )")
"""The quotation mark at the beginning of a line."""
_DASH: Final = r"[-_=*\u2010-\u2015\u2500\u30fc\uff0d]"
_DASHES: Final = re.compile(rf"\s*{_DASH}{{4,}}\s*\S.{{0,200}}?\s*{_DASH}{{4,}}:?\s*$")
_FEW_DASHES: Final = re.compile(rf"\s*{_DASH}{{1,3}}\s*\w.{{0,60}}?\s*{_DASH}{{1,3}}:?\s*$")
_RULER: Final = re.compile(r"\s*(_{8,}|-{20,}|={20,})\s*$")
_LABEL: Final = re.compile(
    r"[^\w>|]*([^\W\d_][^\W_]*(?:[ '/.\-][^\W_]+){0,2})\s?[:\uff1a](?!//)\*{0,2}\s*(.*)"
)
_ADDRESS: Final = re.compile(r"[^\s<>@]{1,64}@[^\s<>@]{1,255}")
_ADDRESS_ALONE: Final = re.compile(rf"\s*<{_ADDRESS.pattern}>[;,]?\s*$")
"""An address on its own line, which a program broke off a long “From”."""
_DATE: Final = re.compile(r"(?<![\w.])\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4}(?!\d)")
_YEAR: Final = re.compile(r"(?<![\w.])\d{4}(?!\d)")
_DAY: Final = re.compile(r"(?<!\d)\d{1,2}(?!\d)")
_TIME: Final = re.compile(r"(?<!\d)\d{1,2}[:.h]\d\d(?!\d)")
_PHONE: Final = re.compile(r"\+?[\d(][\d ()./\u2010-\u2015-]{5,}\d")
_COLONS: Final = (":", "\uff1a")


def is_ruler(line: str) -> bool:
    """Return True for a line of nothing but many dashes."""
    return bool(_RULER.match(line))


def is_announcement(line: str) -> bool:
    """Return True for a line that may stand above a block of headers: a ruler, “Begin forwarded message:”, or
    “--- Original ---”.
    """
    return is_ruler(line) or line.rstrip().endswith(_COLONS) or bool(_FEW_DASHES.match(line))


def is_dashed_line(line: str) -> bool:
    """Return True for lines such as “-----Original Message-----”, with at least four
    dashes on either side.
    """
    return len(line) <= MAX_LENGTH and bool(_DASHES.match(line)) and not is_ruler(line)


def header_block(lines: Sequence[str], at: int, sent: SentLetters, *, announced: bool = False) -> bool:
    """Return True if the headers of a quoted letter begin here.

    They are three consecutive lines “Word: value”. Two are enough if a line announces them, if one of them has
    one of our names, or if they give a person and a date. One must name a person, a date or our letter. Empty lines between them do not count.
    No line gives a telephone number, as on a card. After the first line, an empty one is accepted only if that line gives a person or a date.
    """
    found: list[str] = []
    for line in lines[at : at + 2 * MAX_HEADERS]:
        label = _LABEL.match(line)
        if label:
            found.append(label[2])
        elif line.strip() and not (found and _ADDRESS_ALONE.match(line)):
            break
    if len(found) < SOME or any(_PHONE.fullmatch(each) and not _DATE.search(each) for each in found):
        return False
    apart = not lines[at + 1].strip()
    if apart and not (_tells_who(found[0], sent) or _tells_when(found[0])):
        return False
    ours = any(sent.is_us(value) or any(each in value for each in sent.subjects) for value in found)
    when = any(map(_tells_when, found))
    who = any(_tells_who(each, sent) for each in found)
    return ours or announced or (when and who) or (len(found) >= MANY and (when or who))


def attribution_above(lines: Sequence[str], end: int, sent: SentLetters) -> int:
    """Return the first line of the attribution that ends before line `end`, above quoted text. Return `end`
    if there is none.

    It takes as many lines as it needs to give the writer and the date, or a time and a day. An attribution with
    none of them must be a single line that ends with a colon.
    """
    who_alone = when_alone = moment = end
    for start in range(end - 1, max(-1, end - 1 - MAX_LINES), -1):
        block = _joined(lines, start, end)
        if not lines[start].strip() or QUOTED.match(lines[start]) or len(block) > MAX_LENGTH:
            break
        colon = block.endswith(_COLONS)
        who = _tells_who(block, sent)
        if who and _tells_when(block):
            return start
        if who and colon and (who_alone == end or sent.names_us(lines[start])):
            who_alone = start
        if colon and when_alone == end and _tells_when(block) and _TIME.search(block):
            when_alone = start
        if colon and moment == end and _tells_moment(block):
            moment = start
    if min(who_alone, when_alone) < end:
        return max(start for start in (who_alone, when_alone) if start < end)
    if end == 0 or moment < end:
        return moment
    by_itself = end == 1 or not lines[end - 2].strip()
    return end - 1 if by_itself and lines[end - 1].rstrip().endswith(_COLONS) else end


def attribution_length(lines: Sequence[str], at: int, sent: SentLetters) -> int:
    """Return how many lines an unmistakable attribution takes here, whatever stands below it, or 0 if there
    is none.
    """
    for count in range(1, MAX_LINES + 1):
        block = _joined(lines, at, at + count)
        last = lines[at + count - 1] if at + count <= len(lines) else ""
        if not last.strip() or QUOTED.match(last) or len(block) > MAX_LENGTH:
            return 0
        if block.endswith(_COLONS):
            who = _tells_who(block, sent)
            certain = _tells_moment(block) if who else _tells_when(block) and bool(_TIME.search(block))
            return count if certain or (who and _tells_when(block)) else 0
        if not _tells_when(block) and not _tells_who(block, sent):
            return 0
    return 0


def _tells_when(text: str) -> bool:
    """Return True if the text has a date, or a year and another number."""
    text = _ADDRESS.sub(" ", text)
    return bool(_DATE.search(text)) or bool(_YEAR.search(text) and _DAY.search(text))


def _tells_moment(text: str) -> bool:
    """Return True if the text has a time with a date, or with the number of a day without a year."""
    return bool(_TIME.search(text)) and (_tells_when(text) or bool(_DAY.search(_TIME.sub(" ", text))))


def _tells_who(text: str, sent: SentLetters) -> bool:
    return bool(_ADDRESS.search(text)) or sent.names_us(text)


def _joined(lines: Sequence[str], start: int, end: int) -> str:
    return " ".join(line.strip() for line in lines[start:end]).strip()
