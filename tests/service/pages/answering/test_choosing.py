"""What is chosen among stands above the controls; where it is much, it is folded and only counted."""

import re
from html import unescape

import pytest

LIST = re.compile(r'<ul class="components">(.*?)</ul>', re.DOTALL)
TURN, AUCTION = "turn", "name"


@pytest.fixture
def asked(seated, client):
    """The page of whoever is asked a question of some kind in Florence, and what the question has them choose among."""
    at = seated("florence", 2)

    def asking(kind: str):
        for _ in range(20):
            owed = [(seat, asked) for seat in range(2) if (asked := at.question(seat)) and asked["owed"]]
            for seat, question in owed:
                if question["kind"] == kind:
                    page = client.get(f"/tables/{at.number}", headers=at.keys[seat]).text
                    return page, [each["text"] for each in question["components"]]
                assert at.answer(seat, question["default"]).status_code == 200
        raise AssertionError(f"nobody is asked {kind}")

    return asking


def lines(page: str) -> list[str]:
    return [unescape(line) for line in re.findall(r"<li>(.*?)</li>", LIST.search(page)[1], re.DOTALL)]


def fold_around(page: str) -> str:
    """The heading of the fold that the list lies in, or nothing."""
    before = page[: LIST.search(page).start()]
    if before.count("<details") == before.count("</details>"):
        return ""
    return re.findall(r"<summary>(.*?)</summary>", before)[-1]


def test_a_few_things_are_in_sight(asked):
    page, among = asked(AUCTION)
    assert 0 < len(among) <= 8
    assert lines(page) == among
    assert fold_around(page) == ""


def test_many_are_folded_with_their_number(asked):
    page, among = asked(TURN)
    assert len(among) > 8
    assert lines(page) == among
    assert fold_around(page) == f"What you choose among ({len(among)})"
