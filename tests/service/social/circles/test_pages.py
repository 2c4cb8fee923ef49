"""Circles on pages, and what becomes of one whose member is somebody else of it."""

import pytest

from service.people.merge import give_history
from service.platform.accounts.models import Player
from service.platform.transaction import transaction
from service.web.access import COOKIE

HERE = {"Sec-Fetch-Site": "same-origin"}


@pytest.fixture
def browser(house):
    """A browser in which somebody has signed in."""

    def opened(who):
        client = house.test_client()
        client.set_cookie(COOKIE, who.session)
        return client

    return opened


def press(page, path: str, **given) -> str:
    pressed = page.post(path, data=given, headers=HERE)
    assert pressed.status_code == 303, pressed.text
    return pressed.location


def test_one_is_founded_joined_and_left_by_presses(browser, client, person):
    anna, bob = person("anna"), person("bob")
    place = press(browser(anna), "/circles", name="Thursday")
    number = place.partition("/circles/")[2].partition("?")[0]
    secret = client.get(f"/api/v1/circles/{number}/link", headers=anna.keys).json["secret"]
    assert "Thursday" in browser(bob).get(f"/circle/{secret}").text
    press(browser(bob), f"/circle/{secret}")
    hall = browser(bob).get(f"/circles/{number}")
    assert "Anna" in hall.text
    assert browser(person("zoe")).get(f"/circles/{number}").status_code == 404
    press(browser(bob), f"/circles/{number}/settings/members/{bob.id}/leave")
    assert browser(bob).get(f"/circles/{number}").status_code == 404


def test_the_same_again_is_one_press_and_a_call_is_answered(browser, friends):
    circle = friends("anna", "bob")
    circle.usually(seats=2)
    anna, bob = (browser(circle.people[name]) for name in ("anna", "bob"))
    press(anna, f"/circles/{circle.number}/again")
    table = circle.shown("bob")["calls"][0]["table_id"]
    press(bob, f"/circles/{circle.number}/tables/{table}/answer", coming="yes")
    assert circle.seated(table) == {"anna", "bob"}


def test_of_two_members_who_are_one_person_the_one_who_stays_belongs(friends, clock):
    circle = friends("anna", "bob", "chris")
    with transaction() as session:
        first, second = (session.get_one(Player, circle.people[name].id) for name in ("bob", "chris"))
        give_history(session, first, second, now=clock())
    assert circle.names() == ["anna", "chris"]
