"""Recognising the name of a writer: in full, as initials, or in a shorter form, in any script."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator
from itertools import combinations
from pathlib import Path
from typing import Final

from service.mail.parse.vocabulary import words_of

MIN_SHORT: Final = 3
"""The minimum length of a short form of a name, such as Tom."""
MIN_GLUED: Final = 2
"""The minimum length of a part of a name that is written without spaces."""
MAX_INITIALS: Final = 4
MAX_WORDS: Final = 12
_POINTED: Final = re.compile(r"(?<!\w)(?:[^\W\d_]\.)+[^\W\d_](?!\w)")
GLUED_LETTER: Final = r"[\u3040-\u30ff\u3131-\u318e\u3400-\u9fff\uac00-\ud7a3]"
GLUED: Final = re.compile(f"{GLUED_LETTER}+")
"""A word of Chinese, Japanese or Korean."""
_SIGNATURES: Final = tomllib.loads(Path(__file__).with_name("signatures.toml").read_text(encoding="utf-8"))
_MEANT: Final = frozenset(word for meant in _SIGNATURES["meant"] for word in words_of(meant))
"""What may mean no, or that something is crossed out. It is no initial without a mark."""
_MARKED: Final = re.compile(r"\W+\w|\w\.")
_BESIDE: Final = re.compile(r"[,|/(\u00b7\u2022\uff08\u3001]|\s[-\u2013\u2014]\s")
"""What separates a name from what stands beside it in the line."""


def join_points(text: str) -> str:
    """Return a text with abbreviations in one word: “m.v.g.” becomes “mvg.”."""
    return _POINTED.sub(lambda found: found[0].replace(".", ""), text)


def list_initials(name: str) -> Iterator[str]:
    """Yield the ways to write the initials of a name: of its words or some of them, also in reverse order."""
    letters = [word[0] for word in words_of(name)[:MAX_INITIALS]]
    for count in range(1, len(letters) + 1):
        for chosen in combinations(letters, count):
            yield "".join(chosen)
            yield "".join(reversed(chosen))


def names_only(text: str, names: Collection[str]) -> bool:
    """Return True if all words of a text are names, or if it has no words."""
    return all(is_named(word, names) for word in words_of(text))


def is_named(word: str, names: Collection[str]) -> bool:
    """Return True for a name, or for a part of a name that is written without spaces."""
    if word in names:
        return True
    glued = len(word) >= MIN_GLUED and bool(GLUED.fullmatch(word))
    return glued and (any(word in name for name in names) or not _remove(word, names))


def is_initials(text: str, names: Collection[str]) -> bool:
    """Return True for one to three initials of the names, which stand below a farewell."""
    letters = "".join(words_of(text))
    own = 0 < len(letters) < MAX_INITIALS and set(letters) <= {name[0] for name in names}
    return own and (letters not in _MEANT or _is_marked(text, letters))


def are_initials_alone(text: str, initials: Collection[str]) -> bool:
    """Return True for initials that sign without a farewell."""
    letters = "".join(words_of(text))
    return letters in initials and (letters not in _MEANT or _is_marked(text, letters))


def _is_marked(text: str, letters: str) -> bool:
    """Return True for initials with points, or for a single one with a mark beside it, such as “/N”."""
    if len(letters) > 1:
        return text.count(".") >= len(letters) - 1
    return bool(_MARKED.fullmatch(text.strip()))


def is_short_name(text: str, names: Collection[str]) -> bool:
    """Return True for the beginning of a name, such as Tom for Tomasz."""
    words = words_of(text)
    return len(words) == 1 and len(words[0]) >= MIN_SHORT and any(name.startswith(words[0]) for name in names)


def bears_name(text: str, names: Collection[str]) -> bool:
    """Return True for a line with two words of a name, alone or before what describes the person."""
    words = words_of(text)
    if len(words) > MAX_WORDS:
        return False
    said = {word for word in words_of(_BESIDE.split(text)[0]) if is_named(word, names)}
    return len(said) > 1 or any(GLUED.fullmatch(word) for word in said)


def _remove(word: str, names: Collection[str]) -> str:
    for name in sorted(names, key=len, reverse=True):
        if GLUED.fullmatch(name):
            word = word.replace(name, "")
    return word
