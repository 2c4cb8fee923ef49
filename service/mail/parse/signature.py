"""Recognising the lines of a signature: names with titles, contact details, the small print of a company.

A line counts only if it has what nobody writes to take back an answer, such as a street with its number. A line
that is merely capitalised counts between two such lines.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale

from service.mail.parse.farewell import words_of
from service.platform.words import LANGUAGES

MAX_TITLE: Final = 8
"""The maximum number of words in a line of a signature."""
MAX_INITIALS: Final = 3
MAX_DIGITS: Final = 6
"""The maximum number of digits in an answer."""
MIN_STREET: Final = 7
"""The minimum length of a street of one word."""
MIN_COUNTRY: Final = 4
MIN_PRINT: Final = 100
"""The minimum length of a disclaimer."""
MIN_WRAPPED: Final = 50
"""The minimum length of a line of a disclaimer that goes on in the next line."""
_KNOWN: Final = tomllib.loads(Path(__file__).with_name("signatures.toml").read_text(encoding="utf-8"))


def _any_of(kind: str) -> str:
    return "|".join(_KNOWN[kind])


_ASKS: Final = re.compile(r"[?\uff1f;\u061f]")
_DIGIT: Final = re.compile(r"\d")
_NUMBER: Final = re.compile(rf"(?<!\d)[1-9]\d{{,{MAX_DIGITS - 1}}}(?!\d)")
_WORD: Final = re.compile(r"[^\W_]+(?:[.-][^\W_]+)*")
_TITLES: Final = frozenset(_KNOWN["titles"])
_SMALL_WORDS: Final = frozenset(_KNOWN["small"])
_REACHED: Final = re.compile(
    r"(?:https?://|www\.)\S+|[^\s<>@]+@[^\s<>@]+|(?<![\w@])(?:[\w-]+\.)+[a-z]{2,}/\S+"
    r"|(?<!\w)(?:\+|\(?0(?=\d))(?:[ ()/.-]*\d){8,14}(?!\w)"
)
"""A link, a mail address, a telephone number."""
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
_SENTENCE_END: Final = re.compile(r"[.!?\u3002]$")


def is_name(text: str, names: Collection[str]) -> bool:
    """Return True for a line with a name, its initials and titles, and nothing else."""
    words = words_of(text)
    beside = _TITLES | {name[0] for name in names}
    return any(word in names for word in words) and all(word in names or word in beside for word in words)


def is_initials(text: str, names: Collection[str]) -> bool:
    """Return True for one to three initials of the names."""
    letters = "".join(words_of(text))
    return 0 < len(letters) <= MAX_INITIALS and set(letters) <= {name[0] for name in names}


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
    short = len(_WORD.findall(text)) <= MAX_TITLE
    return short and not _ASKS.search(text) and (_is_capitalised(text) or bool(_ROLE.search(text.casefold())))


def is_disclaimer(lines: Sequence[str]) -> bool:
    """Return True for the long legal text of a company in these lines, or its request not to print a mail.

    Every line but the last is long, so that no line above or below it counts as a part of it.
    """
    first, *_ = lines
    low = " ".join(lines).casefold()
    wrapped = [*lines[:-1]][bool(_SMALL_PRINT.search(first.casefold())) :]
    if any(len(line) < MIN_WRAPPED for line in wrapped):
        return False
    if len(lines) > 1 and len(lines[-1]) < MIN_WRAPPED and _SENTENCE_END.search(lines[-2]):
        return False
    confidential = len(low) >= MIN_PRINT and _SMALL_PRINT.search(low) and _ABOUT_MAIL.search(low)
    return bool(confidential or _PRINTING.search(low))


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
