"""Belonging to a circle: one link, who may pass it on, leaving, being shown out, handing on, the last one out."""

import pytest

from tests.parts.tables import ROOT
from tests.service.social.circles.conftest import kind

pytestmark = pytest.mark.both_databases


def test_whoever_has_the_link_belongs(friends):
    circle = friends("anna", "bob")
    assert circle.names() == ["anna", "bob"]
    assert circle.join("bob").status_code == 200
    assert circle.names() == ["anna", "bob"]


def test_a_circle_is_not_there_for_strangers(friends, person, client):
    circle, eve = friends("anna"), person("eve").keys
    for path in ("", "/standings", "/talk", "/tables", "/link"):
        assert client.get(f"{circle.path}{path}", headers=eve).status_code == 404
    assert client.post(f"{circle.path}/again", json={}, headers=eve).status_code == 404
    assert client.patch(circle.path, json={"name": "Mine"}, headers=eve).status_code == 404


def test_a_new_link_kills_the_old_one(friends, client, person):
    circle = friends("anna")
    old = circle.link()
    circle.keys["bob"] = person("bob").keys
    new = client.put(f"{circle.path}/link", headers=circle.keys["anna"]).json["secret"]
    assert kind(circle.join("bob", old)) == "circle-link-spent"
    assert circle.join("bob", new).status_code == 200


@pytest.mark.parametrize("secret", ["x", "W10.x", "play"])
def test_a_link_that_is_none_leads_nowhere(friends, secret):
    assert kind(friends("anna").join("anna", secret)) == "circle-link-spent"


def test_the_owner_says_who_may_invite(friends, client):
    circle = friends("anna", "bob")
    assert circle.link("bob") == circle.link("anna")
    assert circle.change("anna", inviting="owner").status_code == 200
    assert kind(client.get(f"{circle.path}/link", headers=circle.keys["bob"])) == "may-not-invite"
    assert circle.link("anna")


def test_only_the_owner_changes_it(friends, client):
    circle = friends("anna", "bob")
    assert kind(circle.change("bob", name="Bob's")) == "not-the-owner"
    assert kind(client.put(f"{circle.path}/link", headers=circle.keys["bob"])) == "not-the-owner"
    anna = circle.people["anna"].id
    shown_out = client.delete(f"{circle.path}/members/{anna}", headers=circle.keys["bob"])
    assert kind(shown_out) == "not-the-owner"


@pytest.mark.parametrize("name", ["write@example.org", "http://example.org", "example.org", ""])
def test_a_name_leads_nowhere(friends, name):
    assert friends("anna").change("anna", name=name).status_code == 422


def test_whoever_is_shown_out_does_not_come_back_by_the_link(friends, client):
    circle = friends("anna", "bob")
    old = circle.link()
    bob = circle.people["bob"].id
    assert client.delete(f"{circle.path}/members/{bob}", headers=circle.keys["anna"]).status_code == 204
    assert circle.names() == ["anna"]
    assert client.get(circle.path, headers=circle.keys["bob"]).status_code == 404
    assert kind(circle.join("bob", old)) == "circle-link-spent"


def test_it_is_handed_on(friends):
    circle = friends("anna", "bob")
    bob = circle.people["bob"].id
    assert circle.change("anna", owner_id=bob).json["owner_id"] == bob
    assert kind(circle.change("anna", name="Ours")) == "not-the-owner"


def test_it_is_handed_on_to_members_alone(friends, person):
    circle = friends("anna")
    assert circle.change("anna", owner_id=person("eve").id).status_code == 404


def test_where_the_owner_leaves_whoever_was_there_longest_looks_after_it(friends, client):
    circle = friends("anna", "bob", "chris")
    anna = circle.people["anna"].id
    assert client.delete(f"{circle.path}/members/{anna}", headers=circle.keys["anna"]).status_code == 204
    assert circle.shown("bob")["owner_id"] == circle.people["bob"].id


def test_the_last_one_out_ends_it_and_its_tables_stay(friends, client):
    circle = friends("anna", "bob")
    number = circle.played("anna", "bob")
    for name in ("bob", "anna"):
        left = client.delete(f"{circle.path}/members/{circle.people[name].id}", headers=circle.keys[name])
        assert left.status_code == 204
    assert circle.table(number, "bob").json["circle_id"] is None
    assert client.get(f"{ROOT}/circles", headers=circle.keys["anna"]).json["items"] == []


def test_nobody_belongs_to_more_circles_than_may_be(friends, client, house, monkeypatch):
    circle = friends("anna")
    limit = 20
    for number in range(limit - 1):
        made = client.post(f"{ROOT}/circles", json={"name": f"No {number}"}, headers=circle.keys["anna"])
        assert made.status_code == 201
    one_more = client.post(f"{ROOT}/circles", json={"name": "More"}, headers=circle.keys["anna"])
    assert kind(one_more) == "too-many-circles"
