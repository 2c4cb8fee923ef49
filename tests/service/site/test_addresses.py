"""No page, answer or letter tells a player the address of another."""

import random
import re

import pytest

from tests.parts.tables import AtTable

ADDRESS = re.compile(r"[\w.+-]+@[\w.-]+")
HOST, CARLA = "quentin@example.org", "carla@example.org"


@pytest.fixture
def bob(client, person, token, browser_of, request):
    """Asks for a rematch and for somebody else by address: his browser, and the number of the new table."""
    request.getfixturevalue("unhurried")
    people = [person("quentin"), person("bob")]
    keys = [token(each, "play") for each in people]
    wish = {"game": "pebbles", "seats": 2, "options": {"rounds": 1}}
    at = AtTable(client, client.post("/api/v1/tables", json=wish, headers=keys[0]).json["id"], keys)
    client.post(f"{at.path}/seats", json={}, headers=keys[1])
    at.play_on(random.Random(2))
    new = client.post(f"{at.path}/rematch", headers=keys[1]).json["id"]
    client.post(f"/api/v1/tables/{new}/invitations", json={"email": CARLA}, headers=keys[1])
    return browser_of(people[1]), new


def readable(house, table):
    """Every path of the house that is read with no more than the numbers of a table and a seat."""
    for rule in house.url_map.iter_rules():
        if "GET" in rule.methods and rule.arguments <= {"table", "number", "seat"}:
            filled = re.sub(r"<[^>]*?(table|number)>", str(table), rule.rule)
            if not filled.endswith("/stream"):
                yield re.sub(r"<[^>]*?seat>", "0", filled)


def test_only_addresses_that_somebody_typed_are_shown_to_them(house, bob):
    browser, new = bob
    told = {path: set(ADDRESS.findall(browser.get(path).text)) for path in readable(house, new)}
    assert {path for path, found in told.items() if CARLA in found} >= {
        f"/tables/{new}",
        f"/api/v1/tables/{new}/invitations",
        "/api/v1/me/export",
    }
    assert {path for path, found in told.items() if HOST in found} == set()


def test_the_page_of_a_rematch_names_whom_it_asked(bob):
    browser, new = bob
    assert "<span>Quentin</span>" in browser.get(f"/tables/{new}").text.partition(">Invited<")[2]
