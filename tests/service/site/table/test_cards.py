"""The player aid: everything in the box on a page of its own, as this reader knows it."""

import re
from html import unescape

import pytest

from engine import games

AID = re.compile(
    r"<h2[^>]*>(.*?)</h2>|<h3>(.*?)</h3>|<h4>(.*?)</h4><p>(.*?)</p>|<p class=\"faded\">(.*?)</p>"
)
PUBLISHED = [name for name, game in games().items() if game.published]


@pytest.fixture
def raising(seated):
    """A table at which a gem is raised for; Bob has a point, for his stake was the highest."""
    at = seated("pebbles", 2)
    for seat, stake in enumerate((0, 4)):
        at.answer(seat, f"stake {stake}")
    return at


def told(page) -> list[str]:
    """Headings and things in their order."""
    main = page.text.partition("<main")[2]
    return [": ".join(filter(None, found)) for found in AID.findall(main[main.index("<section") :])]


def test_a_seat_sees_its_own_first_and_then_all_that_it_may_know(raising, look):
    aid = told(look(raising, 0, "/cards"))
    assert aid[:5] == ["Chips", "Yours", "Nothing.", "Shown: Bob", "Chip: A chip"]
    assert aid[5:9] == ["Gems", "Yours", "Nothing.", "Available"]
    assert aid[-3:] == ["Purses", "Yours", "Purse: A purse of 12"]


def test_whoever_looks_on_is_told_what_everybody_may_know(raising, look):
    page = look(raising, None, "/cards")
    assert "as far as everybody may know" in page.text
    assert told(page)[:3] == ["Chips", "Shown: Bob", "Chip: A chip"]
    assert "Purses" not in page.text


def test_what_is_sought_alone_is_shown(raising, look):
    page = look(raising, 0, "/cards", find="PURSE")
    assert told(page) == ["Purses", "Yours", "Purse: A purse of 12"]
    assert f'href="/tables/{raising.number}/cards">All of them</a>' in page.text


def test_what_is_not_there_is_not_found(raising, look):
    page = look(raising, 0, "/cards", find="<castle>")
    assert "Nothing found for “&lt;castle&gt;”." in page.text


@pytest.mark.parametrize("game", PUBLISHED)
def test_what_nobody_can_take_is_folded_behind_its_number_until_it_is_sought(seated, look, game):
    at = seated(game, 3)
    page = look(at, 0, "/cards").text
    folds = re.findall(r"<summary>[^<]*<span[^>]*>(\d+)</span></summary>(.*?)</details>", page, re.DOTALL)
    assert folds
    assert all(int(count) == within.count("<h4>") for count, within in folds)
    assert page.partition("<details")[0].count("<h4>")
    folded = unescape(re.search("<h4>(.*?)</h4>", folds[0][1])[1])
    sought = look(at, 0, "/cards", find=folded).text
    assert folded in unescape(sought)
    assert "<details" not in sought.partition("<main")[2]


def test_the_link_of_a_seat_leads_there_too(raising, seat_link, client):
    page = client.get(f"{seat_link(raising, 1)}/cards")
    assert told(page)[:3] == ["Chips", "Yours", "Chip: A chip"]


def test_the_table_leads_to_it(raising, look):
    assert f'href="/tables/{raising.number}/cards">Cards and tiles</a>' in look(raising, 0).text


def test_before_the_deal_there_is_none(client, person):
    anna = person("anna").keys
    made = client.post("/api/v1/tables", json={"game": "pebbles", "seats": 2}, headers=anna)
    assert client.get(f"/tables/{made.json['id']}/cards", headers=anna).status_code == 409


def test_a_card_is_told_as_the_board_draws_it_with_the_turn_that_is_put_together(seated, look):
    at = seated(PUBLISHED[0], 3)
    while True:
        seat = next(seat for seat in range(3) if (at.question(seat) or {}).get("owed"))
        if builds := [move for move in at.question(seat)["moves"] if move["text"].startswith("build")]:
            break
        at.answer(seat, at.question(seat)["default"])
    page = look(at, seat).text
    carried = dict(re.findall(r'<input type="hidden" name="(question|played)" value="(\d+)">', page))
    hand = re.findall(r'data-spot="thing ([a-z]+)[^"]*"', page.partition('id="figure-hand"')[2])

    def worth(card, **draft) -> str:
        return told_of(look(at, seat, f"/card/{card}", **draft).text)

    wished = [
        (card, move["text"])
        for card in hand
        for move in {move["text"].split()[1]: move for move in builds}.values()
        if worth(card, line=move["text"], **carried) != worth(card)
    ]
    assert wished, "no building adds to a work in hand"
    card, line = wished[0]
    late = {**carried, "played": int(carried["played"]) + 1}
    assert worth(card, line=line, **late) == worth(card)
    assert int(worth(card, line=line, **carried)) > int(worth(card))


def told_of(card: str) -> str:
    """What a work of it would be worth now."""
    return "".join(re.findall(r"A work now: (\d+)", card))
