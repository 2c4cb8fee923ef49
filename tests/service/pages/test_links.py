"""Links in mails: whoever fetches one changes nothing, a button plays once, and only for its own seat."""

import re

import pytest
from sqlalchemy import select

from engine import games
from service.core.transaction import reading, transaction
from service.mail.deliver import deliver_mail
from service.models.accounts import Player
from service.models.tables import Table
from service.tables.seat_keys import renew_keys
from tests.parts.letters import sit, text_of

pytestmark = pytest.mark.sweep

LINK = re.compile(r"http://127\.0\.0\.1:8000(/\S+)")


@pytest.fixture
def letters(house, mailer, clock):
    """All mails that are due, by the first part of their address: `letters()["anna"]` is the latest to Anna."""

    def make():
        with house.app_context():
            deliver_mail(now=clock())
        return {mail["To"].partition("@")[0]: mail for mail in mailer.mails}

    return make


def links_in(mail, purpose: str = "") -> list[str]:
    found = LINK.findall(text_of(mail)) + LINK.findall(mail["List-Unsubscribe"].strip("<>"))
    return list(dict.fromkeys(link for link in found if link.startswith(f"/{purpose}")))


def state(house, number: int) -> tuple:
    with house.app_context(), reading() as session:
        row = session.get(Table, number)
        return (row.dump, row.revision, row.count, [(seat.player_id, seat.question) for seat in row.seats])


@pytest.mark.parametrize("game", list(games()))
def test_fetching_every_link_changes_nothing(house, client, seated, letters, game):
    at = seated(game, 3)
    mails = letters()
    before = state(house, at.number)
    links = {link for mail in mails.values() for link in links_in(mail)}
    assert len(links) > len(mails) * 4
    for link in links:
        for method in ("GET", "HEAD", "OPTIONS"):
            answer = client.open(link, method=method)
            assert answer.status_code == 200, (method, link)
            assert answer.headers["Referrer-Policy"] == "same-origin"
    assert state(house, at.number) == before
    assert letters() == mails


def test_a_button_plays_once_through_the_one_door(house, client, seated, letters):
    at = seated("pebbles", 3)
    (name, mail), *_ = ((name, mail) for name, mail in letters().items() if links_in(mail, "answer"))
    link = links_in(mail, "answer")[0]
    shown = client.get(link).text
    assert "Play it" in shown
    before = state(house, at.number)
    played = client.post(link)
    assert played.status_code == 200
    after = state(house, at.number)
    assert after[2] == before[2] + 1
    again = client.post(link)
    assert again.status_code == 409
    assert "Nothing was changed" in again.text
    assert state(house, at.number) == after
    assert client.get(link).status_code == 410
    assert name in mail["To"]


def test_a_link_stays_good_while_others_answer(client, seated, letters):
    at = seated("pebbles", 3)
    mails = letters()
    assert client.post(links_in(mails["bob"], "answer")[0]).status_code == 200
    assert client.get(links_in(mails["anna"], "answer")[1]).status_code == 200
    assert client.post(links_in(mails["anna"], "answer")[1]).status_code == 200
    assert at.shown["count"] == 2


def test_a_stale_link_shows_what_happened_and_what_is_asked_now(client, seated, letters):
    seated("pebbles", 3)
    mails = letters()
    for name in ("anna", "bob", "chris"):
        assert client.post(links_in(mails[name], "answer")[0]).status_code == 200
    second = links_in(mails["anna"], "answer")[1]
    stale = client.get(second)
    assert stale.status_code == 410
    assert "What happened since the letter" in stale.text


@pytest.mark.parametrize("turn", ["changed", "cut", "swapped"])
def test_tampered_links_open_nothing(house, client, seated, letters, turn):
    at = seated("pebbles", 3)
    link = links_in(letters()["anna"], "answer")[0]
    before = state(house, at.number)
    ticket = link.removeprefix("/answer/")
    bad = {
        "changed": "/answer/" + ("X" if ticket[0] != "X" else "Y") + ticket[1:],
        "cut": link[:-3],
        "swapped": f"/seat/{ticket}",
    }[turn]
    for method in ("GET", "POST"):
        answer = client.open(bad, method=method)
        assert answer.status_code in {404, 405}
    assert state(house, at.number) == before


def test_rotated_links_open_nothing(house, client, seated, letters, clock):
    at = seated("pebbles", 3)
    links = links_in(letters()["anna"])
    with house.app_context(), transaction() as session:
        holder = session.get(Table, at.number).seats[0].player_id
        renew_keys(session, table_id=at.number, number=0, player_id=holder, now=clock())
    before = state(house, at.number)
    for link in links:
        assert client.get(link).status_code == 404
        assert client.post(link).status_code in {404, 405}
    assert state(house, at.number) == before


def test_one_click_stops_the_mail_of_one_table(client, seated, letters):
    seated("pebbles", 3)
    mail = letters()["anna"]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = mail["List-Unsubscribe"].strip("<>").removeprefix("http://127.0.0.1:8000")
    stopped = client.post(link, data={"List-Unsubscribe": "One-Click"}, headers={"Origin": "null"})
    assert stopped.status_code == 200
    settings = client.get(links_in(mail, "mail-settings")[0])
    assert '<option value="never" selected>' in settings.text


def test_settings_of_one_table(client, seated, letters):
    seated("pebbles", 3)
    link = links_in(letters()["anna"], "mail-settings")[0]
    saved = client.post(link, data={"when": "gathered", "plain": "yes"})
    assert '<option value="gathered" selected>' in saved.text
    assert '<option value="gathered" selected>' in client.get(link).text


def test_an_invitation_sits_down_whoever_reads_the_address(client, person, token, letters):
    key = token(person("anna"), "play")
    wish = {"game": "pebbles", "seats": 2, "joining": "invited", "name": "Tuesday Medici"}
    number = client.post("/api/v1/tables", json=wish, headers=key).json["id"]
    asked = client.post(
        f"/api/v1/tables/{number}/invitations", json={"email": "new@example.org"}, headers=key
    )
    assert asked.status_code == 204
    mail = letters()["new"]
    link, rules = LINK.findall(text_of(mail))
    assert client.get(rules).status_code == 200
    assert client.get(link).status_code == 200
    assert client.get(f"/api/v1/tables/{number}", headers=key).json["state"] == "gathering"
    assert client.post(link).status_code == 200
    assert client.get(f"/api/v1/tables/{number}", headers=key).json["state"] == "running"
    assert "You have a seat" in client.post(link).text


def test_a_vote_by_its_link(client, seated, letters):
    at = seated("pebbles", 2)
    motions = f"{at.path}/motions"
    client.post(motions, json={"kind": "abandon"}, headers=at.keys[0])
    (link,) = links_in(letters()["bob"], "vote")
    assert "I agree" in client.get(link).text
    assert at.shown["state"] == "running"
    assert "All agreed" in client.post(link, data={"agreed": "yes"}).text
    assert at.shown["state"] == "abandoned"
    assert client.post(link, data={"agreed": "no"}).status_code == 409


def test_digests_end_by_one_click_and_not_by_looking(house, client, letters, clock):
    with house.app_context():
        sit(clock, "pebbles", 2, preferences={"mail": {"when": "both", "hours": [12]}})
    letters()
    clock.tick(days=1)
    mail = letters()["anna"]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    (link,) = links_in(mail, "stop-digest")
    assert client.get(link).status_code == 200
    assert digest_wish(house) == "both"
    clicked = client.post(link, data={"List-Unsubscribe": "One-Click"})
    assert "No digest will come" in clicked.text
    assert digest_wish(house) == "at-once"
    assert client.post(link[:-1]).status_code == 404


def digest_wish(house) -> str:
    with house.app_context(), reading() as session:
        anna = session.scalars(select(Player).where(Player.name == "Anna")).one()
        return anna.preferences["mail"]["when"]
