"""The differences of a table from the rulebook's usual game, each in a few plain words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.text.words import Words, slug


def options_otherwise(options: msgspec.Struct, words: Words) -> Iterator[str]:
    for field in msgspec.structs.fields(options):
        value = getattr(options, field.name)
        if value != field.default:
            yield _told(field.name, value, words)


def _told(option: str, value: Any, words: Words) -> str:
    """Return the text of one option.

    An option with many values needs no message for each, and a new game may have no texts yet. Then label and
    value are used.
    """
    message = f"otherwise-{slug(option)}" + ("" if isinstance(value, bool) else f"-{slug(str(value))}")
    if words.has(message):
        return words.say(message)
    label = f"option-{slug(option)}"
    return f"{words.say(label) if words.has(label) else option}: {str(value).lower()}"
