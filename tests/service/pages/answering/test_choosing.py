"""What is chosen among is drawn where it is chosen; where it is much, it is folded below and only counted."""

import re
from html import unescape

import pytest

from engine import games
from service.pages.answering.panel import IN_FULL, IN_SIGHT

LIST = re.compile(r'<ul class="components">(.*?)</ul>', re.DOTALL)
SHAPE = re.compile(r'<span class="shape" role="img" aria-label="(.*?)">.*?</span>')
QUESTIONS = 8
"""So many of each table's first questions, in which each game has its turns."""


@pytest.fixture(params=sorted(games()))
def asked(request, seated, client):
    """Pages of whoever is asked something, and what the question has them choose among."""
    game = request.param
    at, met = seated(game, max(2, games()[game].seats[0])), []
    for _ in range(QUESTIONS):
        owed = [(seat, at.question(seat)) for seat in range(len(at.keys))]
        seat, question = next((seat, asked) for seat, asked in owed if asked and asked["owed"])
        page = client.get(f"/tables/{at.number}", headers=at.keys[seat]).text
        met.append((page, [each["text"] for each in question["components"]]))
        assert at.answer(seat, question["default"]).status_code == 200
    return [(page, among) for page, among in met if among]


def lines(page: str) -> list[str]:
    """What is said of each that lies in the list; beside it stands its picture."""
    found = LIST.search(page)
    told = re.findall(
        r'<li>(?:<span class="face">.*?</span>)?(.*?)</li>', found[1] if found else "", re.DOTALL
    )
    return [in_words(line) for line in told]


def in_words(drawn: str) -> str:
    """As the engine says it: shapes as sketches of text."""
    return unescape(SHAPE.sub(r"[\1]", drawn))


def on_cards(page: str) -> list[str]:
    """What stands on the cards that are pressed themselves, after their names."""
    return [
        in_words(each)
        for each in re.findall(r'<(?:span|p) class="text"[^>]*>(.*?)</(?:span|p)>', page, re.DOTALL)
    ]


def fold_around(page: str) -> str:
    """The heading of the fold of the answer that the list lies in, or nothing."""
    before = page[page.index('id="answering"') : LIST.search(page).start()]
    if before.count("<details") == before.count("</details>"):
        return ""
    return re.findall(r"<summary>(.*?)</summary>", before)[-1]


def test_a_few_things_are_drawn_where_they_are_chosen_and_many_are_folded_with_their_number(asked):
    for page, among in asked:
        cards, listed = on_cards(page), lines(page)
        assert listed == [text for text in among if text in listed]
        assert all(text in listed or any(text.endswith(card) for card in cards) for text in among)
        assert len(cards) + len(listed) == len(among)
        assert not cards or len(cards) <= IN_FULL
        if listed:
            many = len(listed) > IN_SIGHT
            assert fold_around(page) == (f"What you choose among ({len(listed)})" if many else "")
