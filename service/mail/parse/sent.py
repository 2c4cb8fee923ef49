"""The text of the letter that a mail answers, to recognise quotations of it in any language and wrapping.

Programs wrap lines again, turn HTML into text and put marks in front of lines. The order of letters and
digits stays.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import Final
from unicodedata import normalize

from msgspec import Struct

from service.mail.parse.html import extract_text

ALIKE: Final = 24
"""The number of consecutive letters and digits of our text, across a line end, that
cannot be a coincidence.
"""
MOST: Final = 0.9
"""The share of a line that must match, because programs insert a character here and there."""
MAX_COMPARED: Final = 200_000

LINK: Final = re.compile(r"https?://\S+")
_REST_OF_A_LINK: Final = re.compile(r"\s*[\w.~/=&?%-]{24,}>?\s*$")
_PIECE_OF_A_LINK: Final = re.compile(r"\s*[\w.~/=&?%-]+>?\s*$")
_SIGNS: Final = re.compile(r"[\W_]+")
_BETWEEN: Final = "\f"


class SentLetters(Struct, frozen=True):
    """The letters that a mail may answer."""

    texts: tuple[str, ...] = ()
    """Each letter as text, and the text of its HTML."""
    subjects: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """The names under which the letters were sent."""

    def names_us(self, text: str) -> bool:
        """Return True if the text contains one of our names."""
        low = text.casefold()
        return any(name.casefold() in low for name in self.names)

    def bare_texts(self) -> list[str]:
        """Return the texts in the form in which lines of a mail are compared with them."""
        return [_bare(text) for text in self.texts]

    def is_us(self, text: str) -> bool:
        """Return True if the text begins with one of our names."""
        return _words(text).startswith(tuple(map(_words, self.names)))


class UnmarkedQuote(Struct, frozen=True):
    """The lines of a mail that quote our letter without a mark."""

    lines: frozenset[int] = frozenset()
    to_the_end: bool = False
    """True if they include the end of our letter. Then the text after it is not ours."""


def find_unmarked_quote(lines: Mapping[int, str], texts: Sequence[str]) -> UnmarkedQuote:
    """Return the lines of a mail that follow each other as in our letter (its bare texts). `lines` are by
    their places.

    A single line is never counted as ours, because a player who copies the words of an answer out of a letter
    means that answer.
    """
    known = {text[at : at + ALIKE] for text in texts for at in range(len(text) - ALIKE + 1)}
    bare = {place: _bare(line) for place, line in lines.items()} if known else {}
    places = [place for place, line in bare.items() if line]
    starts = [0]
    for place in places:
        starts.append(starts[-1] + len(bare[place]))
    whole = "".join(bare[place] for place in places)[:MAX_COMPARED]
    covered, joined, last = bytearray(starts[-1]), set[int](), ""
    for at in range(len(whole) - ALIKE + 1):
        if whole[at : at + ALIKE] in known:
            last = whole[at : at + ALIKE]
            covered[at : at + ALIKE] = b"\1" * ALIKE
            joined.update(range(bisect_right(starts, at), bisect_left(starts, at + ALIKE)))
    ours = {
        place
        for nth, place in enumerate(places)
        if {nth, nth + 1} & joined
        and sum(covered[starts[nth] : starts[nth + 1]]) >= MOST * (starts[nth + 1] - starts[nth])
    }
    return UnmarkedQuote(frozenset(ours), bool(last) and any(text.endswith(last) for text in texts))


def is_continuation(above: Iterable[str], line: str, texts: Iterable[str]) -> bool:
    """Return True if our letter (its bare texts) goes on with this line after the lines above it.

    Also return True if this cannot be known.
    """
    *_, last = above = [*above]
    if LINK.search(last) and _PIECE_OF_A_LINK.match(line):
        return True
    end = "".join(map(_bare, above))[-ALIKE:]
    ours = [text for text in texts if end in text]
    return len(end) < ALIKE or not ours or any(end + _bare(line) in text for text in ours)


def _words(text: str) -> str:
    return _SIGNS.sub(" ", text).strip().casefold()


def is_link(line: str) -> bool:
    """Return True if the line is nothing but a link, or the rest of a link that was wrapped."""
    return bool(_REST_OF_A_LINK.match(LINK.sub("", line))) or not LINK.sub("", line).strip()


def _bare(text: str) -> str:
    """Return the letters and digits of a text without links, which are secret and may be wrapped anywhere."""
    if _REST_OF_A_LINK.match(text):
        return ""
    return _SIGNS.sub("", normalize("NFKC", LINK.sub(" ", text)).casefold())


def letter_record(subject: str, text: str, html: str) -> str:
    """Return what we keep of a sent letter: its subject, its text, and the visible and hidden words of its
    HTML.

    Links are left out, because they are secrets of their reader.
    """
    texts = (text, extract_text(html), extract_text(html, hidden=True))
    return _BETWEEN.join((subject, *(LINK.sub("", each) for each in texts)))


def parse_sent_letters(letters: Iterable[str], names: Iterable[str]) -> SentLetters:
    """Return the kept letters, and the names under which they were sent, for comparison."""
    split = [each.split(_BETWEEN) for each in letters if each]
    return SentLetters(
        texts=tuple(text for _, *texts in split for text in texts if text.strip()),
        subjects=tuple(subject for subject, *_ in split if subject),
        names=tuple(name for name in names if name),
    )
