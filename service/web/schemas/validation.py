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
from service.platform.paths import templates_folder
from service.platform.words import FALLBACK, words

CATALOGUE = "fields.ftl"
MESSAGE = re.compile(r"^(field-[a-z0-9-]+) = (.+)$", re.MULTILINE)
BLANK = re.compile(r"\{ \$(\w+) \}")


def make_validation_error(message: str, field: str | None = None, **values: str) -> ValidationError:
    """Return the error of one of our own fields."""
    said = words(reader_language()).say(message, **values)
    return ValidationError(said) if field is None else ValidationError(said, field)


def translate_messages(found: Any, language: str) -> Any:
    """Translate the tree of messages of a schema, field by field."""
    if isinstance(found, dict):
        return {field: translate_messages(below, language) for field, below in found.items()}
    if isinstance(found, list):
        return [translate_messages(each, language) for each in found]
    return translate_sentence(found, language)


def translate_sentence(english: str, language: str) -> str:
    """Translate a sentence of the catalogue; return any other sentence unchanged."""
    if language == FALLBACK:
        return english
    for message, form in load_sentence_patterns():
        match = form.fullmatch(english)
        if match is not None:
            return words(language).say(message, **match.groupdict())
    return english


@cache
def load_sentence_patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return a pattern for every English sentence, the longest first, since they are more specific."""
    found = MESSAGE.findall((templates_folder() / "words" / FALLBACK / CATALOGUE).read_text())
    return tuple(
        (message, compile_sentence_pattern(text))
        for message, text in sorted(found, key=lambda each: -len(each[1]))
    )


def compile_sentence_pattern(text: str) -> re.Pattern[str]:
    said = BLANK.split(text)  # plain text and placeholder names alternate
    return re.compile(
        "".join(f"(?P<{each}>.*)" if place % 2 else re.escape(each) for place, each in enumerate(said)),
        re.DOTALL,
    )
