"""Sentences: a bundle of messages that writes the plain ones by itself.

Most messages are words with some facts between them. Those need neither be prepared nor resolved, which costs more than
all that is drawn around them; whatever chooses, calls or refers goes the usual way, and so does whatever is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

REMEMBERED: Final = 4096
LONGEST: Final = 2000
"""What is longer is left to those who know what is too long."""


class Fact(NamedTuple):
    """Where a fact stands in a sentence."""

    name: str


Plain = tuple[str | Fact, ...]


class Sentences(FluentBundle):
    """The messages of one language."""

    def __init__(self, language: str, functions: Mapping[str, Any] | None = None) -> None:
        super().__init__([language], functions=dict(functions or {}), use_isolating=False)
        self._plain: dict[tuple[str, str], Plain | None] = {}

    def write(self, message: str, facts: Mapping[str, Any], attribute: str = "") -> str | None:
        """A message, or an attribute of one, with its facts; None where there is no such thing."""
        place = message, attribute
        if place not in self._plain:
            self._plain[place] = plain(self._pattern(message, attribute))
        parts = self._plain[place]
        written = None if parts is None else joined(parts, facts, self._babel_locale)
        return self._resolved(message, attribute, facts) if written is None else written

    def _pattern(self, message: str, attribute: str) -> ast.Pattern | None:
        found = self._messages.get(message)
        if found is None or not attribute:
            return found and found.value
        return next((each.value for each in found.attributes if each.id.name == attribute), None)

    def _resolved(self, message: str, attribute: str, facts: Mapping[str, Any]) -> str | None:
        if not self.has_message(message):
            return None
        found = self.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        text, faults = self.format_pattern(pattern, dict(facts))
        if faults:
            raise ValueError(f"catalogue {self.locales[0]}, message {message}: {faults[0]!r}")
        return str(text)


def plain(pattern: ast.Pattern | None) -> Plain | None:
    """Words and facts, where a pattern is made of nothing else."""
    parts: list[str | Fact] = []
    for element in pattern.elements if pattern else [None]:
        match element:
            case ast.TextElement(value=words):
                parts.append(words)
            case ast.Placeable(expression=ast.StringLiteral() as words):
                parts.append(words.parse()["value"])
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                parts.append(Fact(name))
            case _:
                return None
    return tuple(parts)


def joined(parts: Plain, facts: Mapping[str, Any], locale: Any) -> str | None:
    """None where a fact is missing, or is neither words nor a whole number."""
    written = []
    for part in parts:
        if type(part) is Fact:
            fact = facts.get(part.name)
            if type(fact) is int:
                fact = figure(fact, locale)
            elif type(fact) is not str or len(fact) > LONGEST:
                return None
            written.append(fact)
        else:
            written.append(part)
    return "".join(written)


@lru_cache(REMEMBERED)
def figure(number: int, locale: Any) -> str:
    """A number as it is written there."""
    return FluentInt(number).format(locale)
