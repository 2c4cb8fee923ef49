"""Fluent bundles as all catalogues use them, those of the engine and those of the service."""

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource


def bundle_for(language: str, functions: Mapping[str, Callable[..., Any]] | None = None) -> FluentBundle:
    """An empty bundle. Isolating marks around placeholders stay out: they would stand in letters and terminals as noise."""
    return FluentBundle([language], functions=dict(functions or {}), use_isolating=False)


def catalogue(text: str) -> Resource:
    """A catalogue for a bundle. Where in its file each word of it stands is asked by nobody, and is more than half of what it takes."""
    return FluentParser(with_spans=False).parse(text)


def write(bundle: FluentBundle, message: str, facts: Mapping[str, Any], attribute: str = "") -> str | None:
    """A message, or an attribute of one, with its facts; None where there is no such thing, an error where a fact is missing."""
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return None
    text, faults = bundle.format_pattern(pattern, dict(facts))
    if faults:
        raise ValueError(f"catalogue {bundle.locales[0]}, message {message}: {faults[0]!r}")
    return str(text)
