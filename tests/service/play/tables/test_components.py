"""The player aid over the API: as data and in words, for seats and for those who look on."""

import pytest


@pytest.fixture
def at(seated):
    return seated("pebbles", 2)


def by_name(answer) -> dict[str, dict]:
    return {each["name"]: each for each in answer.json["components"]}


def test_a_seat_gets_each_thing_as_data_and_in_words(at):
    assert by_name(at.get(0, "components"))["gem5"] == {
        "name": "gem5",
        "kind": "gem",
        "where": "unseen",
        "seat": None,
        "count": 1,
        "facts": {"points": 5},
        "parts": [],
        "text": "a gem, worth 5",
    }


def test_whoever_looks_on_gets_what_everybody_may_know(at, client):
    mine = by_name(at.get(0, "components"))
    everybodys = by_name(client.get(f"{at.path}/components"))
    assert "purse" in mine
    assert everybodys == {name: each for name, each in mine.items() if name != "purse"}


def test_what_has_not_changed_is_not_sent_again(at, client):
    tag = at.get(0, "components").headers["ETag"]
    same = {**at.keys[0], "If-None-Match": tag}
    assert client.get(f"{at.seat(0)}/components", headers=same).status_code == 304
    at.answer(0, "stake 1")
    assert client.get(f"{at.seat(0)}/components", headers=same).status_code == 200


def test_another_seats_aid_is_refused(at, client):
    assert client.get(f"{at.seat(1)}/components", headers=at.keys[0]).status_code == 403
