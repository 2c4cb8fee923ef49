"""The words of the language of plans: canonical ones, and what people write instead, from the catalogues.

A catalogue says `plan-phrase-up-to = bis zu | bis`: each phrase stands for the canonical words of the message's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.table.game import Game, game_named
from engine.text.words import FALLBACK, Words, slug, words_of
from engine.values.spelling import BAR, bare

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
"""Whatever has a meaning in a plan, as the canonical text has it."""
NOTHING: Final = "plan-phrase-nothing"
"""The message with words that say nothing here: articles, `still`, names of money."""


def aliases_of(game: Game, language: str) -> Mapping[str, str]:
    """What a player may write, English always among it, to the canonical words."""
    return _aliases(game.name, language)


def noise_of(game: Game, language: str) -> frozenset[str]:
    """Words to be passed over."""
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
    """A canonical phrase as people of a language say it; in English as it is."""
    message = f"plan-phrase-{slug(phrase)}"
    if words.language == FALLBACK or not words.has(message):
        return phrase
    return words.say(message).partition(BAR)[0].strip()


def _canonical(game: Game) -> tuple[str, ...]:
    """What the canonical text says is never taken for something else that people may write."""
    return PHRASES if game.plans is None else (*PHRASES, *game.plans.lots, *game.plans.said)


def _phrases(words: Words) -> dict[str, str]:
    return {
        written: phrase for phrase in PHRASES for written in _written(words, f"plan-phrase-{slug(phrase)}")
    }


def _things(game: Game, words: Words) -> dict[str, str]:
    """Lots and facts as people call them."""
    if game.plans is None:
        return {}
    called = {bare(words.name(lot)): lot for lot in game.plans.lots}
    for kind, things in (("lot", game.plans.lots), ("fact", game.plans.said)):
        called |= {
            written: thing for thing in things for written in _written(words, f"plan-{kind}-{slug(thing)}")
        }
    return {written: thing for written, thing in called.items() if written != thing}


def _written(words: Words, message: str) -> list[str]:
    if not words.has(message):
        return []
    return [bare(phrase.strip()) for phrase in words.say(message).split(BAR) if phrase.strip()]
