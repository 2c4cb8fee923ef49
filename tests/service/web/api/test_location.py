"""Who makes something is told where it lies."""

import re

import pytest

from service.app.resources import RESOURCES
from service.web import PREFIX

WITHOUT_A_PLACE = {
    "sign_in",  # the session: its secret is what one has of it
    "create_seat_key",
    "create_motion",  # these lie in lists, and nowhere by themselves
    "send_message",
    "create_report",
    "create_program",
}
MAKING = [each for resource in RESOURCES for each in resource.operations if each.status == 201]
PLACED = [each for each in MAKING if each.location is not None]


def test_whatever_makes_something_says_where_it_lies():
    assert {each.name for each in MAKING if each.location is None} == WITHOUT_A_PLACE


@pytest.mark.parametrize("operation", PLACED, ids=lambda operation: operation.name)
def test_there_is_something_at_that_place(app, operation):
    place = PREFIX + re.sub(r"{[^}]+}", "1", operation.location)
    methods = app.url_map.bind("").allowed_methods(place)
    assert {"GET", "DELETE"} & set(methods)


def test_a_table_lies_where_its_opening_says(client, person):
    keys = person("anna").keys | {"Idempotency-Key": "once"}
    wish = {"game": "pebbles", "seats": 2}
    made, again = (client.post(f"{PREFIX}/tables", json=wish, headers=keys) for _ in range(2))
    assert made.headers["Location"] == again.headers["Location"] == f"{PREFIX}/tables/{made.json['id']}"
    assert client.get(made.headers["Location"], headers=keys).json["id"] == made.json["id"]


def test_a_token_is_taken_back_where_it_lies(client, person):
    keys = person("anna").keys
    made = client.post(f"{PREFIX}/me/tokens", json={"name": "bot", "scope": "play"}, headers=keys)
    assert client.delete(made.headers["Location"], headers=keys).status_code == 204
