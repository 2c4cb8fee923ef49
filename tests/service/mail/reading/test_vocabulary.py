"""The words of five languages: none means two things, and every language can say everything."""

import pytest

from service.mail.parse.vocabulary import commands, fold_text, sentinel, sentinels
from service.platform.words import LANGUAGES

SECTIONS = ("commands", "arguments", "polite")


def test_no_alias_means_two_things_in_any_language():
    meaning = {}
    for language in LANGUAGES:
        for command, aliases in commands(language).commands.items():
            for alias in aliases:
                assert meaning.setdefault(fold_text(alias), command) == command, (language, alias)


def test_no_alias_is_taken_for_politeness():
    polite = {
        fold_text(word)
        for language in LANGUAGES
        for words in commands(language).polite.values()
        for word in words
    }
    aliases = {
        fold_text(alias)
        for language in LANGUAGES
        for words in commands(language).commands.values()
        for alias in words
    }
    assert not polite & aliases


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", SECTIONS)
def test_every_language_says_what_english_says(language, section):
    here, there = getattr(commands(language), section), getattr(commands("en"), section)
    assert here.keys() == there.keys()
    assert all(here.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_to_answer_above_is_short_and_known_again(language):
    line = sentinel(language)
    assert 20 < len(line) < 60, "a longer one would be wrapped by programs, and not be known again"
    assert fold_text(line) in sentinels()
