"""No word of a language has two meanings, and every spelling is read as its word."""

from collections import Counter

import pytest

from engine import games
from engine.values.spelling import normalize_word
from tests.engine.laws.wording import LANGUAGES

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_no_spelling_means_two_things(game, language):
    """Within a language, and against the canonical words, which are always read too."""
    rules = games()[game]
    wording = rules.words(language).wording
    written = Counter(
        spelling
        for spellings in wording.spellings.values()
        for spelling in {normalize_word(spelling) for spelling in spellings}
    )
    assert [spelling for spelling, times in written.items() if times > 1] == []
    canonical = {word for form in rules.notation.forms.values() for word in form.words} | {
        name.lower() for name in rules.names
    }
    clashes = {alias: meant for alias, meant in wording.aliases.items() if alias in canonical - {meant}}
    assert clashes == {}


@each_language
def test_every_spelling_is_read_as_its_word(game, language):
    rules = games()[game]
    wording = rules.words(language).wording
    for canonical, spellings in wording.spellings.items():
        for spelling in spellings:
            for given in (spelling, spelling.upper(), normalize_word(spelling), f"“{spelling}”"):
                assert rules.notation.tokens(given, wording.aliases) == rules.notation.tokens(canonical)
