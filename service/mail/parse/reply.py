"""Of all the lines of an answer those that its writer wrote: without what is quoted, and without the signature.

No language is known here. What is quoted has a sign in front of it, or is our letter (`sent`), or stands below what a program
puts above a letter: a line between dashes, a block of headers, or who wrote and when (`attribution`).
Where it is doubtful whether a line was quoted, it was: a line lost is asked for again, a line too many is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from service.mail.parse.attribution import (
    QUOTED,
    above_a_letter,
    announces,
    attribution_above,
    between_dashes,
    header_block,
    is_ruler,
)
from service.mail.parse.devices import names_a_device
from service.mail.parse.sent import Sent, goes_on, is_link, requoted
from service.mail.parse.vocabulary import folded, sentinels

WRAPPED_FROM: Final = 70
"""A quoted line that could not have taken one word more before this column was broken by a program."""
NEAR: Final = 6
"""Lines, empty ones among them, in which what follows is looked for."""

_SIGNED: Final = "-----BEGIN PGP SIGNED MESSAGE-----"
NOTHING_KNOWN: Final = Sent()


class ReplyLine(Struct, frozen=True):
    """A line with its number in the mail, counted from 1, so that an answer can point at it."""

    number: int
    text: str


def written(lines: Sequence[str], sent: Sent = NOTHING_KNOWN) -> tuple[ReplyLine, ...]:
    """The lines a human wrote, in order; empty lines between them are kept."""
    page = _Page(lines, sent)
    end = page.original_begins()
    above = page.own(0, end)
    below = page.own(page.after_the_letter(end), len(lines))
    return (*above, ReplyLine(end, ""), *below) if above and below else above or below


class _Page:
    """The lines of a mail, and which of them are not its writer's."""

    def __init__(self, lines: Sequence[str], sent: Sent) -> None:
        self.lines, self.sent = lines, sent
        self.marked = [bool(QUOTED.match(line)) for line in lines]
        self.texts = sent.bare_texts()
        self.ours = requoted({at: line for at, line in enumerate(lines) if not self.marked[at]}, self.texts)
        self.attributions = self._attributions()

    def _attributions(self) -> dict[int, int]:
        """Where each begins, and where what it stands above."""
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
        """From where on everything is the letter that was answered, quoted without a sign; the end where it is not."""
        for at, line in enumerate(self.lines):
            if not line.strip() or self.marked[at]:
                continue
            if (
                at in self.ours.lines
                or is_sentinel(line)
                or (between_dashes(line) and line.strip() != _SIGNED)
            ):
                return at
            if self._headers_begin(at):
                return at
            until = self.attributions.get(at) or at + above_a_letter(self.lines, at, self.sent)
            if until > at and not self._marked_next(until):
                return at
        return len(self.lines)

    def _headers_begin(self, at: int) -> bool:
        if header_block(self.lines, at, self.sent):
            return True
        below = self._next_full(at + 1)
        announced = announces(self.lines[at]) and below < len(self.lines)
        return announced and header_block(self.lines, below, self.sent, announced=True)

    def after_the_letter(self, end: int) -> int:
        """Where one may have written below our whole letter; the end where one did not, or where nobody can know."""
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
        """The end of a quoted line that some program broke, without the mark in front of it."""
        line = self.lines[at].split(maxsplit=1)
        if not at or not line or not self.marked[at - 1]:
            return False
        broken = len(self.lines[at - 1]) + 1 + len(line[0]) > WRAPPED_FROM
        above = [self.lines[here] for here in range(max(0, at - NEAR), at) if self.marked[here]]
        return broken and goes_on(above, self.lines[at], self.texts)

    def _seal(self, at: int) -> int:
        """How many lines the head of a text signed in place takes: up to the first empty one."""
        if self.lines[at].strip() != _SIGNED:
            return 0
        rest = range(at, len(self.lines))
        return next((here - at for here in rest if not self.lines[here].strip()), len(rest))

    def _marked_next(self, at: int) -> bool:
        following = self._next_full(at)
        return following < len(self.lines) and self.marked[following]

    def _next_full(self, at: int) -> int:
        """The next line that is not empty; not looked for far away."""
        near = range(at, min(at + NEAR, len(self.lines)))
        return next((here for here in near if self.lines[here].strip()), len(self.lines))


def _trimmed(kept: list[ReplyLine]) -> tuple[ReplyLine, ...]:
    full = [at for at, line in enumerate(kept) if line.text]
    return tuple(kept[full[0] : full[-1] + 1]) if full else ()


def _without_devices(kept: tuple[ReplyLine, ...]) -> tuple[ReplyLine, ...]:
    """Without the lines that name a device or a program and end a paragraph: “Sent from my …”, which no person writes.

    The first line of all stays: it may be said to the others.
    """
    ends = [*(not line.text for line in kept[1:]), True]
    after = zip(kept[1:], ends[1:], strict=True)
    return _trimmed([*kept[:1], *(line for line, end in after if not (end and names_a_device(line.text)))])


def is_sentinel(line: str) -> bool:
    """The line above which we ask to answer, whatever a program put around it."""
    plain = folded(line)
    return any(sentinel in plain for sentinel in sentinels())
