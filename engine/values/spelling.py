"""Spelling: the words of the notation in a language, and the alternatives that are understood.

Internally a move has one canonical line. A catalogue gives the spelling of its words (`word-bid = offri`).
The attribute `also` has further spellings, separated by bars. Other words stay as they are: numbers, squares,
card numbers.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

MOST_SEATS: Final = 10
SEAT_WORD: Final = "seat"
BAR: Final = "|"
_WORD: Final = re.compile(r"^word-([a-z0-9-]+) *=", re.MULTILINE)
_STRAIGHT: Final = str.maketrans({"\N{RIGHT SINGLE QUOTATION MARK}": "'", "ł": "l", "ß": "ss"})
"""Replacements, besides accents, for characters that are missing on some keyboards."""


def canonical_words(texts: Sequence[str]) -> list[str]:
    """Return the canonical words that have a spelling in the catalogues."""
    return [found.replace("-", " ") for text in texts for found in _WORD.findall(text)]


class Spelling:
    """The spellings of each canonical word, the usual one first."""

    def __init__(self, spellings: Mapping[str, Sequence[str]]) -> None:
        seats = {
            f"{SEAT_WORD}{seat}": [f"{spelling}{seat}" for spelling in spellings.get(SEAT_WORD, ())]
            for seat in range(MOST_SEATS)
        }
        self.spellings = {**spellings, **{seat: written for seat, written in seats.items() if written}}

    @cached_property
    def aliases(self) -> Mapping[str, str]:
        """The canonical word for each spelling."""
        return {
            normalize_word(spelling): canonical
            for canonical, spellings in self.spellings.items()
            for spelling in spellings
        }

    @cached_property
    def _usual(self) -> Mapping[str, str]:
        return {canonical: spellings[0] for canonical, spellings in self.spellings.items()}

    def write(self, line: str) -> str:
        """Return a canonical line as people of this language write it."""
        return " ".join(replace_aliases(line.split(), self._usual)) if self._usual else line


def normalize_word(word: str) -> str:
    """Return a word without case and accents, for comparisons."""
    parted = unicodedata.normalize("NFKD", word.lower().translate(_STRAIGHT))
    return "".join(mark for mark in parted if not unicodedata.combining(mark))


def replace_aliases(words: Sequence[str], aliases: Mapping[str, str]) -> list[str]:
    """Replace every alias by its canonical words, the longest alias first. Aliases must be bare."""
    plain = [normalize_word(word) for word in words]
    longest = max((len(alias.split()) for alias in aliases), default=1)
    out: list[str] = []
    at = 0
    while at < len(words):
        for length in range(min(longest, len(words) - at), 0, -1):
            canonical = aliases.get(" ".join(plain[at : at + length]))
            if canonical is not None:
                out += canonical.split()
                at += length
                break
        else:
            out.append(words[at])
            at += 1
    return out
