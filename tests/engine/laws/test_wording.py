"""In every language a move is written in words that are read back as that move, and no word has two meanings."""

from collections import Counter

import pytest

from engine import games
from engine.wording import bare
from tests.engine.playing import visits
from tests.parts.catalogues import ENGINE

LANGUAGES = sorted({file.stem for file in ENGINE.glob("*/catalogue/*.ftl")} - {"en"})
STOPS = 8
MOVES = 25

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_legal_move_is_written_and_read_in_every_language(game, number, language):
    words = games()[game].words(language)
    for table, hand in visits(game, number, STOPS, "wording"):
        for seat in range(table.seats):
            for move in hand.some_of(table.moves(seat), MOVES):
                written = words.write(str(move))
                assert table.read(seat, written, aliases=words.aliases) == move
                assert table.read(seat, str(move), aliases=words.aliases) == move
                assert table.read(seat, bare(written), aliases=words.aliases) == move


@each_language
def test_every_word_of_a_move_is_in_the_language(game, number, language):
    """Nothing is left in English but what has no language: numbers, squares, the numbers of cards."""
    words = games()[game].words(language)
    if not words.aliases or not (ENGINE / game).is_dir():
        pytest.skip("an example of the tests, in English alone")
    spelled = {word for phrase in words.wording.spellings for word in phrase.split()}
    for table, hand in visits(game, number, STOPS, "spelled"):
        for seat in range(table.seats):
            for move in hand.some_of(table.moves(seat), MOVES):
                assert [word for word in str(move).split() if word.isalpha() and word not in spelled] == []


@each_language
def test_no_spelling_means_two_things(game, language):
    """Within a language, and against the canonical words, which are always read too."""
    rules = games()[game]
    wording = rules.words(language).wording
    written = Counter(
        spelling
        for spellings in wording.spellings.values()
        for spelling in {bare(spelling) for spelling in spellings}
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
            for given in (spelling, spelling.upper(), bare(spelling), f"“{spelling}”"):
                assert rules.notation.tokens(given, wording.aliases) == rules.notation.tokens(canonical)
