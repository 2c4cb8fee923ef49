"""The words that players write in each language, from the files beside the catalogues of features.

A command of a feature is one of its words here, and a `MailCommand` in `service.app.mail`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final
from unicodedata import normalize

from msgspec import Struct

from engine.values.decoder import Decoder
from service.platform.paths import feature_folders
from service.platform.words import LANGUAGES, words

_WORDS: Final = re.compile(r"[^\W_](?:.*[^\W_])?", re.DOTALL)
_WORD: Final = re.compile(r"[^\W_]+(?:['-][^\W_]+)*")
_ACCENTS: Final = re.compile("[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640]")
_STROKES: Final = str.maketrans("łøđı", "lodi")
"""Letters that do not fall apart into a letter and an accent."""
_APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"
_DOT_ABOVE: Final = "\N{COMBINING DOT ABOVE}"
"""What is left of a Turkish “İ” in lower case."""


class Commands(Struct, frozen=True):
    """The words of one language, or of several together, that a player may write."""

    commands: dict[str, list[str]] = {}
    arguments: dict[str, list[str]] = {}
    polite: dict[str, list[str]] = {}
    answers: dict[str, list[str]] = {}
    """The words for yes and no, for the question who plays at a new table."""


def fold_text(text: str) -> str:
    """Return text in the form for comparing words: lower case, composed, single spaces, no punctuation at
    either end.
    """
    text = normalize("NFKC", text.replace(_APOSTROPHE, "'")).casefold().replace(_DOT_ABOVE, "")
    found = _WORDS.search(text)
    return " ".join(found.group().split()) if found else ""


def words_of(text: str) -> list[str]:
    """Return the words of a text, folded and without accents, because many people write without them."""
    bare = _ACCENTS.sub("", normalize("NFD", fold_text(text)))
    return _WORD.findall(normalize("NFC", bare).translate(_STROKES))


@cache
def commands(language: str) -> Commands:
    """Return the commands of one language: first those of mail, then those of features."""
    folders = dict.fromkeys([Path(__file__).with_name("words"), *feature_folders("words")])
    files = [folder / f"commands.{language}.toml" for folder in folders]
    read = Decoder(Commands).convert
    return _merge(read(tomllib.loads(file.read_text(encoding="utf-8"))) for file in files if file.is_file())


@cache
def sentinels() -> tuple[str, ...]:
    """Return the sentinel lines of all languages, folded, because a Polish player may well be asked in
    English.
    """
    return tuple(fold_text(sentinel(language)) for language in LANGUAGES)


def sentinel(language: str) -> str:
    """Return the line above which the answer is written, from the catalogue."""
    return words(language).say("reply-above")


def merge_commands(languages: Iterable[str]) -> Commands:
    """Return the words of several languages at once: the player's own, and English."""
    return _together(tuple(dict.fromkeys(languages)))


@cache
def _together(languages: tuple[str, ...]) -> Commands:
    return _merge(map(commands, languages))


def _merge(commands: Iterable[Commands]) -> Commands:
    parts = list(commands)
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
