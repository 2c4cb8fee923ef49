"""Passkeys: made by whoever is signed in, proved by whoever holds them, here and now, and once."""

import re
from datetime import timedelta
from html import unescape

import pytest
from sqlalchemy import select

from service.platform.accounts.models import Passkey, Player, Role
from service.platform.accounts.passkeys import GOOD_FOR, MOST, can_use_passkeys, passkey_request_options
from service.platform.deps import deps
from service.platform.settings import Settings
from service.platform.transaction import read_session, transaction
from service.web.access import COOKIE
from tests.parts.authenticator import Authenticator

HERE = "http://127.0.0.1:8000"
SITE = {"Origin": HERE}


@pytest.fixture
def anna(person):
    return person("anna")


@pytest.fixture(autouse=True)
def _named(monkeypatch):
    """The house of the tests has a number for a name; but for that a passkey is the same."""
    monkeypatch.setattr("service.people.sign_in_pages.can_use_passkeys", lambda _settings: True)
    monkeypatch.setattr("service.site.me.keys.can_use_passkeys", lambda _settings: True)


@pytest.fixture
def keys_page(client, anna):
    """Anna in her browser, at the page of her keys."""

    def load():
        client.set_cookie(COOKIE, anna.session)
        return client.get("/me/keys").text

    return load


@pytest.fixture
def keep(client, keys_page):
    """She makes a passkey."""

    def made(authenticator):
        answer = client.post(
            "/me/keys/passkeys", data={"made": authenticator.make(wish(keys_page(), "make"))}, headers=SITE
        )
        client.delete_cookie(COOKIE)
        return answer

    return made


@pytest.fixture
def telephone(keep):
    authenticator = Authenticator(HERE)
    assert keep(authenticator).status_code == 303
    return authenticator


def wish(page: str, what: str) -> str:
    found = re.search(rf'data-{what}="([^"]+)"', page)
    assert found
    return unescape(found[1])


def asked(client) -> str:
    """What the page of signing in asks a browser."""
    return wish(client.get("/sign-in").text, "prove")


def sign_in(client, proof: str):
    client.delete_cookie(COOKIE)
    return client.post("/sign-in/passkey", data={"proof": proof}, headers=SITE)


def test_a_passkey_opens_the_account_in_which_it_was_made(client, anna, telephone):
    answer = sign_in(client, telephone.prove(asked(client)))
    assert (answer.status_code, answer.location) == (303, "/")
    assert client.get("/me").status_code == 200
    assert anna.email in client.get("/me/account").text + client.get("/me").text


def test_an_answer_opens_once_and_only_for_minutes(client, clock, telephone):
    first, second, late = asked(client), asked(client), telephone.prove(asked(client))
    clock.tick(seconds=1)
    used = telephone.prove(asked(client))
    assert sign_in(client, used).status_code == 303
    assert sign_in(client, used).status_code == 422
    for earlier in (first, second):  # asked before the one that was answered
        assert sign_in(client, telephone.prove(earlier)).status_code == 422
    clock.tick(seconds=GOOD_FOR.total_seconds() + 1)
    assert sign_in(client, late).status_code == 422
    assert sign_in(client, telephone.prove(asked(client))).status_code == 303


def test_only_who_holds_it_proves_it(client, anna, telephone):
    thief = Authenticator(HERE)
    thief.credential, thief.count = telephone.credential, 99
    assert sign_in(client, thief.prove(asked(client))).status_code == 422
    assert sign_in(client, Authenticator(HERE).prove(asked(client))).status_code == 422


@pytest.mark.parametrize("proof", ["", "{}", "[]", "null", '{"rawId": 5}', "\x00"])
def test_nonsense_is_refused_in_words(client, anna, proof):
    page = sign_in(client, proof)
    assert (page.status_code, "This passkey does not work here" in page.text) == (422, True)


def test_a_challenge_of_another_house_is_answered_for_that_house(client, app, telephone, monkeypatch):
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(
            "service.platform.signing._secrets", lambda: ["another house keeps a secret of its own"]
        )
        asked_there = passkey_request_options(deps().settings, deps().clock())
    assert sign_in(client, telephone.prove(asked_there)).status_code == 422


def test_a_page_of_another_site_is_no_page_of_ours(client, telephone):
    telephone.origin = "https://procaccio.example.com"
    assert sign_in(client, telephone.prove(asked(client))).status_code == 422


def test_it_can_be_removed_and_then_opens_nothing(client, person, keys_page, telephone):
    page = keys_page()
    (number,) = re.findall(r"/me/keys/passkeys/(\d+)/drop", page)
    client.set_cookie(COOKIE, person("bruno").session)
    assert client.post(f"/me/keys/passkeys/{number}/drop", headers=SITE).status_code == 404
    keys_page()
    assert client.post(f"/me/keys/passkeys/{number}/drop", headers=SITE).status_code == 303
    assert sign_in(client, telephone.prove(asked(client))).status_code == 422


def test_the_same_device_is_kept_once_and_there_are_not_more_than_so_many(app, client, keep, telephone):
    assert keep(telephone).status_code == 422
    with transaction() as session:
        (held,) = session.scalars(select(Passkey))
        for number in range(MOST - 1):
            row = {"credential": bytes([number]), "public_key": b"", "sign_count": 0, "name": ""}
            session.add(Passkey(player_id=held.player_id, created_at=held.created_at, **row))
    refused = keep(Authenticator(HERE))
    assert (refused.status_code, f"You have {MOST} passkeys" in refused.text) == (422, True)


def test_made_too_late_it_is_not_kept(client, clock, keys_page):
    made = Authenticator(HERE).make(wish(keys_page(), "make"))
    clock.tick(seconds=(GOOD_FOR + timedelta(seconds=1)).total_seconds())
    refused = client.post("/me/keys/passkeys", data={"made": made}, headers=SITE)
    assert (refused.status_code, "could not check this passkey" in refused.text) == (422, True)


def test_the_desk_takes_it_back_with_all_other_keys(app, client, anna, person, prove, telephone):
    host = person("zoe", Role.HOST)
    prove(host)
    done = client.post(
        f"/api/v1/desk/players/{anna.id}/revoke-keys", json={"reason": "stolen"}, headers=host.keys
    )
    assert done.status_code == 200, done.json
    assert sign_in(client, telephone.prove(asked(client))).status_code == 422


def test_who_leaves_leaves_none_behind(app, client, anna, telephone):
    assert client.delete("/api/v1/me?meant=true", headers=anna.keys).status_code < 300
    with read_session() as session:
        assert session.scalars(select(Passkey)).all() == []
        assert session.get(Player, anna.id).email is None


@pytest.mark.parametrize(
    ("url", "named"),
    [
        ("https://play.example.org", True),
        ("http://localhost:8000", True),
        (HERE, False),
        ("http://[::1]:8000", False),
    ],
)
def test_browsers_keep_passkeys_for_names(tmp_path, url, named):
    assert can_use_passkeys(Settings(data=tmp_path, public_url=url)) is named
