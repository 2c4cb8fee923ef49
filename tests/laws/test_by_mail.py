"""What players are told about writing to us agrees with what is read."""

import re
from pathlib import Path

import pytest
from babel import Locale

from service.post.reading.instruction import Reason
from service.post.reading.vocabulary import commands
from service.words import LANGUAGES, words

PAGE = (Path(__file__).parents[2] / "docs" / "by-mail.md").read_text()
ROWS = {
    name: [[alias.strip() for alias in cell.split(",")] for cell in cells.split("|")]
    for name, cells in re.findall(r"^\| `([a-z]+)` \| (.*) \|$", PAGE, re.MULTILINE)
}
(HEADINGS,) = re.findall(r"^\| command \| (.*) \|$", PAGE, re.MULTILINE)
PAGE_LANGUAGES = [
    language
    for heading in HEADINGS.split(" | ")
    for language in LANGUAGES
    if Locale(language).english_name == heading
]


def test_every_command_has_its_row_and_no_row_is_too_many():
    assert set(PAGE_LANGUAGES) == set(LANGUAGES)
    assert list(ROWS) == list(commands("en").commands)


@pytest.mark.parametrize("language", PAGE_LANGUAGES)
def test_every_alias_stands_in_the_table(language):
    written = {name: cells[PAGE_LANGUAGES.index(language)] for name, cells in ROWS.items()}
    assert written == dict(commands(language).commands)


@pytest.mark.parametrize("name", list(ROWS))
def test_help_explains_every_command(name):
    assert words("en").say(f"answer-command-{name}")


@pytest.mark.parametrize("why", [*Reason, "question-closed", "nothing-asked", "other-sender", "whispered"])
def test_every_reason_has_its_sentence(why):
    assert words("en").say(f"answer-why-{why}", sender="x")
