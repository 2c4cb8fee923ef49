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
    assert "This opens the account of Bob, bob@example.org." in shown.text
    assert "no-store" in shown.headers["Cache-Control"]


def test_an_address_that_is_new_is_told_so(client, link_to):
    assert "new@example.org is new here" in client.get(link_to("new@example.org")).text


def test_a_link_that_is_spent_names_nobody(client, person, link_to):
    person("bob")
    link = link_to("bob@example.org")
    client.post(link, headers={"Sec-Fetch-Site": "same-origin"})
    client.delete_cookie(COOKIE)
    assert "bob" not in client.get(link).text.lower()
