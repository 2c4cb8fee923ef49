"""The page behind a sign-in link says whose account it opens before it does."""

import re

import pytest

from service.web.access import COOKIE
from tests.parts.letters import text_of


@pytest.fixture
def link_to(client, letters):
    def ask(email):
        client.post("/sign-in", data={"email": email}, headers={"Sec-Fetch-Site": "same-origin"})
        return re.search(r"https?://[^/\s]+(/sign-in/\S+)", text_of(letters()[email.partition("@")[0]]))[1]

    return ask


def test_an_account_that_is_there_is_named(client, person, link_to):
    person("bob")
    shown = client.get(link_to("bob@example.org"))
    assert "This signs you in as Bob, bob@example.org." in shown.text
    assert "no-store" in shown.headers["Cache-Control"]


def test_an_address_that_is_new_is_told_so(client, link_to):
    assert "new@example.org is new here" in client.get(link_to("new@example.org")).text


def test_a_link_that_is_spent_names_nobody(client, person, link_to):
    person("bob")
    link = link_to("bob@example.org")
    client.post(link, headers={"Sec-Fetch-Site": "same-origin"})
    client.delete_cookie(COOKIE)
    assert "bob" not in client.get(link).text.lower()


SAME = {"Sec-Fetch-Site": "same-origin"}


def shown_name(client) -> str:
    """What the head of every page calls whoever is signed in."""
    return re.search(r'<a href="/me"[^>]*>.*?</span>([^<]*)</a>', client.get("/").text)[1]


def test_a_name_is_asked_for_the_first_time_and_never_again(client, link_to):
    link = link_to("new@example.org")
    assert 'name="name"' in client.get(link).text
    client.post(link, data={"name": " Nicoletta "}, headers=SAME)
    assert shown_name(client) == "Nicoletta"
    assert "Your name at the tables" not in client.get("/").text
    client.delete_cookie(COOKIE)
    again = link_to("new@example.org")
    assert 'name="name"' not in client.get(again).text
    client.post(again, data={"name": "Somebody else"}, headers=SAME)
    assert shown_name(client) == "Nicoletta"


def test_a_name_need_not_be_said_and_is_never_made_of_the_address(client, link_to):
    client.post(link_to("secretive@example.org"), data={"name": ""}, headers=SAME)
    assert "secretive" not in shown_name(client).lower()
    assert "Your name at the tables" in client.get("/").text
    assert client.post("/me/name", data={"name": "Nino"}, headers=SAME).location == "/?done=saved"
    assert shown_name(client) == "Nino"
    assert "Your name at the tables" not in client.get("/").text


def test_a_name_that_cannot_be_spends_no_link(client, link_to):
    link = link_to("new@example.org")
    refused = client.post(link, data={"name": "www.example.org"}, headers=SAME)
    assert refused.status_code == 422
    assert "Use at most sixty characters" in refused.text
    assert 'value="www.example.org"' in refused.text
    assert client.post(link, data={"name": "Nino"}, headers=SAME).status_code == 303
