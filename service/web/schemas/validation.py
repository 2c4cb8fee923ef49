"""What is wrong with the fields of a request, in the reader's language.

What marshmallow finds it says in English. The English catalogue has its sentences, blanks and all; each is recognized
there and said anew. What our own fields find is said in the reader's language at once, by `mistake`.
"""

import re
from functools import cache
from typing import Any

from marshmallow import ValidationError

from service.platform.language import reader_language
from service.platform.paths import templates
from service.platform.words import FALLBACK, words

CATALOGUE = "fields.ftl"
MESSAGE = re.compile(r"^(field-[a-z0-9-]+) = (.+)$", re.MULTILINE)
BLANK = re.compile(r"\{ \$(\w+) \}")


def mistake(message: str, field: str | None = None, **values: str) -> ValidationError:
    """What one of our own fields refuses."""
    said = words(reader_language()).say(message, **values)
    return ValidationError(said) if field is None else ValidationError(said, field)


def translated(found: Any, language: str) -> Any:
    """The tree of messages that a schema gives, field by field."""
    if isinstance(found, dict):
        return {field: translated(below, language) for field, below in found.items()}
    if isinstance(found, list):
        return [translated(each, language) for each in found]
    return said_in(found, language)


def said_in(english: str, language: str) -> str:
    """A sentence of the catalogue in another language; any other stays as it is."""
    if language == FALLBACK:
        return english
    for message, form in forms():
        match = form.fullmatch(english)
        if match is not None:
            return words(language).say(message, **match.groupdict())
    return english


@cache
def forms() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Every English sentence with its blanks; those that say more stand first."""
    found = MESSAGE.findall((templates() / "words" / FALLBACK / CATALOGUE).read_text())
    return tuple((message, form_of(text)) for message, text in sorted(found, key=lambda each: -len(each[1])))


def form_of(text: str) -> re.Pattern[str]:
    said = BLANK.split(text)  # plain text and the names of blanks in turn
    return re.compile(
        "".join(f"(?P<{each}>.*)" if place % 2 else re.escape(each) for place, each in enumerate(said)),
        re.DOTALL,
    )
