"""Every language says everything that English says, of the same facts, and is found by its folder alone.

A language is translated once it has a glossary; what it still lacks is listed by name.
"""

import re
import string
import tomllib
from collections import Counter

import pytest

from engine import games
from service.mail.parse.vocabulary import commands, sentinel
from service.platform.paths import catalogue_files
from service.platform.words import FALLBACK, LANGUAGES
from service.web.problems import load_problem_kinds, load_problem_translations
from tests.parts.catalogues import (
    GLOSSARY,
    NOTATION,
    ROOT,
    TRANSLATED,
    WORDS,
    english_files,
    entries,
    in_language,
    sentences,
    spoken_of,
)

each_language = pytest.mark.parametrize("language", TRANSLATED)
FORMAL = {
    "de": r"\b(Ihnen|Ihrem|Ihren)\b|\w+en Sie\b",
    "es": r"\busted(es)?\b|\b(Escriba|[Rr]esponda|Espere)\b",
    "it": r"\b(per|tra|con) lei\b|\b(Scriva|[Rr]isponda)\b",
    "pl": r"\b(Pani|Państw[ao])\b|\bProszę [a-z]",
}
"""The formal address, where a language has one."""


def pairs(language):
    """Every English message with its translation, if there is one, under a name to find it by."""
    for file in english_files():
        said = entries(in_language(file, language))
        for name, english in sentences(file).items():
            yield f"{file.relative_to(ROOT)}: {name}", english, said.get(name)


def test_a_language_is_found_by_its_folder():
    assert LANGUAGES[0] == FALLBACK
    assert set(LANGUAGES) == {folder.name for folder in WORDS.iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_catalogues(language):
    """The second one would never be said."""
    found = Counter(name for file in catalogue_files(language) for name in entries(file))
    assert [name for name, count in found.items() if count > 1] == []


@each_language
def test_everything_is_translated(language):
    assert [name for name, _, said in pairs(language) if said is None] == []


@pytest.mark.parametrize(("language", "formal"), FORMAL.items())
def test_the_reader_is_addressed_informally(language, formal):
    files = [in_language(file, language) for file in english_files()]
    texts = [file.read_text() for file in [*files, WORDS / language / "problems.toml"] if file.exists()]
    assert [found[0] for text in texts for found in re.finditer(formal, text)] == []


@each_language
def test_nothing_is_said_that_english_does_not_know(language):
    strange = []
    for file in english_files():
        strange += sorted(set(sentences(in_language(file, language))) - set(sentences(file)))
    assert strange == []


@each_language
def test_a_translation_speaks_of_the_same_facts(language):
    told = {
        name: (spoken_of(english)[0], spoken_of(said)[0]) for name, english, said in pairs(language) if said
    }
    assert {name: both for name, both in told.items() if both[0] != both[1]} == {}


@each_language
def test_what_english_marks_is_marked(language):
    for name, english, said in pairs(language):
        if said:
            wanted = {each.id.name for each in english.attributes}
            assert wanted <= {each.id.name for each in said.attributes}, name


@each_language
def test_a_form_that_is_asked_for_is_there(language):
    """`NAME($lot, form: "the")` needs names with the attribute `the`."""
    asked, there = set(), set()
    for file in {in_language(each, language) for each in english_files()}:
        for name, said in entries(file).items():
            asked |= spoken_of(said)[1]
            there |= {each.id.name for each in said.attributes} if name.startswith("name-") else set()
    assert asked <= there


@each_language
def test_every_problem_is_translated_with_its_blanks(language):
    said = load_problem_translations(language)
    assert [name for name in load_problem_kinds() if name not in said] == []
    for name, english in load_problem_kinds().items():
        assert blanks(said[name]["detail"]) == blanks(english.detail), name
        assert set(said[name]) == {"title", "detail"}


def blanks(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@each_language
def test_the_glossary_says_where_its_words_come_from(language):
    glossary = tomllib.loads((WORDS / language / GLOSSARY).read_text())
    assert glossary["source"]
    assert glossary["terms"]
    assert all(isinstance(said, str) and said for said in glossary["terms"].values())


@each_language
def test_every_language_reads_letters(language):
    assert set(commands(language).commands) == set(commands("en").commands)
    assert sentinel(language) != sentinel("en")


def words_needed(rules):
    """Every word of a move that is made of letters: those of the forms, and the names."""
    found = {word for form in rules.notation.forms.values() for word in form.words}
    found |= {name for name in rules.notation.names if not any(mark.isdigit() for mark in name)}
    return found


PUBLISHED = [name for name, game in games().items() if game.published]


def test_some_games_are_published():
    assert PUBLISHED


@pytest.mark.parametrize("game", PUBLISHED)
def test_a_published_game_speaks_every_language_and_has_its_rules_in_each(game):
    rules = games()[game]
    assert set(LANGUAGES) <= rules.languages
    assert [each for each in LANGUAGES if not (rules.folder / "rules" / f"{each}.html").is_file()] == []


@each_language
@pytest.mark.parametrize("game", PUBLISHED)
def test_every_word_of_the_notation_is_spelled(language, game):
    rules = games()[game]
    spelled = set(rules.words(language).wording.spellings)
    assert sorted(words_needed(rules) - spelled) == []


@each_language
def test_english_alone_is_canonical(language):
    assert [name for file in english_files() for name in entries(file) if name.startswith(NOTATION)] == []
