"""The player aid: everything in the box on a page of its own, as this reader knows it."""

import re

import pytest

AID = re.compile(r"<h2[^>]*>(.*?)</h2>|<h3>(.*?)</h3>|<li>(?!<a)(.*?)</li>")


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
    return ["".join(found) for found in AID.findall(main[main.index("<section") :])]


def test_a_seat_sees_its_own_first_and_then_all_that_it_may_know(raising, look):
    aid = told(look(raising, 0, "/cards"))
    assert aid[:5] == ["Chips", "Yours", "Nothing.", "Shown: Bob", "a chip"]
    assert aid[5:9] == ["Gems", "Yours", "Nothing.", "To be had"]
    assert aid[-3:] == ["Purses", "Yours", "a purse of 12"]


def test_whoever_looks_on_is_told_what_everybody_may_know(raising, look):
    page = look(raising, None, "/cards")
    assert "as everybody may know it" in page.text
    assert told(page)[:3] == ["Chips", "Shown: Bob", "a chip"]
    assert "Purses" not in page.text


def test_the_link_of_a_seat_leads_there_too(raising, seat_link, client):
    page = client.get(f"{seat_link(raising, 1)}/cards")
    assert told(page)[:3] == ["Chips", "Yours", "a chip"]


def test_the_table_leads_to_it(raising, look):
    assert f'href="/tables/{raising.number}/cards">Cards and tiles</a>' in look(raising, 0).text


def test_before_the_deal_there_is_none(client, person):
    anna = person("anna").keys
    made = client.post("/api/v1/tables", json={"game": "pebbles", "seats": 2}, headers=anna)
    assert client.get(f"/tables/{made.json['id']}/cards", headers=anna).status_code == 409
