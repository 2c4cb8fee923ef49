"""What a table plays otherwise than the usual game of the rulebook, each thing in a few plain words.

The options of a game are by default as the rulebook has it, so every other value of one is told: `otherwise-<option>` in
the catalogue of the game where it is switched, `otherwise-<option>-<value>` where it has several values.
"""

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
    """Many values need no sentence each, and a game that somebody adds may have no words yet."""
    message = f"otherwise-{slug(option)}" + ("" if isinstance(value, bool) else f"-{slug(str(value))}")
    if words.has(message):
        return words.say(message)
    label = f"option-{slug(option)}"
    return f"{words.say(label) if words.has(label) else option}: {str(value).lower()}"
