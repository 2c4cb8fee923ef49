"""Recognising the lines of a signature: names with titles, contact details, the small print of a company.

A line counts only if it has what nobody writes to take back an answer, such as a street with its number. A line
that is merely capitalised counts between two such lines.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Sequence
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Final
from unicodedata import east_asian_width

from babel import Locale

from service.mail.parse.names import bears_name, is_named
from service.mail.parse.vocabulary import words_of
from service.platform.words import LANGUAGES

MAX_TITLE: Final = 8
"""The maximum number of words in a line of a signature."""
MAX_DIGITS: Final = 6
"""The maximum number of digits in an answer."""
MIN_STREET: Final = 7
"""The minimum length of a street of one word."""
MIN_COUNTRY: Final = 4
MIN_PRINT: Final = 100
MIN_PRINT_BELOW: Final = 40
"""The minimum widths of a disclaimer with its usual words: alone, and below a sign-off."""
MIN_LONG: Final = 160
"""The minimum width of a paragraph that counts as small print below a sign-off, whatever it says."""
MIN_WRAPPED: Final = 50
"""The minimum length of a line of a disclaimer that goes on in the next line."""
_KNOWN: Final = tomllib.loads(Path(__file__).with_name("signatures.toml").read_text(encoding="utf-8"))


def _any_of(kind: str) -> str:
    return "|".join(_KNOWN[kind])


_ASKS: Final = re.compile(r"[?\uff1f;\u061f]")
_DIGIT: Final = re.compile(r"\d")
_NUMBER: Final = re.compile(rf"(?<!\d)[1-9]\d{{,{MAX_DIGITS - 1}}}(?!\d)")
_WORD: Final = re.compile(r"[^\W_]+(?:[.-][^\W_]+)*")
_INITIAL: Final = re.compile(r"(?<!\w)([^\W\d_a-z])\.")
_TITLES: Final = frozenset(word for title in _KNOWN["titles"] for word in words_of(title))
_SMALL_WORDS: Final = frozenset(_KNOWN["small"])
_REACHED: Final = re.compile(
    r"(?:https?://|www\.)\S+|[^\s<>@]+@[^\s<>@]+|(?<![\w@])(?:[\w-]+\.)+[a-z]{2,}/\S+"
    r"|(?<!\w)(?:\+|\(?0(?=\d))(?:[ ()/.-]*\d){8,14}(?!\w)"
)
"""A link, a mail address, a telephone number."""
_PHONE: Final = re.compile(r"\d(?:[ ()./+\u2010-\u2015\uff0d-]{0,3}\d){6,}")
_LONG_NUMBER: Final = re.compile(r"\d{7,}|(?:\d[ .-]?){9,}\d")
"""A number of a register, longer than any answer."""
_DATE: Final = re.compile(r"\d[./-]\d{1,2}[./-]\d")
_POSTAL: Final = re.compile(
    r"(?:^|[,-] )(?:(?:[A-Z]{1,2}-)?\d{4,6}(?: [A-Z]{2})?|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}) [^\W\d_]"
    r"|[^\W\d_]{2,},? (?:[A-Z]{2} )?\d{5}(?:-\d{4})?$|(?<!\w)[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$"
)
_LEGAL_FORM: Final = re.compile(rf"\w\.?,? ?(?<!\w)(?:{_any_of('legal_forms')})\.?$")
_STREET: Final = re.compile(
    rf"(?<!\w)(?:{_any_of('streets')})(?!\w)|\w{{2}}(?:{_any_of('street_endings')})(?!\w)"
)
_UNIT: Final = re.compile(rf"(?:{_any_of('units')})\.? [a-z]?\d{{1,6}}(?:[.-]?\w{{1,3}})?")
_ROLE: Final = re.compile(rf"(?<!\w)(?:{_any_of('roles')})|(?:{_any_of('role_endings')})(?!\w)")
_PRONOUNS: Final = re.compile(rf"\W*(?:{_any_of('pronouns')})\s?/\s?\w{{2,5}}\W*")
_REGISTER: Final = re.compile(_any_of("registers"))
_SMALL_PRINT: Final = re.compile(_any_of("small_print"))
_ABOUT_MAIL: Final = re.compile(_any_of("about_mail"))
_PRINTING: Final = re.compile(rf"(?<!\w)(?:{_any_of('before')})(?!\w).*(?:{_any_of('printing')})")
_LINK: Final = re.compile(r"\S+://\S+")
_POSTSCRIPT: Final = re.compile(rf"\W*(?:{_any_of('postscripts')})(?!\w)")
_NUMBER_ALONE: Final = re.compile(r"\W*\d{1,6}\W*")
_SENTENCE_END: Final = re.compile(r"[.!?\u3002]$")


def is_name(text: str, names: Collection[str]) -> bool:
    """Return True for a line with a name, its initials and titles, and nothing else."""
    words = words_of(text)
    named = {word for word in words if is_named(word, names)}
    beside = _TITLES.union(
        (name[0] for name in names), (letter.casefold() for letter in _INITIAL.findall(text))
    )
    return bool(named) and all(word in named or word in beside for word in words)


def is_reachable(text: str, answers: Collection[int]) -> bool:
    """Return True for a line with a way to reach somebody, labels, and no number that could be an answer."""
    rest = _REACHED.sub(" ", text)
    told = rest != text and not _DATE.search(text) and not _numbers(rest) & {*answers}
    return told and _is_capitalised(rest)


def is_signature_line(text: str, answers: Collection[int]) -> bool:
    """Return True for a line of contact details that stands in a signature only.

    `answers` are the numbers that could be an answer.
    """
    low = text.casefold().strip()
    if is_reachable(text, answers) or _PRONOUNS.fullmatch(low) or _UNIT.fullmatch(low):
        return True
    if _REGISTER.match(low) and _DIGIT.search(low):
        return True
    if not _is_capitalised(_LEGAL_FORM.sub(" ", text)):
        return False
    if _LONG_NUMBER.search(text):
        return True
    if text.isupper():
        return False
    return _is_street(text) or (not _numbers(text) & {*answers} and _is_detail(text))


def is_title(text: str) -> bool:
    """Return True for a short line that may stand between two lines of a signature, such as an office."""
    short = len(_WORD.findall(text)) <= MAX_TITLE and not _NUMBER_ALONE.fullmatch(text)
    return short and not _ASKS.search(text) and (_is_capitalised(text) or bool(_ROLE.search(text.casefold())))


def card_length(lines: Sequence[str], names: Collection[str]) -> int:
    """Return how many lines a card takes, from the name to the last way to reach the person, or 0.

    Between the two stands nothing that a person typed for this answer, so it may say anything. A company or an
    office may stand above the name.
    """
    above = [*takewhile(_is_office, lines)]
    name = lines[len(above) : len(above) + 1]
    if not any(is_name(line, names) or bears_name(line, names) for line in name):
        return 0
    below = range(len(above) + 1, len(lines))
    length = max((at for at in below if _is_contact(lines[at])), default=-1) + 1
    typed = any(
        _ASKS.search(_LINK.sub("", line)) or _NUMBER_ALONE.fullmatch(line) for line in lines[1:length]
    )
    return 0 if typed else length


def is_disclaimer(lines: Sequence[str], *, below_sign_off: bool = False) -> bool:
    """Return True for the long legal text of a company in these lines, or its request not to print a mail.

    Every line but the last is long, so that no line above or below it counts as a part of it.
    """
    first, *_ = lines
    low = " ".join(lines).casefold()
    wrapped = [*lines[:-1]][bool(_SMALL_PRINT.search(first.casefold())) :]
    if any(_width(line) < MIN_WRAPPED for line in wrapped):
        return False
    if len(lines) > 1 and _width(lines[-1]) < MIN_WRAPPED and _SENTENCE_END.search(lines[-2]):
        return False
    long = _width(low) >= (MIN_PRINT_BELOW if below_sign_off else MIN_PRINT)
    confidential = long and _SMALL_PRINT.search(low) and _ABOUT_MAIL.search(low)
    return bool(confidential or _PRINTING.search(low))


def is_small_print(lines: Sequence[str]) -> bool:
    """Return True for a paragraph below a name that is too long to take an answer back."""
    text = _LINK.sub("", " ".join(lines)).casefold()
    asks = _ASKS.search(text.replace(";", ""))
    wrapped = all(_width(line) >= MIN_WRAPPED for line in lines[:-1])
    return wrapped and _width(text) >= MIN_LONG and not asks and not _POSTSCRIPT.match(text)


def _width(text: str) -> int:
    """Return the columns of a text: a Chinese, Japanese or Korean letter says as much as two others."""
    return sum(1 + (east_asian_width(letter) in "WF") for letter in text)


def _is_contact(text: str) -> bool:
    """Return True for a line with a link, an address, a telephone number, or a postal code and a town."""
    phone = _PHONE.search(text) and not _DATE.search(text)
    return bool(_REACHED.search(text) or phone or _POSTAL.search(text))


def _is_office(text: str) -> bool:
    low = text.casefold()
    return _is_capitalised(text) and bool(_LEGAL_FORM.search(text) or _ROLE.search(low))


def _is_detail(text: str) -> bool:
    """Return True for a line with the form of a company, a postal code, an office, a register or a country."""
    low = text.casefold().strip()
    told = _LEGAL_FORM.search(text) or _POSTAL.search(text) or _ROLE.search(low) or _REGISTER.search(low)
    return bool(told) or low.rpartition(",")[2].strip() in _countries()


def _is_street(text: str) -> bool:
    """Return True for a street with its number. A street of one word must be long."""
    words = [word for word in _WORD.findall(text) if not word[0].isdigit()]
    long = len(words) > 1 or any(len(word) >= MIN_STREET for word in words)
    return long and bool(_DIGIT.search(text)) and bool(_STREET.search(text.casefold()))


def _is_capitalised(text: str) -> bool:
    """Return True for a few words, all capitalised but for small ones."""
    words = _WORD.findall(text)
    small = [word for word in words if word[0].islower() and word.casefold() not in _SMALL_WORDS]
    return len(words) <= MAX_TITLE and not small and not _ASKS.search(text)


def _numbers(text: str) -> set[int]:
    return {int(digits) for digits in _NUMBER.findall(text)}


@cache
def _countries() -> frozenset[str]:
    """Return the names of all countries in our languages."""
    names = (name for language in LANGUAGES for name in Locale(language).territories.values())
    return frozenset(name.casefold() for name in names if len(name) >= MIN_COUNTRY)
