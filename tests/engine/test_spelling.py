"""The words of a notation in a person's language."""

from collections import Counter

import pytest

import engine
from engine.text.words import Words
from engine.values.spelling import normalize_word
from service.platform.words import LANGUAGES

ITALIAN = """
word-bid = offri
    .also = offro | punta
word-favour-of-the-vicar = favore del vicario
word-seat = posto
word-opera = opera
"""


@pytest.fixture
def words():
    return Words("it", [ITALIAN], Words("en", [], None))


def test_a_line_is_written_in_the_language(words):
    assert words.write("bid 400") == "offri 400"
    assert words.write("play favour of the vicar field 2") == "play favore del vicario field 2"
    assert words.write("soldier seat2 2,3") == "soldier posto2 2,3"
    assert words.write("take P6") == "take P6"


def test_every_spelling_is_an_alias(words):
    assert {words.aliases[word] for word in ("offri", "offro", "punta")} == {"bid"}
    assert words.aliases["posto0"] == "seat0"


def test_english_is_canonical():
    english = Words("en", [], None)
    assert english.write("bid 400") == "bid 400"
    assert english.aliases == {}


@pytest.mark.parametrize(
    ("written", "plain"),
    [("Università", "universita"), ("ŁĄKA", "laka"), ("Straße", "strasse"), ("d\u2019oro", "d'oro")],
)
def test_words_are_compared_without_case_and_accents(written, plain):
    assert normalize_word(written) == plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", engine.games())
def test_what_things_are_called_is_read_in_english_and_in_the_language(game, language):
    rules = engine.games()[game]
    aliases = rules.words(language).aliases
    for words in (rules.words("en"), rules.words(language)):
        called = {name: words.name(name).partition(" (")[0] for name in rules.notation.names.values()}
        several = Counter(map(normalize_word, called.values()))
        for name, shown in called.items():
            if several[normalize_word(shown)] == 1:
                assert rules.notation.tokens(shown, aliases) == [name]
