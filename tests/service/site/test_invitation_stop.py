"""Whoever is invited stops all such letters by one click, with an account or without; and takes it back the same way."""

import re
from datetime import timedelta
from functools import cache

import pytest
from sqlalchemy import select

from service.platform.transaction import read_session
from service.play.invitations.models import UninvitedAddress
from tests.parts.letters import html_of, text_of
from tests.service.site.test_links import links_in

ROOT = "/api/v1"
ONE_CLICK = {"List-Unsubscribe": "One-Click"}
FOREIGN = {"Sec-Fetch-Site": "cross-site", "Origin": "https://mail.example.net"}
REFUSED = "This address accepts no invitation letters"


@pytest.fixture
def person(person):
    """Everybody is there once."""
    return cache(person)


@pytest.fixture
def invite(client):
    """Invites an address to a new table: the answer."""

    def ask(host, email, name="Tuesday Medici"):
        wish = {"game": "pebbles", "seats": 2, "joining": "invited", "name": name}
        number = client.post(f"{ROOT}/tables", json=wish, headers=host.keys).json["id"]
        return client.post(f"{ROOT}/tables/{number}/invitations", json={"email": email}, headers=host.keys)

    return ask


@pytest.fixture
def stop_of(invite, letters):
    """The link of a letter of invitation that stops all others."""

    def link(host, email):
        assert invite(host, email).status_code == 204
        (found,) = links_in(letters()[email.partition("@")[0]], "stop-invitations")
        return found

    return link


@pytest.mark.both_databases
def test_one_click_holds_for_everybody_who_invites_later(client, person, invite, stop_of, letters):
    link = stop_of(person("anna"), "new@example.org")
    assert client.post(link, data=ONE_CLICK, headers=FOREIGN).status_code == 200
    for name in ("anna", "bob"):
        refused = invite(person(name), "new@example.org")
        assert refused.status_code == 409
        assert refused.json["type"].endswith("/problems/invitations-unwanted")
        assert REFUSED in refused.json["detail"]
    assert invite(person("bob"), "other@example.org").status_code == 204
    assert set(letters()) >= {"other"}


def test_looking_at_the_link_changes_nothing(client, person, invite, stop_of):
    link = stop_of(person("anna"), "new@example.org")
    assert "We send no more invitations to new@example.org" in client.get(link).text
    assert client.head(link).status_code == 200
    assert invite(person("bob"), "new@example.org").status_code == 204


def test_the_letter_has_the_button_of_mail_programs_and_a_link_to_be_seen(person, stop_of, letters):
    link = stop_of(person("anna"), "new@example.org")
    mail = letters()["new"]
    assert mail["List-Unsubscribe"].strip("<>").endswith(link)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert link in text_of(mail)
    assert link in html_of(mail)


def test_a_stranger_is_told_who_gave_their_address(person, invite, letters):
    person("bob")
    anna = person("anna")
    invite(anna, "new@example.org")
    invite(anna, "bob@example.org")
    mails = letters()
    assert "anna gave us your address" in text_of(mails["new"]).lower()
    assert "gave us your address" not in text_of(mails["bob"])


def test_a_letter_that_waits_to_leave_does_not(client, person, invite, stop_of, letters, mailer):
    link = stop_of(person("anna"), "new@example.org")
    assert invite(person("bob"), "new@example.org").status_code == 204
    client.post(link, data=ONE_CLICK)
    before = len(mailer.mails)
    letters()
    assert len(mailer.mails) == before


def test_its_own_page_allows_them_again_and_one_click_does_not(client, person, invite, stop_of):
    link = stop_of(person("anna"), "new@example.org")
    stopped = client.post(link).text
    assert "Allow invitations again" in stopped
    client.post(link, data={"allow": "yes"} | ONE_CLICK, headers=FOREIGN)
    assert invite(person("anna"), "new@example.org").status_code == 409
    assert client.post(link, data={"allow": "yes"}, headers=FOREIGN).status_code == 403
    assert "new@example.org can get invitations again" in client.post(link, data={"allow": "yes"}).text
    assert invite(person("anna"), "new@example.org").status_code == 204


def test_whoever_signs_in_with_the_address_allows_them_again(client, person, browser_of, invite, stop_of):
    host, bob = person("anna"), person("bob")
    client.post(stop_of(host, "bob@example.org"), data=ONE_CLICK)
    browser = browser_of(bob)
    assert "bob@example.org gets no invitations" in browser.get("/me/letters").text
    browser.post("/me/letters/invitations")
    assert "gets no invitations" not in browser.get("/me/letters").text
    assert invite(host, "bob@example.org").status_code == 204


def test_programs_see_it_and_take_it_back(client, person, invite, stop_of):
    host, bob = person("anna"), person("bob")
    client.post(stop_of(host, "bob@example.org"), data=ONE_CLICK)
    path = f"{ROOT}/me/mail-address"
    assert client.get(path, headers=bob.keys).json["invitations"] is False
    assert client.get(f"{ROOT}/me/export", headers=bob.keys).json["invitations_unwanted"] != []
    assert client.delete(f"{path}/invitation-stop", headers=bob.keys).status_code == 204
    assert client.get(path, headers=bob.keys).json["invitations"] is True


def test_no_address_is_kept_of_a_stranger(house, client, person, stop_of):
    client.post(stop_of(person("anna"), "new@example.org"), data=ONE_CLICK)
    with house.app_context(), read_session() as session:
        (mark,) = session.scalars(select(UninvitedAddress.mark))
    assert re.fullmatch("[0-9a-f]+", mark)


def test_a_forged_link_stops_nothing(client, person, invite, stop_of):
    link = stop_of(person("anna"), "new@example.org")
    assert client.post(link[:-1], data=ONE_CLICK).status_code == 404
    assert invite(person("bob"), "new@example.org").status_code == 204


def test_a_rematch_writes_to_nobody_who_wishes_no_invitations(
    client, seated, letters, stop_of, person, clock
):
    """They find it on their pages, as all who have played together."""
    at = seated("pebbles", 2)
    client.post(stop_of(person("chris"), "bob@example.org"), data=ONE_CLICK)
    while at.shown["state"] == "running":
        seat = next(seat["number"] for seat in at.shown["seats"] if seat["waiting_since"])
        at.answer(seat, at.question(seat)["default"])
    again = client.post(f"{at.path}/rematch", headers=at.keys[0])
    assert again.status_code == 201, again.json
    clock.tick(seconds=timedelta(minutes=1).total_seconds())
    assert "invitation" not in letters()["bob"]["Subject"]
    invited = client.get(f"{ROOT}/tables/{again.json['id']}/invitations", headers=at.keys[0]).json["items"]
    assert [each["name"] for each in invited] == ["Bob"]
