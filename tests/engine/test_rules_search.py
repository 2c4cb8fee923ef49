"""A question finds the paragraphs that are about it."""

import pytest

from engine import games
from engine.rules import find_paragraphs, plain
from engine.rules.search import is_form


@pytest.mark.parametrize("game", games())
def test_the_heading_of_a_chapter_finds_the_chapter(game):
    rules = games()[game].rules()
    missed = []
    for chapter in rules.chapters:
        found = find_paragraphs(rules, plain(rules, chapter.heading))
        missed += (
            [chapter.number]
            if str(chapter.number) not in {place.partition(".")[0] for place in found}
            else []
        )
    assert len(missed) <= len(rules.chapters) / 3, missed


def test_a_question_of_common_words_finds_nothing():
    rules = next(iter(games().values())).rules()
    assert list(find_paragraphs(rules, "What does the xyzzy do?", {"what", "does", "the"})) == []
    assert list(find_paragraphs(rules, "")) == []


def test_forms_of_a_word_are_known():
    assert is_form("bishop", "bishops")
    assert is_form("found", "founding")
    assert not is_form("lay", "lake")
    assert not is_form("city", "citizenship")
