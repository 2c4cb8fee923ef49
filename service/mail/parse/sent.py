"""What we know of the letter that a mail answers: what stood in it, so that it is known again in any language and wrapping.

Programs break lines anew, turn HTML into text and put signs in front of lines; the order of letters and figures stays.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import Final
from unicodedata import normalize

from msgspec import Struct

from service.mail.parse.html import text_of

ALIKE: Final = 24
"""So many letters and figures in the order of ours, over the end of a line, are no accident."""
MOST: Final = 0.9
"""Of a line: programs put in a sign here and there."""
MAX_COMPARED: Final = 200_000

LINK: Final = re.compile(r"https?://\S+")
_REST_OF_A_LINK: Final = re.compile(r"\s*[\w.~/=&?%-]{24,}>?\s*$")
_PIECE_OF_A_LINK: Final = re.compile(r"\s*[\w.~/=&?%-]+>?\s*$")
_SIGNS: Final = re.compile(r"[\W_]+")
_BETWEEN: Final = "\f"


class Sent(Struct, frozen=True):
    """The letters that may be the one that is answered."""

    texts: tuple[str, ...] = ()
    """Each as text, and as its HTML is read."""
    subjects: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """Under which they came."""

    def names_us(self, text: str) -> bool:
        """Whether one of our names stands in it."""
        low = text.casefold()
        return any(name.casefold() in low for name in self.names)

    def bare_texts(self) -> list[str]:
        """What stood in them, as lines of a mail are compared with it."""
        return [_bare(text) for text in self.texts]

    def is_us(self, text: str) -> bool:
        """Whether it begins with one of our names."""
        return _words(text).startswith(tuple(map(_words, self.names)))


class Requoted(Struct, frozen=True):
    """The lines of a mail that are ours although no sign says so."""

    lines: frozenset[int] = frozenset()
    to_the_end: bool = False
    """Whether the end of our letter is among them: then what comes after it is not ours."""


def requoted(lines: Mapping[int, str], texts: Sequence[str]) -> Requoted:
    """Of some lines of a mail, by their places, those that run on from one to the next as they do in our letter (its bare texts).

    A line by itself is never ours: whoever copies the words of an answer out of a letter means that answer.
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
    return Requoted(frozenset(ours), bool(last) and any(text.endswith(last) for text in texts))


def goes_on(above: Iterable[str], line: str, texts: Iterable[str]) -> bool:
    """Whether our letter (its bare texts) goes on with a line where the lines above it end; also where nobody can know."""
    *_, last = above = [*above]
    if LINK.search(last) and _PIECE_OF_A_LINK.match(line):
        return True
    end = "".join(map(_bare, above))[-ALIKE:]
    ours = [text for text in texts if end in text]
    return len(end) < ALIKE or not ours or any(end + _bare(line) in text for text in ours)


def _words(text: str) -> str:
    return _SIGNS.sub(" ", text).strip().casefold()


def is_link(line: str) -> bool:
    """Nothing but a link, or what is left of one that was broken."""
    return bool(_REST_OF_A_LINK.match(LINK.sub("", line))) or not LINK.sub("", line).strip()


def _bare(text: str) -> str:
    """Without links, which are secrets and broken anywhere, and without all that is no letter or figure."""
    if _REST_OF_A_LINK.match(text):
        return ""
    return _SIGNS.sub("", normalize("NFKC", LINK.sub(" ", text)).casefold())


def kept(subject: str, text: str, html: str) -> str:
    """What is kept of a letter of ours: its subject, its text, and the words of its HTML, those apart that no program shows.

    Links are left out: what they open is nobody's but their reader's.
    """
    texts = (text, text_of(html), text_of(html, hidden=True))
    return _BETWEEN.join((subject, *(LINK.sub("", each) for each in texts)))


def known_again(letters: Iterable[str], names: Iterable[str]) -> Sent:
    """Letters of ours as they were kept, and under which names they came."""
    split = [each.split(_BETWEEN) for each in letters if each]
    return Sent(
        texts=tuple(text for _, *texts in split for text in texts if text.strip()),
        subjects=tuple(subject for subject, *_ in split if subject),
        names=tuple(name for name in names if name),
    )
