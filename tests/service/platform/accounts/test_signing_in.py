"""Signing in end to end: ask, mail, link, button, session."""

import re

import pytest
from sqlalchemy import select

from service.mail.deliver import deliver_mail
from service.platform.accounts.models import Player, SignInLink
from service.platform.accounts.sign_in import MOST_TRIES
from service.platform.outbox.models import Letter, LetterState
from service.platform.transaction import read_session
from service.web.access import COOKIE

pytestmark = pytest.mark.both_databases


@pytest.fixture
def ask(client):
    def post(email="anna@example.org", **body):
        return client.post("/api/v1/sign-in/links", json={"email": email, **body})

    return post


@pytest.fixture
def mailed(app, clock, mailer):
    """The secrets that were really mailed, newest last."""

    def secrets() -> list[str]:
        deliver_mail(now=clock())
        return [
            re.search(r"/sign-in/(\S+)", mail.get_body(("plain",)).get_content())[1] for mail in mailer.mails
        ]

    return secrets


def spend(client, secret):
    return client.post("/api/v1/sign-in/sessions", json={"secret": secret, "device": "here"})


def test_a_mail_leads_in_and_the_first_time_makes_the_player(client, ask, mailed, mailer):
    assert ask().status_code == 202
    (secret,) = mailed()
    assert mailer.mails[0]["To"] == "anna@example.org"
    opened = spend(client, secret)
    assert opened.status_code == 201
    me = client.get("/api/v1/me", headers={"Authorization": f"Bearer {opened.json['session']}"}).json
    assert (me["email"], me["name"], me["kind"], me["role"]) == (
        "anna@example.org",
        "Newcomer 1",
        "person",
        "player",
    )


def test_the_second_time_it_is_the_same_player(client, ask, mailed, app):
    for email in ("anna@example.org", "Anna@Example.org"):
        ask(email)
        assert spend(client, mailed()[-1]).status_code == 201
    with read_session() as session:
        assert session.scalars(select(Player.email)).all() == ["anna@example.org"]


def test_a_link_is_spent_once(client, ask, mailed):
    ask()
    (secret,) = mailed()
    assert spend(client, secret).status_code == 201
    again = spend(client, secret)
    assert again.status_code == 410
    assert again.json["type"].endswith("/problems/link-spent")


def test_a_link_has_its_time(client, ask, mailed, clock):
    ask()
    (secret,) = mailed()
    clock.tick(minutes=20)
    assert spend(client, secret).status_code == 410


def test_looking_at_the_link_spends_nothing(client, ask, mailed):
    ask()
    (secret,) = mailed()
    for method in (client.get, client.head, client.options):
        for _ in range(2):
            assert method(f"/sign-in/{secret}").status_code == 200
    assert spend(client, secret).status_code == 201


def test_the_page_has_a_button_and_pressing_it_opens_a_session(client, ask, mailed):
    ask()
    (secret,) = mailed()
    page = client.get(f"/sign-in/{secret}").text
    assert f'method="post" action="/sign-in/{secret}"' in page
    pressed = client.post(f"/sign-in/{secret}", headers={"Sec-Fetch-Site": "same-origin"})
    assert pressed.status_code == 303
    cookie = client.get_cookie("procaccio")
    assert cookie.http_only
    assert cookie.same_site == "Lax"
    assert client.get("/api/v1/me").json["email"] == "anna@example.org"


def test_a_button_on_another_site_does_nothing(client, ask, mailed):
    ask()
    (secret,) = mailed()
    assert client.post(f"/sign-in/{secret}", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert client.post(f"/sign-in/{secret}").status_code == 403
    assert spend(client, secret).status_code == 201


def test_the_form_sends_the_same_link(client, mailed):
    ours = {"Sec-Fetch-Site": "same-origin"}
    assert client.post("/sign-in", data={"email": "nobody"}, headers=ours).status_code == 422
    assert client.post("/sign-in", data={"email": "anna@example.org"}, headers=ours).status_code == 200
    assert spend(client, mailed()[0]).status_code == 201


def test_asking_too_often_sends_no_more_and_does_not_tell(ask, mailed, clock):
    answers = [ask() for _ in range(7)]
    assert {answer.status_code for answer in answers} == {202}
    assert len({answer.text for answer in answers}) == 1
    assert len(mailed()) == 5


def test_whoever_asks_in_anothers_name_does_not_keep_them_out(client, ask, mailed, clock):
    """At any moment the last letter opens the way in, and is good for long enough to be found."""
    for _ in range(24):
        ask()
        assert client.get(f"/sign-in/{mailed()[-1]}").status_code == 200
        clock.tick(minutes=9)
        assert spend(client, mailed()[-1]).status_code in {201, 410}
        clock.tick(minutes=1)
    while True:  # and however often: no more than five that are good at once
        before = len(mailed())
        ask()
        if len(mailed()) == before:
            break
    clock.tick(minutes=11)
    ask()
    assert len(mailed()) == before + 1
    assert spend(client, mailed()[-1]).status_code == 201


def test_one_address_cannot_ask_for_everybody(ask):
    answers = [ask(f"p{number}@example.org").status_code for number in range(61)]
    assert answers == [202] * 60 + [429]


def test_a_link_that_was_not_sent_in_time_is_not_sent_at_all(ask, mailed, clock, app):
    ask()
    clock.tick(minutes=21)
    assert mailed() == []
    with read_session() as session:
        assert session.scalars(select(Letter.state)).all() == [LetterState.VOID]


def test_no_secret_stays_behind(client, ask, mailed, app):
    ask()
    (secret,) = mailed()
    with read_session() as session:
        assert session.scalars(select(Letter.payload)).all() == [{}]
        assert secret.encode() not in session.scalars(select(SignInLink.digest)).one()


def test_no_header_can_be_smuggled_in(ask):
    assert ask("anna@example.org\nBcc: all@example.org").status_code == 422


@pytest.fixture
def coded(app, clock, mailer):
    """The code of the latest letter."""

    def code() -> str:
        deliver_mail(now=clock())
        return re.search(r"[2-9A-Z]{3}-[2-9A-Z]{3}", mailer.mails[-1].get_body(("plain",)).get_content())[0]

    return code


@pytest.fixture
def type_code(client):
    def post(code: str, email: str = "anna@example.org", site: str = "same-origin"):
        return client.post(
            "/sign-in/code", data={"email": email, "code": code}, headers={"Sec-Fetch-Site": site}
        )

    return post


def test_the_code_of_the_letter_signs_in_where_it_is_typed_and_spends_the_link(
    client, ask, coded, mailed, type_code
):
    ask()
    code = coded()
    answer = type_code(f" {code.replace('-', ' ').lower()} ")
    assert answer.status_code == 303
    assert "procaccio=pro_se_" in answer.headers["Set-Cookie"]
    assert type_code(code).status_code == 422
    client.delete_cookie(COOKIE)
    assert spend(client, mailed()[-1]).status_code == 410


def test_a_code_is_for_one_address_and_from_our_own_page(ask, coded, type_code):
    ask()
    code = coded()
    assert type_code(code, "bob@example.org").status_code == 422
    assert type_code(code, site="cross-site").status_code == 403
    assert type_code(code).status_code == 303


def test_after_five_tries_the_code_is_dead_and_the_link_is_not(client, ask, coded, mailed, type_code):
    ask()
    code = coded()
    for _ in range(5):
        answer = type_code("222-222")
        assert answer.status_code == 422
        assert "This code is wrong" in answer.text
    assert type_code(code).status_code == 422
    assert spend(client, mailed()[-1]).status_code == 201


def test_a_code_dies_with_its_time(ask, coded, type_code, clock):
    ask()
    code = coded()
    clock.tick(minutes=21)
    assert type_code(code).status_code == 422


@pytest.fixture
def code_of_letter(mailed, mailer):
    """The code of the newest letter."""

    def read() -> str:
        mailed()
        return re.search(r"\b[A-Z0-9]{3}-[A-Z0-9]{3}\b", mailer.mails[-1].get_body(("plain",)).get_content())[
            0
        ]

    return read


def send_code(client, code, **headers):
    sent = {"email": "anna@example.org", "code": code}
    return client.post("/api/v1/sign-in/sessions", json=sent, headers=headers)


def test_the_code_of_the_letter_signs_a_program_in_once(client, ask, code_of_letter):
    ask()
    code = code_of_letter()
    opened = send_code(client, code.lower().replace("-", " "))
    assert opened.status_code == 201
    keys = {"Authorization": f"Bearer {opened.json['session']}"}
    assert client.get("/api/v1/me", headers=keys).json["email"] == "anna@example.org"
    again = send_code(client, code)
    assert (again.status_code, again.json["type"].rpartition("/")[2]) == (422, "wrong-sign-in-code")


@pytest.mark.parametrize("keyed", [False, True])
def test_wrong_codes_are_counted_although_they_are_refused(client, ask, code_of_letter, keyed):
    """Also with an Idempotency-Key, whose response is committed with the change."""
    ask()
    code = code_of_letter()
    for tried in range(MOST_TRIES):
        key = {"Idempotency-Key": f"{tried}"} if keyed else {}
        assert send_code(client, "AAA-AAA", **key).status_code == 422
    assert send_code(client, code).status_code == 422


@pytest.mark.parametrize(
    "sent", [{}, {"code": "AAA-AAA"}, {"email": "anna@example.org"}, {"secret": "x", "code": "y"}]
)
def test_a_secret_or_an_address_with_its_code_is_needed(client, sent):
    refused = client.post("/api/v1/sign-in/sessions", json=sent)
    assert (refused.status_code, [*refused.json["errors"]["body"]]) == (422, ["secret"])
