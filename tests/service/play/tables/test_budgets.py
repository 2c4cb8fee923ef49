"""What costs others has a bound, and whoever reaches it is told what they can do instead."""

from dataclasses import replace

import pytest

from service.platform.deps import EXTENSION, install_deps
from service.platform.rate_limit import LocalCounter

ROOT = "/api/v1"


def kind(answer) -> str:
    return answer.json["type"].rpartition("/")[2]


@pytest.fixture
def open_table(client):
    def make(keys) -> str:
        made = client.post(f"{ROOT}/tables", json={"game": "pebbles", "seats": 3}, headers=keys)
        assert made.status_code == 201, made.json
        return f"{ROOT}/tables/{made.json['id']}"

    return make


@pytest.fixture
def anna(person):
    return person("anna").keys


@pytest.fixture
def counted(seated, house):
    """A table of the usual kind, where is counted as everywhere."""

    def make(seats: int):
        at = seated("pebbles", seats)
        install_deps(house, replace(house.extensions[EXTENSION], counter=LocalCounter()))
        return at

    return make


@pytest.fixture
def invite(client):
    def ask(path, email, keys):
        return client.post(f"{path}/invitations", json={"email": email}, headers=keys)

    return ask


def test_nobody_writes_to_strangers_from_ever_new_tables(open_table, invite, anna, clock):
    answers = [invite(open_table(anna), f"stranger{number}@example.org", anna) for number in range(31)]
    assert [answer.status_code for answer in answers] == [204] * 30 + [429]
    assert kind(answers[-1]) == "invitations-spent"
    clock.tick(seconds=int(answers[-1].headers["Retry-After"]) + 1)
    assert invite(open_table(anna), "stranger31@example.org", anna).status_code == 204


def test_nobody_is_written_to_by_everybody(open_table, invite, person):
    hosts = [person(f"host{number}").keys for number in range(7)]
    answers = [invite(open_table(keys), "bob@example.org", keys) for keys in hosts]
    assert [answer.status_code for answer in answers] == [204] * 6 + [429]
    assert kind(answers[-1]) == "address-asked-often"


def test_many_accounts_behind_one_address_write_no_more_than_it_may(open_table, invite, person):
    hosts = [person(f"host{number}").keys for number in range(3)]
    guests = (f"stranger{number}@example.org" for number in range(61))
    tables = {number: open_table(keys) for number, keys in enumerate(hosts)}
    answers = [
        invite(tables[number % 3], guest, hosts[number % 3]).status_code
        for number, guest in enumerate(guests)
    ]
    assert answers == [204] * 60 + [429]


def test_a_block_of_ipv6_is_one_address(open_table, client, anna):
    path = open_table(anna)
    answers = []
    for number in range(61):
        place = {"REMOTE_ADDR": f"2001:db8::{number:x}"}
        asked = {"email": f"stranger{number}@example.org"}
        answers.append(client.post(f"{ROOT}/sign-in/links", json=asked, environ_base=place).status_code)
    assert answers == [202] * 60 + [429]
    assert client.get(path, headers=anna, environ_base={"REMOTE_ADDR": "2001:db8:1::1"}).status_code == 200


def test_talk_does_not_flood_a_table(counted, clock):
    at = counted(3)
    said = [at.send("POST", 0, "talk", {"text": f"line {number}"}) for number in range(121)]
    assert {answer.status_code for answer in said[:120]} == {201}
    assert (said[-1].status_code, kind(said[-1])) == (429, "talk-spent")
    assert at.send("POST", 1, "talk", {"text": "And I?"}).status_code == 201
    clock.tick(hours=2)
    assert at.send("POST", 0, "talk", {"text": "Good morning"}).status_code == 201


def test_an_answer_is_not_changed_for_ever(counted):
    """The last one stands; the same answer again is no change and costs nothing."""
    at = counted(2)
    assert at.answer(0, "stake 1").status_code == 200
    changed = [at.answer(0, f"stake {1 + number % 2}") for number in range(1, 32)]
    assert [answer.status_code for answer in changed] == [200] * 30 + [429]
    assert kind(changed[-1]) == "answer-changed-often"
    counted = at.shown["count"]
    assert [at.answer(0, "stake 1").json["already"] for _ in range(50)] == [True] * 50
    assert at.shown["count"] == counted


def test_a_host_calls_one_table_off_before_the_next(open_table, client, anna):
    paths = [open_table(anna) for _ in range(40)]
    refused = client.post(f"{ROOT}/tables", json={"game": "pebbles", "seats": 3}, headers=anna)
    assert (refused.status_code, kind(refused)) == (409, "too-many-tables")
    assert client.delete(paths[0], headers=anna).status_code == 204
    open_table(anna)


@pytest.mark.parametrize(
    "name", ["CHEAP PILLS http://spam.example", "write to me@spam.example", "spam.example"]
)
def test_no_name_leads_anywhere(client, anna, name):
    """It would stand in the subjects of letters to strangers."""
    opened = client.post(f"{ROOT}/tables", json={"game": "pebbles", "seats": 2, "name": name}, headers=anna)
    called = client.patch(f"{ROOT}/me", json={"name": name}, headers=anna)
    for refused in (opened, called):
        assert (refused.status_code, list(refused.json["errors"]["body"])) == (422, ["name"])


@pytest.mark.parametrize("name", ["J.R.R. Tolkien", "St. Moritz at 7.30", "Anna e.a.", "Tuesdays, 8 p.m."])
def test_names_may_have_points(client, anna, name):
    assert client.patch(f"{ROOT}/me", json={"name": name}, headers=anna).json["name"] == name
