"""The message catalogues: every sentence in a person's language, or in English if it is not translated.

A catalogue can call GAME($game) for the title of a game in the game's own catalogue.
"""

from functools import cache, lru_cache
from typing import Any

from fluent.runtime.types import FluentType

from engine.table.game import games
from engine.text.words import bundle_for, catalogue, write
from service.platform.paths import catalogue_files, templates_folder

FALLBACK = "en"
REMEMBERED = 4096
"""How many messages of a language are cached. Pages use the same ones again and again."""
PLAIN = frozenset({str, int, bool, float, type(None)})
"""Values of exactly these types always give the same message, so it can be cached."""


def languages() -> tuple[str, ...]:
    """Return every language with a folder, English first."""
    found = sorted(folder.name for folder in (templates_folder() / "words").iterdir() if folder.is_dir())
    return (FALLBACK, *(language for language in found if language != FALLBACK))


LANGUAGES = languages()


class MissingMessage(LookupError):
    """Raised for a message that no catalogue has. This is a bug in the code, not in a translation."""


class Words:
    """The messages of one language."""

    def __init__(self, language: str, behind: "Words | None" = None) -> None:
        self.language = language
        self.behind = behind
        self.bundle = bundle_for(language, {"GAME": self.game})
        self.remembered = lru_cache(REMEMBERED, typed=True)(self.said)
        for file in catalogue_files(language):
            self.bundle.add_resource(catalogue(file.read_text()))

    def game(self, name: Any) -> str:
        """Return the title of a game, for GAME($game) in a catalogue."""
        known = games().get(str(name))
        return known.title(self.language) if known else str(name)

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message)) or (
            self.behind is not None and self.behind.has(message)
        )

    def say(self, message: str, **values: FluentType | str | float) -> str:
        """Return a message in this language.

        A broken placeholder raises an error and never reaches a reader.
        """
        if not values:
            return self.remembered(message)
        if PLAIN.issuperset(map(type, values.values())):
            return self.remembered(message, **values)
        return self.said(message, **values)

    def said(self, message: str, **values: FluentType | str | float) -> str:
        told = write(self.bundle, message, values)
        if told is not None:
            return told
        if self.behind is None:
            raise MissingMessage(message)
        return self.behind.say(message, **values)


@cache
def words(language: str) -> Words:
    """Return the messages of a language. They are cached, because parsing a catalogue takes milliseconds."""
    if language == FALLBACK:
        return Words(FALLBACK)
    return Words(language, behind=words(FALLBACK))


def best_language(accepted: Any) -> str:
    """Return the language for an unknown visitor, from what the browser accepts."""
    return str(accepted.best_match(LANGUAGES, FALLBACK))
