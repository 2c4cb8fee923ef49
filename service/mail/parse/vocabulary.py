"""What players write, per language, from the files beside the sentences."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from engine.values.decoder import Decoder
from service.platform.paths import templates
from service.platform.words import LANGUAGES, words

_WORDS: Final = re.compile(r"[^\W_](?:.*[^\W_])?", re.DOTALL)
_APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"


class Commands(Struct, frozen=True):
    """The words of one language, or of several together, that a player may write."""

    commands: dict[str, list[str]]
    arguments: dict[str, list[str]]
    polite: dict[str, list[str]]
    answers: dict[str, list[str]]
    """Yes and no, to who comes to a table."""


def folded(text: str) -> str:
    """As words are compared: lower case, single spaces, without marks at either end."""
    found = _WORDS.search(text.replace(_APOSTROPHE, "'").casefold())
    return " ".join(found.group().split()) if found else ""


@cache
def commands(language: str) -> Commands:
    """The player's side of one language."""
    file = templates() / "words" / language / "commands.toml"
    return Decoder(Commands).convert(tomllib.loads(file.read_text(encoding="utf-8")))


@cache
def sentinels() -> tuple[str, ...]:
    """In all languages, folded: a Pole may well be asked in English."""
    return tuple(folded(sentinel(language)) for language in LANGUAGES)


def sentinel(language: str) -> str:
    """The line above which the answer is written, as the catalogue says it."""
    return words(language).say("reply-above")


def together(languages: Iterable[str]) -> Commands:
    """The words of several languages at once: a player's own, and English."""
    return _together(tuple(dict.fromkeys(languages)))


@cache
def _together(languages: tuple[str, ...]) -> Commands:
    parts = [commands(language) for language in languages]
    return Commands(
        commands=_merged(part.commands for part in parts),
        arguments=_merged(part.arguments for part in parts),
        polite=_merged(part.polite for part in parts),
        answers=_merged(part.answers for part in parts),
    )


def _merged(tables: Iterable[Mapping[str, list[str]]]) -> dict[str, list[str]]:
    merged: dict[str, list[str]] = {}
    for table in tables:
        for key, phrases in table.items():
            merged.setdefault(key, []).extend(phrases)
    return merged
