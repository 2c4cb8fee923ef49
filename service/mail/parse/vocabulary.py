"""What players and their mail programs write, per language, from the files beside the sentences."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from msgspec import Struct

from engine.decoder import Decoder
from service.core.paths import templates
from service.core.words import LANGUAGES, words

_WORDS: Final = re.compile(r"[^\W_](?:.*[^\W_])?", re.DOTALL)
_APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"


class Commands(Struct, frozen=True):
    """The words of one language, or of several together, that a player may write."""

    commands: dict[str, list[str]]
    arguments: dict[str, list[str]]
    polite: dict[str, list[str]]


class Letters(Struct, frozen=True):
    """What programs write around an answer, whoever's it is: all languages together, folded."""

    attribution_openings: tuple[str, ...]
    attribution_verbs: tuple[str, ...]
    headers_from: frozenset[str]
    headers_others: frozenset[str]
    between_dashes: frozenset[str]
    whole_lines: frozenset[str]
    signatures: tuple[str, ...]
    automatic: tuple[str, ...]
    bounces: tuple[str, ...]
    sentinels: tuple[str, ...]


def folded(text: str) -> str:
    """As words are compared: lower case, single spaces, without marks at either end."""
    found = _WORDS.search(text.replace(_APOSTROPHE, "'").casefold())
    return " ".join(found.group().split()) if found else ""


@cache
def commands(language: str) -> Commands:
    """The player's side of one language."""
    return Decoder(Commands).convert(_data(language, "commands"))


@cache
def letters() -> Letters:
    """The programs' side of all languages: a Pole may well use an English program."""
    return Letters(
        attribution_openings=tuple(_all("attribution", "openings")),
        attribution_verbs=tuple(_all("attribution", "verbs")),
        headers_from=frozenset(_all("headers", "from")),
        headers_others=frozenset(_all("headers", "others")),
        between_dashes=frozenset(_all("markers", "between_dashes")),
        whole_lines=frozenset(_all("markers", "whole_lines")),
        signatures=tuple(_all("signatures", "openings")),
        automatic=tuple(_all("automatic", "subjects")),
        bounces=tuple(_all("bounces", "subjects")),
        sentinels=tuple(folded(sentinel(language)) for language in LANGUAGES),
    )


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
    )


def _merged(tables: Iterable[Mapping[str, list[str]]]) -> dict[str, list[str]]:
    merged: dict[str, list[str]] = {}
    for table in tables:
        for key, phrases in table.items():
            merged.setdefault(key, []).extend(phrases)
    return merged


def _all(section: str, key: str) -> list[str]:
    """One list of all languages, the longest phrase first."""
    phrases = {phrase for language in LANGUAGES for phrase in _data(language, "letters")[section][key]}
    return sorted(phrases, key=lambda phrase: (-len(phrase), phrase))


@cache
def _data(language: str, name: str) -> dict[str, Any]:
    file = templates() / "words" / language / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))
