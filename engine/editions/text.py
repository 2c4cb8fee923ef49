"""The text of an edition's file.

A new file is made from one of the game's own, and an owner of the box can correct it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from engine.editions.edition import PROVENANCE, Edition

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
"""A key that needs no quotation marks."""
TITLE: Final = re.compile(r'^title = ".*"\n', re.MULTILINE)


def text_made_from(game: str, edition: Edition[Any], title: str) -> str:
    """Return the whole file with its comments, under a new title, with the name of its game."""
    about = {"game": game, "based_on": edition.ruled_as, "title": title}
    lines = "".join(f"{key} = {msgspec.json.encode(value).decode()}\n" for key, value in about.items())
    return TITLE.sub(lambda _: lines, edition.text, count=1)


def text_of(raw: Mapping[str, Any]) -> str:
    """Return the content of a file as TOML. The order is kept, because cards are shuffled in it."""
    return "\n".join(_lines(raw, "")).lstrip("\n") + "\n"


def _lines(table: Mapping[str, Any], path: str) -> Iterator[str]:
    names = list(table)
    own = _first_with_lines_of_its_own(table, top=not path)
    yield from (f"{_key(name)} = {_inline(table[name])}" for name in names[:own])
    for name in names[own:]:
        below = f"{path}.{_key(name)}" if path else _key(name)
        yield f"\n[{below}]"
        yield from _lines(table[name], below)


def _first_with_lines_of_its_own(table: Mapping[str, Any], *, top: bool) -> int:
    """Return the index of the first key that is written as a `[name]` section.

    It is the first long table with only tables after it. In TOML everything after `[name]` belongs to that
    section.
    """
    tables = [isinstance(value, dict) and name != PROVENANCE for name, value in table.items()]
    behind = len(tables) - tables[::-1].index(False) if False in tables else 0
    long = (at for at, value in enumerate(table.values()) if at >= behind and (top or _is_long(value)))
    return next(long, len(tables))


def _is_long(table: Mapping[str, Any]) -> bool:
    return PROVENANCE in table or any(isinstance(value, dict | list) for value in table.values())


def _inline(value: Any) -> str:
    match value:
        case dict():
            return "{ " + ", ".join(f"{_key(name)} = {_inline(each)}" for name, each in value.items()) + " }"
        case list():
            return "[" + ", ".join(map(_inline, value)) + "]"
    return msgspec.json.encode(value).decode()


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _inline(name)
