"""Sentences: the messages of one language, each made ready once.

The runtime prepares a message when it is first said, and then resolves its parts anew each time, which costs more than
all that is drawn around it. What catalogues are made of (words, facts, functions of a fact, a choice by one) is written
here at once; whatever else there is, and whatever is missing, is left to the runtime, which knows what to complain of.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast

REMEMBERED: Final = 4096
LONGEST: Final = 2000
"""What is longer is for the runtime to say, or to refuse."""

Facts = Mapping[str, Any]
Value = Callable[[Facts], Any]
Write = Callable[[Facts], str]


class _Odd(LookupError):
    """Something for the runtime."""


class Sentences(FluentBundle):
    """May call `functions` in its messages."""

    def __init__(self, language: str, functions: Mapping[str, Callable[..., Any]] | None = None) -> None:
        super().__init__([language], functions=dict(functions or {}), use_isolating=False)
        self._calls = functions or {}
        self._ready: dict[tuple[str, str], Write] = {}
        self._form = lru_cache(REMEMBERED)(self._plural_form)

    def write(self, message: str, facts: Facts, attribute: str = "") -> str | None:
        """A message, or an attribute of one, with its facts; None where there is no such thing."""
        place = message, attribute
        if place not in self._ready:
            self._ready[place] = self._made_ready(message, attribute)
        try:
            return self._ready[place](facts)
        except _Odd:
            return self._resolved(message, attribute, facts)

    def _made_ready(self, message: str, attribute: str) -> Write:
        found = self._messages.get(message)
        patterns = {each.id.name: each.value for each in found.attributes} if found else {}
        pattern = patterns.get(attribute) if attribute or not found else found.value
        try:
            return _odd if pattern is None else self._sentence(pattern)
        except _Odd:
            return _odd

    def _sentence(self, pattern: ast.Pattern) -> Write:
        """Words with places between them, which only have to be filled."""
        words, places = "", []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                words += element.value.replace("%", "%%")
            else:
                words += "%s"
                places.append(self._part(element.expression))
        match places:
            case []:
                said = words % ()
                return lambda _: said
            case [only]:
                return only if words == "%s" else lambda facts: words % only(facts)
        return lambda facts: words % tuple([place(facts) for place in places])

    def _part(self, expression: Any) -> Write:
        match expression:
            case ast.SelectExpression():
                return self._choice(expression)
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return lambda facts: self._shown(facts.get(name))
        value = self._value(expression)
        return lambda facts: self._shown(value(facts))

    def _value(self, expression: Any) -> Value:
        match expression:
            case ast.StringLiteral():
                words = expression.parse()["value"]
                return lambda _: words
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return lambda facts: _fact(facts.get(name))
            case ast.FunctionReference(
                id=ast.Identifier(name=name), arguments=ast.CallArguments(positional=[thing], named=named)
            ) if name in self._calls and all(isinstance(each.value, ast.StringLiteral) for each in named):
                call, of = self._calls[name], self._value(thing)
                how = {each.name.name: each.value.parse()["value"] for each in named}
                return lambda facts: call(of(facts), **how)
        raise _Odd

    def _choice(self, expression: ast.SelectExpression) -> Write:
        by = self._value(expression.selector)
        variants = [(_key(each.key), self._sentence(each.value)) for each in expression.variants]
        (default,) = (self._sentence(each.value) for each in expression.variants if each.default)

        def chosen(facts: Facts) -> str:
            value = by(facts)
            return next((say for key, say in variants if self._fits(value, key)), default)(facts)

        return chosen

    def _fits(self, value: Any, key: str | float) -> bool:
        """A number also fits its form in the language (`one`, `few`)."""
        if isinstance(key, str):
            return bool((self._form(value) if isinstance(value, int) else value) == key)
        if isinstance(value, int):
            return value == key
        raise _Odd

    def _shown(self, value: Any) -> str:
        if type(value) is int:
            return figure(value, self._babel_locale)
        written = value if type(value) is str else _fact(value).format(self._babel_locale)
        if len(written) > LONGEST:
            raise _Odd
        return str(written)

    def _resolved(self, message: str, attribute: str, facts: Facts) -> str | None:
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


def _odd(_: Facts) -> str:
    raise _Odd


def _fact(value: Any) -> Any:
    if type(value) in {str, int} or isinstance(value, FluentType):
        return value
    raise _Odd


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else float(key.value)


@lru_cache(REMEMBERED)
def figure(number: int, locale: Any) -> str:
    """A number as it is written there."""
    return FluentInt(number).format(locale)
