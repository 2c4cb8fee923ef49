"""What can be set and what can go wrong is documented, and the documents name nothing that does not exist."""

import re
from dataclasses import fields
from pathlib import Path

from service.platform.settings import PREFIX, SENSIBLE, Settings
from service.platform.words import words
from service.web.problems import load_problem_kinds

DOCS = Path(__file__).parents[2] / "docs"


def first_column(page: str) -> list[str]:
    return re.findall(r"^\| `([^`]+)` \|", (DOCS / page).read_text(), re.MULTILINE)


def test_every_setting_is_documented_and_nothing_else():
    assert first_column("settings.md") == [PREFIX + each.name.upper() for each in fields(Settings)]


def test_every_default_is_documented():
    rows = (DOCS / "settings.md").read_text().splitlines()
    for each in fields(Settings):
        if each.default != "":
            row = next(row for row in rows if f"`{PREFIX}{each.name.upper()}`" in row)
            assert f"| `{each.default}` |" in row


def test_every_setting_is_checked_and_its_refusal_has_words():
    names = [each.name for each in fields(Settings)]
    assert [name for name in names if name not in SENSIBLE] == []
    for name in names:
        assert words("en").say(f"setting-{name.replace('_', '-')}")


def test_every_problem_is_documented_under_its_status():
    page = (DOCS / "problems.md").read_text()
    assert first_column("problems.md") == list(load_problem_kinds())
    for kind in load_problem_kinds().values():
        assert f"| `{kind.name}` | {kind.status} |" in page
