"""Translation of validation errors into the reader's language.

Marshmallow reports errors in English. The English catalogue contains its sentences with their placeholders.
Each error is matched against them and rendered in the reader's language. Our own fields call `mistake`, which
renders the error in the reader's language at once.
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
    """Return the error of one of our own fields."""
    said = words(reader_language()).say(message, **values)
    return ValidationError(said) if field is None else ValidationError(said, field)


def translated(found: Any, language: str) -> Any:
    """Translate the tree of messages of a schema, field by field."""
    if isinstance(found, dict):
        return {field: translated(below, language) for field, below in found.items()}
    if isinstance(found, list):
        return [translated(each, language) for each in found]
    return said_in(found, language)


def said_in(english: str, language: str) -> str:
    """Translate a sentence of the catalogue; return any other sentence unchanged."""
    if language == FALLBACK:
        return english
    for message, form in forms():
        match = form.fullmatch(english)
        if match is not None:
            return words(language).say(message, **match.groupdict())
    return english


@cache
def forms() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return a pattern for every English sentence, the longest first, since they are more specific."""
    found = MESSAGE.findall((templates() / "words" / FALLBACK / CATALOGUE).read_text())
    return tuple((message, form_of(text)) for message, text in sorted(found, key=lambda each: -len(each[1])))


def form_of(text: str) -> re.Pattern[str]:
    said = BLANK.split(text)  # plain text and placeholder names alternate
    return re.compile(
        "".join(f"(?P<{each}>.*)" if place % 2 else re.escape(each) for place, each in enumerate(said)),
        re.DOTALL,
    )
