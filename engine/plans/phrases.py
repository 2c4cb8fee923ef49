"""The words of plans: canonical phrases, and the alternatives in the catalogues that people write.

In a catalogue `plan-phrase-up-to = bis zu | bis` lists phrases. Each stands for the canonical words in the
message's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.table.game import Game, game_named
from engine.text.words import FALLBACK, Words, slug, words_of
from engine.values.spelling import BAR, normalize_word

PHRASES: Final = (
    "if",
    "else",
    "then",
    "and",
    "not",
    "until",
    "always",
    "whenever",
    "up to",
    "cheapest",
    "anything",
    "follow to",
    "never more than",
    "in all",
    "if i name",
    "default",
    "when forced",
    "answer later",
    "at least",
    "at most",
    "is",
)
"""All phrases that have a meaning in a plan, in their canonical form."""
NOTHING: Final = "plan-phrase-nothing"
"""The message with words to ignore: articles, `still`, names of money."""


def aliases_of(game: Game, language: str) -> Mapping[str, str]:
    """Map all phrases that a player may write to the canonical words. English is always included."""
    return _aliases(game.name, language)


def noise_of(game: Game, language: str) -> frozenset[str]:
    """Return the words to ignore."""
    return _noise(game.name, language)


@cache
def _aliases(name: str, language: str) -> Mapping[str, str]:
    game, found = game_named(name), dict[str, str]()
    for words in dict.fromkeys((words_of(name, "en"), words_of(name, language))):
        found |= {**words.aliases, **_phrases(words), **_things(game, words)}
    return found | {phrase: phrase for phrase in _canonical(game)}


@cache
def _noise(name: str, language: str) -> frozenset[str]:
    both = (words_of(name, "en"), words_of(name, language))
    said = {word for phrase in _canonical(game_named(name)) for word in phrase.split()}
    return frozenset(word for words in both for word in _written(words, NOTHING)) - said


def phrase_in(words: Words, phrase: str) -> str:
    """Return a canonical phrase in the language of the words. English keeps the canonical phrase."""
    message = f"plan-phrase-{slug(phrase)}"
    if words.language == FALLBACK or not words.has(message):
        return phrase
    return words.say(message).partition(BAR)[0].strip()


def _canonical(game: Game) -> tuple[str, ...]:
    """Return the canonical phrases of a game.

    They override aliases and noise words, so that canonical text is never read as something else.
    """
    return PHRASES if game.plans is None else (*PHRASES, *game.plans.lots, *game.plans.said)


def _phrases(words: Words) -> dict[str, str]:
    return {
        written: phrase for phrase in PHRASES for written in _written(words, f"plan-phrase-{slug(phrase)}")
    }


def _things(game: Game, words: Words) -> dict[str, str]:
    """Map the names that people use for lots and facts to the canonical ones."""
    if game.plans is None:
        return {}
    called = {normalize_word(words.name(lot)): lot for lot in game.plans.lots}
    for kind, things in (("lot", game.plans.lots), ("fact", game.plans.said)):
        called |= {
            written: thing for thing in things for written in _written(words, f"plan-{kind}-{slug(thing)}")
        }
    return {written: thing for written, thing in called.items() if written != thing}


def _written(words: Words, message: str) -> list[str]:
    if not words.has(message):
        return []
    return [normalize_word(phrase.strip()) for phrase in words.say(message).split(BAR) if phrase.strip()]
