"""Extracting the lines that the writer of a reply wrote, without quotations and without the signature.

No language is known here. Quoted text has a mark in front of it, or is our letter (`sent`), or stands below
the header of a quotation: a line between dashes, a block of headers, or an attribution (`attribution`).

In doubt a line counts as quoted. A lost line is asked for again, but a line too many would be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from service.mail.parse.attribution import (
    QUOTED,
    attribution_above,
    attribution_length,
    header_block,
    is_announcement,
    is_dashed_line,
    is_ruler,
)
from service.mail.parse.farewell import is_device_line
from service.mail.parse.sent import SentLetters, find_unmarked_quote, is_continuation, is_link
from service.mail.parse.vocabulary import fold_text, sentinels

WRAPPED_FROM: Final = 70
"""A quoted line was wrapped by a program if the next word would have passed this column."""
NEAR: Final = 6
"""The number of lines, with empty ones, that are searched for the next or the previous line of text."""

_SIGNED: Final = "-----BEGIN PGP SIGNED MESSAGE-----"
NOTHING_KNOWN: Final = SentLetters()


class ReplyLine(Struct, frozen=True):
    """A line with its number in the mail, counted from 1, so that an answer can point at it."""

    number: int
    text: str


def extract_own_lines(lines: Sequence[str], sent: SentLetters = NOTHING_KNOWN) -> tuple[ReplyLine, ...]:
    """Return the lines that a human wrote, in order. Empty lines between them are kept."""
    page = _Page(lines, sent)
    end = page.original_begins()
    above = page.own(0, end)
    below = page.own(page.after_the_letter(end), len(lines))
    return (*above, ReplyLine(end, ""), *below) if above and below else above or below


class _Page:
    """The lines of a mail, and which of them its writer did not write."""

    def __init__(self, lines: Sequence[str], sent: SentLetters) -> None:
        self.lines, self.sent = lines, sent
        self.marked = [bool(QUOTED.match(line)) for line in lines]
        self.texts = sent.bare_texts()
        self.ours = find_unmarked_quote(
            {at: line for at, line in enumerate(lines) if not self.marked[at]}, self.texts
        )
        self.attributions = self._attributions()

    def _attributions(self) -> dict[int, int]:
        """Return the first line of each attribution with the line after its end."""
        found = {}
        for at in range(1, len(self.lines)):
            if not self._quoted(at) or self._quoted(at - 1):
                continue
            end = next((here for here in range(at, max(0, at - NEAR), -1) if self.lines[here - 1].strip()), 0)
            start = attribution_above(self.lines, end, self.sent)
            if start < end:
                found[start] = end
        return found

    def _quoted(self, at: int) -> bool:
        return self.marked[at] or at in self.ours.lines or is_sentinel(self.lines[at])

    def original_begins(self) -> int:
        """Return the line from which everything is the quoted letter without marks, or the number of lines if
        there is none.
        """
        for at, line in enumerate(self.lines):
            if not line.strip() or self.marked[at]:
                continue
            if (
                at in self.ours.lines
                or is_sentinel(line)
                or (is_dashed_line(line) and line.strip() != _SIGNED)
            ):
                return at
            if self._headers_begin(at):
                return at
            until = self.attributions.get(at) or at + attribution_length(self.lines, at, self.sent)
            if until > at and not self._marked_next(until):
                return at
        return len(self.lines)

    def _headers_begin(self, at: int) -> bool:
        if header_block(self.lines, at, self.sent):
            return True
        below = self._next_full(at + 1)
        announced = is_announcement(self.lines[at]) and below < len(self.lines)
        return announced and header_block(self.lines, below, self.sent, announced=True)

    def after_the_letter(self, end: int) -> int:
        """Return the line where the writer may go on below our whole letter.

        Return the number of lines if the writer did not, or if this cannot be known.
        """
        if not self.ours.to_the_end or not self.ours.lines or end == len(self.lines):
            return len(self.lines)
        below = range(max(self.ours.lines) + 1, len(self.lines))
        return next(
            (at for at in below if self.lines[at].strip() and not is_link(self.lines[at])), len(self.lines)
        )

    def own(self, begin: int, end: int) -> tuple[ReplyLine, ...]:
        kept: list[ReplyLine] = []
        at, signing = begin, False
        while at < end:
            skip = max(self.attributions.get(at, at) - at, self._seal(at))
            if skip or self.marked[at] or self._spilled(at):
                signing = False
                at += skip or 1
                continue
            signing = signing or self.lines[at].rstrip() == "--" or is_ruler(self.lines[at])
            if not signing:
                kept.append(ReplyLine(at + 1, self.lines[at].strip()))
            at += 1
        return _without_devices(_trimmed(kept))

    def _spilled(self, at: int) -> bool:
        """Return True for the end of a quoted line that a program wrapped, without the mark in front."""
        line = self.lines[at].split(maxsplit=1)
        if not at or not line or not self.marked[at - 1]:
            return False
        broken = len(self.lines[at - 1]) + 1 + len(line[0]) > WRAPPED_FROM
        above = [self.lines[here] for here in range(max(0, at - NEAR), at) if self.marked[here]]
        return broken and is_continuation(above, self.lines[at], self.texts)

    def _seal(self, at: int) -> int:
        """Return how many lines the head of an inline PGP signature takes: up to the first empty line."""
        if self.lines[at].strip() != _SIGNED:
            return 0
        rest = range(at, len(self.lines))
        return next((here - at for here in rest if not self.lines[here].strip()), len(rest))

    def _marked_next(self, at: int) -> bool:
        following = self._next_full(at)
        return following < len(self.lines) and self.marked[following]

    def _next_full(self, at: int) -> int:
        """Return the next line of text within a short distance, else the number of lines."""
        near = range(at, min(at + NEAR, len(self.lines)))
        return next((here for here in near if self.lines[here].strip()), len(self.lines))


def _trimmed(kept: list[ReplyLine]) -> tuple[ReplyLine, ...]:
    full = [at for at, line in enumerate(kept) if line.text]
    return tuple(kept[full[0] : full[-1] + 1]) if full else ()


def _without_devices(kept: tuple[ReplyLine, ...]) -> tuple[ReplyLine, ...]:
    """Remove lines that end a paragraph and name a device or a program: “Sent from my …”, which no person
    writes.

    The very first line stays, because it may be a message to the other players.
    """
    ends = [*(not line.text for line in kept[1:]), True]
    after = zip(kept[1:], ends[1:], strict=True)
    return _trimmed([*kept[:1], *(line for line, end in after if not (end and is_device_line(line.text)))])


def is_sentinel(line: str) -> bool:
    """Return True for the line above which we ask players to answer, with whatever a
    program put around it.
    """
    plain = fold_text(line)
    return any(sentinel in plain for sentinel in sentinels())
