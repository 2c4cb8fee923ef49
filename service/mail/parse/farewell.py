"""Recognising greetings, farewells and lines of devices, by words that people use for nothing else."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from engine.values.decoder import Decoder
from service.mail.parse.devices import names_a_device, names_a_provider, remove_devices
from service.mail.parse.names import GLUED, is_initials, is_named, join_points, names_only
from service.mail.parse.vocabulary import words_of

MAX_PLACE: Final = 4
"""The maximum number of words in “greetings from the sunny South”."""
MAX_ADDRESSEES: Final = 2
"""The maximum number of words for the addressees in a greeting, such as “dear fellow players”."""
MIN_PHONE: Final = 2
"""The minimum number of words in “sent from my phone”."""
WITHOUT_SPACES: Final = "without_spaces"
_WORD: Final = re.compile(r"[^\W_]+(?:['-][^\W_]+)*")
CLAUSE: Final = re.compile(
    r"[,.!;:~\u00a1\u00b7\u060c\u061b\u2026\u3001\u3002\u30fb\uff01\uff0c\uff1a\uff1b\uff5e()\uff08\uff09]|\s[-\u2013\u2014]\s"
)
_LINK: Final = re.compile(r"<?https?://\S+")
_DIGIT: Final = re.compile(r"\d")
ASKS: Final = re.compile(r"[?\uff1f\u061f\u037e]")


class Farewells(Struct, frozen=True):
    """The words with which people open and end a letter in one language, folded, long phrases first."""

    greetings: tuple[str, ...] = ()
    farewells: tuple[str, ...] = ()
    wishes: frozenset[str] = frozenset()
    wished: frozenset[str] = frozenset()
    around: frozenset[str] = frozenset()
    please: tuple[str, ...] = ()
    choosing: tuple[str, ...] = ()
    before_place: frozenset[str] = frozenset()
    until: tuple[str, ...] = ()
    times: frozenset[str] = frozenset()
    sent: frozenset[str] = frozenset()
    phone: tuple[str, ...] = ()
    brand: frozenset[str] = frozenset()
    excuses: frozenset[str] = frozenset()
    right_before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    """The phrases that may stand right before an answer, and after it."""
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
        """Return True for a line that begins with a greeting, and says nothing more.

        Behind other words, a greeting is often a noun: “nog een dag” is another day.
        """
        if not self.known.issuperset(words):
            return False
        said = " ".join(words)
        rest = _remove_phrases(said, self.greetings)
        return _begins_with(said, self.greetings) and set(rest.split()) <= self.around

    def address(self, words: Sequence[str]) -> bool:
        """Return True for a greeting before a few words, which name the addressees."""
        said = f"{' '.join(words)} "
        opening = next((phrase for phrase in self.greetings if said.startswith(f"{phrase} ")), "")
        return bool(opening) and len(words) - len(opening.split()) <= MAX_ADDRESSEES

    def ask_kindly(self, words: Collection[str], *, right_before: bool) -> bool:
        """Return True for a clause beside an answer: thanks, “please”, “I choose”.

        Right before an answer, a greeting may stand, but thanks may be thanks for something: “thanks for 3”.
        """
        if not self.known.issuperset(words):
            return False
        said = " ".join(words)
        rest = _remove_phrases(said, self.right_before if right_before else self.after)
        return rest != said and set(rest.split()) <= (frozenset() if right_before else self.around)

    def name_device(self, words: AbstractSet[str], below: AbstractSet[str], *, sent: bool) -> bool:
        """Return True for the words beside the name of a device, and those behind it.

        With `sent`, one of them must be a word for “sent”, because the name may be a usual word.
        """
        if sent and self.sent.isdisjoint(words):
            return False
        known = self.sent.union(self.phone, self.brand)
        return words <= known and below <= known | self.excuses

    def name_phone(self, words: Collection[str]) -> bool:
        """Return True for the words of “sent from my phone”."""
        known = len(words) >= MIN_PHONE and set(words) <= self.sent.union(self.phone)
        return known and not self.sent.isdisjoint(words)


class _Clause(NamedTuple):
    """A clause of a line, as all languages read it."""

    text: str
    words: Sequence[str]
    """The words that are no names."""
    unsigned: Sequence[str]
    """The same without initials at the end."""
    others: frozenset[str]
    """The words that are no names and no initials of names."""


def is_farewell(text: str, names: Collection[str] = ()) -> bool:
    """Return True if every clause of a line is a farewell of one language. `names` may stand in it."""
    if _DIGIT.search(text) or ASKS.search(text):
        return False
    clauses = [
        _read_clause(clause, names)
        for clause in CLAUSE.split(join_points(text))
        if not names_only(clause, names)
    ]
    if clauses and any(_are_ends(clauses, spoken) for spoken in _languages()):
        return True
    return _is_glued(text, _load()[WITHOUT_SPACES].farewells, names)


def _read_clause(text: str, names: Collection[str]) -> _Clause:
    words = [word for word in words_of(text) if not is_named(word, names)]
    signed = len(words) > 1 and is_initials(words[-1], names)
    initials = {name[0] for name in names}
    return _Clause(text, words, words[:-1] if signed else words, frozenset(words) - initials)


def is_greeting(text: str, names: Collection[str] = ()) -> bool:
    """Return True for a line that greets in one language. `names` may stand in it."""
    words = [word for word in words_of(text) if not is_named(word, names)]
    glued = _is_glued(text, _load()[WITHOUT_SPACES].greetings, names)
    return glued or any(spoken.greet(words) for spoken in _languages())


def is_address(text: str) -> bool:
    """Return True for a line that begins with a greeting and addresses somebody, in words that are in no list."""
    clauses = [*filter(_WORD.search, CLAUSE.split(text))]
    return len(clauses) == 1 and any(spoken.address(words_of(clauses[0])) for spoken in _languages())


def is_courtesy(text: str, names: Collection[str] = (), *, right_before: bool = False) -> bool:
    """Return True for a clause that may stand beside an answer on its line. `names` may stand in it."""
    if _DIGIT.search(text) or ASKS.search(text):
        return False
    words = [word for word in words_of(text) if not is_named(word, names)]
    if any(spoken.ask_kindly(words, right_before=right_before) for spoken in _languages()):
        return True
    glued = _load()[WITHOUT_SPACES]
    return _is_glued(text, glued.right_before if right_before else glued.after, names)


def is_device_line(text: str) -> bool:
    """Return True for a line such as “Sent from my …” that names a device or a program and says nothing else,
    or that links to the program.
    """
    without_link = _LINK.sub("", text)
    named = names_a_device(without_link)
    if not named and names_a_device(text):
        return not _WORD.search(without_link)
    if named and without_link != text:
        return True
    if ASKS.search(text) or not (named or names_a_provider(text)):
        return False
    first, *others = [*filter(_WORD.search, CLAUSE.split(remove_devices(text)))] or [""]
    words, below = _device_words(first), _device_words(" ".join(others))
    known = any(spoken.name_device(words, below, sent=not named) for spoken in _languages())
    return known or (named and _is_glued(remove_devices(text), _load()[WITHOUT_SPACES].phone))


def _device_words(text: str) -> set[str]:
    return {word for word in words_of(text) if not _DIGIT.search(word)}


def _are_ends(clauses: Sequence[_Clause], spoken: Farewells) -> bool:
    """Return True if the first clause is a farewell, and the others are, too, or address somebody."""
    first, *others = clauses
    return _is_end(first, spoken) and all(
        _is_end(each, spoken) or each.others <= spoken.around for each in others
    )


def _is_end(clause: _Clause, spoken: Farewells) -> bool:
    """Return True for a farewell of a language, also one from a place, such as greetings from Rome."""
    words = clause.words
    if spoken.end_letter(words) or spoken.name_phone(words):
        return True
    if clause.unsigned is not words and spoken.end_letter(clause.unsigned):
        return True
    for at, word in enumerate(words):
        place = words[at + 1 :]
        if word in spoken.before_place and 0 < len(place) <= MAX_PLACE and spoken.end_letter(words[:at]):
            return _WORD.findall(clause.text)[-1][0].isupper() and not clause.text.isupper()
    return False


def _is_glued(text: str, phrases: Iterable[str], names: Collection[str] = ()) -> bool:
    """Return True if a text without spaces has one of the phrases, and nothing else but names."""
    if not GLUED.search(text):
        return False
    rest = said = " ".join(words_of(text))
    for phrase in phrases:
        rest = rest.replace(phrase, " ")
    return rest != said and names_only(rest, names)


def _begins_with(said: str, phrases: Iterable[str]) -> bool:
    return any(f"{said} ".startswith(f"{phrase} ") for phrase in phrases)


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
    asked = [*folded.get("please", ()), *folded.get("choosing", ())]
    return {
        **folded,
        "right_before": sorted((*asked, *folded.get("greetings", ())), key=len, reverse=True),
        "after": sorted((*asked, *folded.get("farewells", ())), key=len, reverse=True),
        "known": [word for words in folded.values() for phrase in words for word in phrase.split()],
    }
