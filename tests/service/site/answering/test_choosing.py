"""What is chosen among is drawn where it is chosen, in one line each; in full it is folded below, and counted."""

import re
from html import unescape
from types import SimpleNamespace

import pytest

from engine import games
from service.site.answering.kinds import KindChoice
from service.site.answering.panel import IN_FULL
from service.site.answering.part import Given

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
        seat, question = next(((seat, asked) for seat, asked in owed if asked and asked["owed"]), (0, None))
        if question is None:
            break
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


def test_a_few_things_are_drawn_in_one_line_and_all_are_folded_in_full_with_their_number(asked):
    for page, among in asked:
        cards = on_cards(page)
        assert lines(page) == among
        assert fold_around(page) == f"About these items ({len(among)})"
        assert len(cards) <= IN_FULL
        assert all(any(card.casefold() in text.casefold() for text in among) for card in cards)
        assert not any(". " in card for card in cards), "no card says more than one sentence"


def test_of_each_option_the_same_facts_are_told():
    """What is open for one of them would make it look as if it brought less; what only one brings is said of it."""
    facts = {
        "one red": {"price": 3, "money_after": 1},
        "one blue": {"price": 3, "money_after": 1, "points": 2},
        "two blue": {"price": 3, "money_after": 0, "points": 2},
    }
    asking = KindChoice(
        game=SimpleNamespace(what_if=lambda _seat, move: facts[move]),
        seat=0,
        words=SimpleNamespace(has=lambda _: True, say=lambda message, value: f"{message} {value}"),
        names=(),
        given=Given(),
        usual=None,
    )
    told = asking.certain({"red": ["one red"], "blue": ["one blue", "two blue"]})
    assert told == {"red": ["certain-price 3"], "blue": ["certain-price 3", "certain-points 2"]}
