"""Documents are written in plain words: short sentences, and words that an engineer or a player would search for."""

import re

import pytest

from tests.laws.test_docs import CODE, HISTORY, WRITTEN, name

LONGEST = 30
"""Words of a sentence."""
PRIVATE = re.compile(
    r"\b(?:whoever|whomever|whatever is|somebody|anew|the wire|the faces|bell|hand-me-down|is told of)\b",
    re.IGNORECASE,
)
"""Words that only this project used, or that readers had to read twice."""
NO_SENTENCES = re.compile(r"^(?:\||#|!\[|\[|<).*$", re.MULTILINE)
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
END = re.compile(r"(?<=[.!?:])[*_”\")]*\s+(?=[A-Z`“*0-9(])|\n\s*\n|\n\s*(?:[-*]|\d+\.) ")
PAGES = [page for page in WRITTEN if page not in HISTORY]


def prose(page):
    """The page without code blocks, tables, headings and the addresses of links."""
    return LINK.sub(r"\1", NO_SENTENCES.sub("\n", CODE.sub("\n\n", page.read_text())))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_sentences_are_short(page):
    sentences = [" ".join(each.split()) for each in END.split(prose(page))]
    assert [each for each in sentences if len(each.split()) > LONGEST] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "glossary.md"], ids=name)
def test_words_are_everyday_words(page):
    assert PRIVATE.findall(prose(page)) == []
