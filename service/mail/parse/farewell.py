"""Recognising greetings, farewells and lines of devices, by words that people use for nothing else."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from engine.values.decoder import Decoder
from service.mail.parse.devices import names_a_device, remove_devices
from service.mail.parse.vocabulary import fold_text

MAX_PLACE: Final = 4
"""The maximum number of words in “greetings from the sunny South”."""
MIN_PHONE: Final = 2
"""The minimum number of words in “sent from my phone”."""
WITHOUT_SPACES: Final = "without_spaces"
_WORD: Final = re.compile(r"[^\W_]+(?:['-][^\W_]+)*")
_CLAUSE: Final = re.compile(r"[,.!;:\u2026\u3001\u3002\uff01\uff0c()\u00a1]|\s[-\u2013\u2014]\s")
_LINK: Final = re.compile(r"<?https?://\S+")
_DIGIT: Final = re.compile(r"\d")
_ASKS: Final = re.compile(r"[?\uff1f\u061f\u037e]")


class Farewells(Struct, frozen=True):
    """The words with which people open and end a letter in one language, folded, long phrases first."""

    greetings: tuple[str, ...] = ()
    farewells: tuple[str, ...] = ()
    wishes: frozenset[str] = frozenset()
    wished: frozenset[str] = frozenset()
    around: frozenset[str] = frozenset()
    before_place: frozenset[str] = frozenset()
    until: tuple[str, ...] = ()
    times: frozenset[str] = frozenset()
    sent: frozenset[str] = frozenset()
    phone: tuple[str, ...] = ()
    brand: frozenset[str] = frozenset()
    excuses: frozenset[str] = frozenset()
    known: frozenset[str] = frozenset()
    """All these words, to pass over a language quickly."""

    def end_letter(self, words: Collection[str]) -> bool:
        """Return True for a clause that is a farewell or a wish, and nothing more."""
        if not self.known.issuperset(words):
            return False
        said = " ".join(words)
        rest = _remove_phrases(said, self.farewells)
        left = set(rest.split())
        if left <= self.wishes | self.wished | self.around:
            return bool(left & self.wishes) if left & self.wished else rest != said
        without_until = _remove_phrases(rest, self.until)
        return without_until != rest and set(without_until.split()) <= self.times | self.around

    def greet(self, words: Collection[str]) -> bool:
        """Return True for a line that is a greeting, and nothing more."""
        if not self.known.issuperset(words):
            return False
        said = " ".join(words)
        rest = _remove_phrases(said, self.greetings)
        return rest != said and set(rest.split()) <= self.around

    def name_device(self, words: AbstractSet[str], below: AbstractSet[str]) -> bool:
        """Return True for the words beside the name of a device, and those behind it."""
        known = self.sent.union(self.phone, self.brand)
        return words <= known and below <= known | self.excuses

    def name_phone(self, words: Collection[str]) -> bool:
        """Return True for the words of “sent from my phone”."""
        known = len(words) >= MIN_PHONE and set(words) <= self.sent.union(self.phone)
        return known and not self.sent.isdisjoint(words)


def words_of(text: str) -> list[str]:
    """Return the words of a text, folded."""
    return _WORD.findall(fold_text(text))


def is_farewell(text: str, names: Collection[str] = ()) -> bool:
    """Return True if every clause of a line is a farewell of one language. `names` may stand in it."""
    if _DIGIT.search(text) or _ASKS.search(text):
        return False
    clauses = [clause for clause in _CLAUSE.split(text) if not names_only(clause, names)]
    if clauses and any(_are_ends(clauses, spoken, names) for spoken in _languages()):
        return True
    return _is_glued(text, _load()[WITHOUT_SPACES].farewells, names)


def is_greeting(text: str, names: Collection[str] = ()) -> bool:
    """Return True for a line that greets in one language. `names` may stand in it."""
    words = [word for word in words_of(text) if word not in names]
    glued = _is_glued(text, _load()[WITHOUT_SPACES].greetings, names)
    return glued or any(spoken.greet(words) for spoken in _languages())


def is_device_line(text: str) -> bool:
    """Return True for a line such as “Sent from my …” that names a device or a program and says nothing else,
    or that links to the program.
    """
    without_link = _LINK.sub("", text)
    if not names_a_device(without_link):
        return names_a_device(text) and not _WORD.search(without_link)
    if without_link != text:
        return True
    if _ASKS.search(text):
        return False
    first, *others = filter(_WORD.search, _CLAUSE.split(remove_devices(text))) or [""]
    words, below = _device_words(first), _device_words(" ".join(others))
    known = any(spoken.name_device(words, below) for spoken in _languages())
    return known or _is_glued(remove_devices(text), _load()[WITHOUT_SPACES].phone)


def _device_words(text: str) -> set[str]:
    return {word for word in words_of(text) if not _DIGIT.search(word)}


def names_only(text: str, names: Collection[str]) -> bool:
    """Return True if all words of a text are names, or if it has no words."""
    return all(word in names for word in words_of(text))


def _are_ends(clauses: Sequence[str], spoken: Farewells, names: Collection[str]) -> bool:
    """Return True if the first clause is a farewell, and the others are, too, or address somebody."""
    first, *others = clauses
    beside = spoken.around.union(names, (name[0] for name in names))
    return _is_end(first, spoken, names) and all(
        _is_end(each, spoken, names) or set(words_of(each)) <= beside for each in others
    )


def _is_end(clause: str, spoken: Farewells, names: Collection[str]) -> bool:
    """Return True for a farewell of a language, also one from a place, such as greetings from Rome."""
    words = [word for word in words_of(clause) if word not in names]
    if spoken.end_letter(words) or spoken.name_phone(words):
        return True
    for at, word in enumerate(words):
        place = words[at + 1 :]
        if word in spoken.before_place and 0 < len(place) <= MAX_PLACE and spoken.end_letter(words[:at]):
            return _WORD.findall(clause)[-1][0].isupper() and not clause.isupper()
    return False


def _is_glued(text: str, phrases: Iterable[str], names: Collection[str] = ()) -> bool:
    """Return True if a text without spaces has one of the phrases, and nothing else but names."""
    said = fold_text(text)
    rest = said
    for phrase in phrases:
        rest = rest.replace(phrase, " ")
    return rest != said and names_only(rest, names)


def _remove_phrases(said: str, phrases: Iterable[str]) -> str:
    padded = f" {said} "
    for phrase in phrases:
        padded = padded.replace(f" {phrase} ", "  ")
    return " ".join(padded.split())


def _languages() -> Iterable[Farewells]:
    return (words for name, words in _load().items() if name != WITHOUT_SPACES)


@cache
def _load() -> dict[str, Farewells]:
    written = tomllib.loads(Path(__file__).with_name("sign_offs.toml").read_text(encoding="utf-8"))
    return Decoder(dict[str, Farewells]).convert({name: _fold(kinds) for name, kinds in written.items()})


def _fold(kinds: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    folded = {
        kind: sorted((" ".join(words_of(each)) for each in words), key=len, reverse=True)
        for kind, words in kinds.items()
    }
    return {
        **folded,
        "known": [word for words in folded.values() for phrase in words for word in phrase.split()],
    }
