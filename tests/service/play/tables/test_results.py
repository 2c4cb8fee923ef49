"""How a table ended: every score line by line and what broke ties, on the page and over the API."""

import pytest

SHARED = "Tied at 0: Anna and Bob. Also equal: pebbles left. No tie-breaker separates them, so they share the place."
SCORE = {"place": 1, "points": 0, "lines": [{"text": "gems", "points": 0}]}


@pytest.fixture
def tied(seated):
    """A finished table at which nobody wanted anything."""
    at = seated("pebbles", 2)
    while at.shown["state"] == "running":
        seat = next(seat["number"] for seat in at.shown["seats"] if seat["waiting_since"])
        at.answer(seat, at.question(seat)["default"])
    return at


def test_the_page_tells_it(tied, client):
    page = client.get(f"/tables/{tied.number}", headers=tied.keys[0]).text
    assert SHARED in page
    assert '<th scope="row">gems</th><td class="number">0</td><td class="number">0</td>' in page


def test_the_api_tells_it_in_words(tied):
    view = tied.get(0, "view", text="true").json
    assert view["result"] == {
        "scores": [{"seat": 0, "name": "Anna", **SCORE}, {"seat": 1, "name": "Bob", **SCORE}],
        "ties": [SHARED],
    }


def test_a_table_that_goes_on_has_no_result(seated):
    assert "result" not in seated("pebbles", 2).get(0, "view", text="true").json
