"""Sentences about time, as data: the id of a message and its facts.

The catalogue `time.ftl` has the texts.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec

Fact = Any
"""Text, a number, a moment, a length of time, another sentence, or several of these in a tuple."""


class Sentence(msgspec.Struct, frozen=True):
    message: str
    facts: dict[str, Fact] = {}


class TimeRefusal(ValueError):
    """A refused request about time. The sentence says what is wrong and what would be allowed."""

    def __init__(self, message: str, **facts: str | int | datetime | timedelta) -> None:
        super().__init__(message, facts)
        self.sentence = Sentence(message, facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.sentence.facts.items())
        return f"{self.sentence.message}: {facts}" if facts else self.sentence.message
