"""The catalogues: every sentence in a person's language, English where a translation is missing.

A catalogue may call GAME($game) for what people call a game, as the game's own catalogue says it.
"""

from functools import cache, lru_cache
from typing import Any

from fluent.runtime.types import FluentType

from engine.table.game import games
from engine.text.words import bundle_for, catalogue, write
from service.platform.paths import templates

FALLBACK = "en"
REMEMBERED = 4096
"""How many sentences of a language are known by heart: a page says the same ones again and again."""
PLAIN = frozenset({str, int, bool, float, type(None)})
"""Values of these types, and of no type derived from them, make the same sentence every time."""


def languages() -> tuple[str, ...]:
    """Every language that has its folder, English first."""
    found = sorted(folder.name for folder in (templates() / "words").iterdir() if folder.is_dir())
    return (FALLBACK, *(language for language in found if language != FALLBACK))


LANGUAGES = languages()


class Missing(LookupError):
    """A message that no catalogue has: a fault of ours, never of a translator."""


class Words:
    """What can be said in one language."""

    def __init__(self, language: str, behind: "Words | None" = None) -> None:
        self.language = language
        self.behind = behind
        self.bundle = bundle_for(language, {"GAME": self.game})
        self.remembered = lru_cache(REMEMBERED, typed=True)(self.said)
        for file in sorted((templates() / "words" / language).glob("*.ftl")):
            self.bundle.add_resource(catalogue(file.read_text()))

    def game(self, name: Any) -> str:
        """GAME($game) in a catalogue: what people call a game."""
        known = games().get(str(name))
        return known.title(self.language) if known else str(name)

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message)) or (
            self.behind is not None and self.behind.has(message)
        )

    def say(self, message: str, **values: FluentType | str | float) -> str:
        """The message in this language; a broken placeholder is an error and never reaches a reader."""
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
            raise Missing(message)
        return self.behind.say(message, **values)


@cache
def words(language: str) -> Words:
    """One bundle per language and process: parsing a catalogue costs milliseconds, saying a message microseconds."""
    if language == FALLBACK:
        return Words(FALLBACK)
    return Words(language, behind=words(FALLBACK))


def best_language(accepted: Any) -> str:
    """The language to greet a stranger in, from what the browser accepts."""
    return str(accepted.best_match(LANGUAGES, FALLBACK))
