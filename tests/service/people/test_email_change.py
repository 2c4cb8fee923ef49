"""A player changes their own address: the new one confirms, the old one is told."""

import re

import pytest
from sqlalchemy import select

from service.mail.deliver import deliver_mail
from service.people.email_change import A_DAY, LASTS, MOST_A_DAY
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session
from service.web.access import COOKIE
from tests.parts.tables import ROOT

OLD, NEW = "anna@example.org", "anna.new@example.org"


@pytest.fixture
def anna(person):
    return person("anna")


@pytest.fixture
def ask(client, anna):
    """Anna asks for letters at another address."""
    return lambda email: client.post(f"{ROOT}/me/email-changes", json={"email": email}, headers=anna.keys)


@pytest.fixture
def told(app, clock, mailer):
    """The letters that leave now: pairs of address and text."""

    def leave() -> list[tuple[str, str]]:
        before = len(mailer.mails)
        deliver_mail(now=clock())
        return [(mail["To"], mail.get_body(("plain",)).get_content()) for mail in mailer.mails[before:]]

    return leave


def link_in(letters: list[tuple[str, str]]) -> str:
    return re.search(r"http://[^/]+(/address/\S+)", dict(letters)[NEW])[1]


def address_of(who) -> str | None:
    with read_session() as session:
        return session.get_one(Player, who.id).email


@pytest.mark.both_databases
def test_the_address_changes_when_the_new_one_confirms_and_the_old_one_is_told(client, ask, told, anna):
    assert ask(NEW).status_code == 202
    letters = told()
    assert [address for address, _ in letters] == [NEW, OLD]
    assert "/me/keys" in letters[1][1]
    assert "/address/" not in letters[1][1]
    link = link_in(letters)
    assert NEW in client.get(link).text
    assert address_of(anna) == OLD
    assert client.post(link).status_code == 200
    assert address_of(anna) == NEW
    ((address, text),) = told()
    assert address == OLD
    assert "moderators" in text
    assert client.post(link).status_code == 410
    assert client.get(f"{ROOT}/me", headers=anna.keys).json["email"] == NEW


def test_another_account_s_address_gets_the_same_answer_and_a_letter_to_its_owner(ask, told, person):
    person("bob")
    assert ask("bob@example.org").get_json() == ask(NEW).get_json()
    letters = told()
    assert {address for address, _ in letters} == {"bob@example.org", NEW, OLD}
    text = dict(letters)["bob@example.org"]
    assert text.startswith("Bob, this address already belongs to your account")
    assert "anna" not in text.lower()
    assert "/address/" not in text


@pytest.mark.parametrize("wait", [LASTS, None])
def test_a_link_opens_nothing_once_it_is_old_or_another_address_was_asked(
    client, ask, told, clock, anna, wait
):
    ask(NEW)
    link = link_in(told())
    if wait:
        clock.now += wait
    else:
        clock.tick(seconds=1)
        ask("anna.newer@example.org")
    assert client.get(link).status_code == client.post(link).status_code == 410
    assert address_of(anna) == OLD


def test_an_address_that_got_an_account_meanwhile_stays_with_it(client, ask, told, person, anna):
    ask(NEW)
    link = link_in(told())
    person("anna.new")
    assert client.post(link).status_code == 410
    assert address_of(anna) == OLD


def test_the_own_address_and_too_many_requests_bring_no_letter(ask, told, clock):
    assert ask(OLD).status_code == 202
    assert told() == []
    for number in range(MOST_A_DAY + 1):
        clock.tick(seconds=1)
        assert ask(f"anna{number}@example.org").status_code == 202
    assert len(told()) == 2 * MOST_A_DAY
    clock.now += A_DAY
    ask(NEW)
    assert len(told()) == 2


@pytest.mark.usefixtures("unhurried")
def test_invitations_and_letters_that_have_not_left_go_to_the_new_address(
    client, ask, told, person, clock, anna
):
    bob = person("bob")
    tables = []
    for emails in ([OLD], [OLD, NEW]):
        made = client.post(f"{ROOT}/tables", json={"game": "pebbles", "seats": 3}, headers=bob.keys)
        tables.append(made.json["id"])
        for email in emails:
            client.post(f"{ROOT}/tables/{tables[-1]}/invitations", json={"email": email}, headers=bob.keys)
    told()
    client.post(f"{ROOT}/seeks", json={"game": "pebbles"}, headers=anna.keys)
    client.post(f"{ROOT}/tables", json={"game": "pebbles", "seats": 3}, headers=bob.keys)
    ask(NEW)
    client.post(link_in(told()))
    invited = client.get(f"{ROOT}/tables?which=invited", headers=anna.keys).json["items"]
    assert sorted(each["id"] for each in invited) == tables
    clock.tick(minutes=3)
    assert [address for address, _ in told()] == [OLD, NEW]
    with read_session() as session:
        assert session.scalars(select(Letter.recipient).where(Letter.kind == "table-opened")).all() == [NEW]


def test_only_a_person_in_a_session_asks_for_it(client, token, anna):
    answer = client.post(f"{ROOT}/me/email-changes", json={"email": NEW}, headers=token(anna, "play"))
    assert answer.status_code == 403


def test_on_the_page_of_the_account(house, anna, told):
    browser = house.test_client()
    browser.environ_base.update(HTTP_SEC_FETCH_SITE="same-origin", HTTP_ACCEPT="text/html,*/*;q=0.8")
    browser.set_cookie(COOKIE, anna.session)
    assert 'href="/me/account#address"' in browser.get("/me").text
    assert OLD in browser.get("/me/account").text
    wrong = browser.post("/me/account/address", data={"email": "anna"})
    assert wrong.status_code == 422
    assert 'value="anna"' in wrong.text
    assert 'id="email-error"' in wrong.text
    done = browser.post("/me/account/address", data={"email": NEW})
    assert done.location == "/me/account?done=address-asked"
    assert "sent a link to the new address" in browser.get(done.location).text
    assert [address for address, _ in told()] == [NEW, OLD]
