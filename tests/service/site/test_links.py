"""Links in mails: whoever fetches one changes nothing, a button plays once, and only for its own seat."""

import html
import re

import pytest
from sqlalchemy import select

from engine import games
from service.platform.accounts.models import Player
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table
from service.play.tables.seat_keys import replace_seat_keys
from tests.parts.letters import sit, text_of

STORY = re.compile(r"<li>(?!<a)(.*?)</li>")
SENTENCE = re.compile(r'(.*?) <a class="section".*>([\d.]+)</a>')
LINK = re.compile(r"http://127\.0\.0\.1:8000(/\S+)")


def links_in(mail, purpose: str = "") -> list[str]:
    found = LINK.findall(text_of(mail)) + LINK.findall(mail["List-Unsubscribe"].partition(">")[0])
    return list(dict.fromkeys(link for link in found if link.startswith(f"/{purpose}")))


def state(house, number: int) -> tuple:
    with house.app_context(), read_session() as session:
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


@pytest.mark.parametrize("game", [name for name, game in games().items() if game.published])
def test_pages_behind_links_tell_what_happened_as_the_letter_does(client, seated, letters, game):
    """Before the press, after it, and where it comes too late: sentences, each with its place in the rules."""
    seated(game, 3)
    mail = next(mail for mail in letters().values() if links_in(mail, "answer"))
    first, second = links_in(mail, "answer")[:2]
    pages = [client.get(first), client.post(first), client.get(first), client.get(second)]
    before, *after = ([html.unescape(line) for line in STORY.findall(page.text)] for page in pages)
    told = " ".join(text_of(mail).split())
    for line in before:
        sentence, section = SENTENCE.fullmatch(line).groups()
        assert sentence in told
        assert section
    assert any(after)
    assert not [line for lines in after for line in lines if "{" in line]


def test_a_button_plays_once_through_the_one_door(house, client, seated, letters):
    at = seated("pebbles", 3)
    (name, mail), *_ = ((name, mail) for name, mail in letters().items() if links_in(mail, "answer"))
    link = links_in(mail, "answer")[0]
    shown = client.get(link).text
    assert ">Send<" in shown
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
        replace_seat_keys(session, table_id=at.number, number=0, player_id=holder, now=clock())
    before = state(house, at.number)
    for link in links:
        assert client.get(link).status_code == 404
        assert client.post(link).status_code in {404, 405}
    assert state(house, at.number) == before


def test_one_click_stops_the_mail_of_one_table(client, seated, letters):
    seated("pebbles", 3)
    mail = letters()["anna"]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = mail["List-Unsubscribe"].partition(">")[0].removeprefix("<http://127.0.0.1:8000")
    stopped = client.post(link, data={"List-Unsubscribe": "One-Click"}, headers={"Origin": "null"})
    assert stopped.status_code == 200
    settings = client.get(links_in(mail, "mail-settings")[0])
    assert '<option value="never" selected>' in settings.text


def test_settings_of_one_table(client, seated, letters):
    seated("pebbles", 3)
    link = links_in(letters()["anna"], "mail-settings")[0]
    saved = client.post(link, data={"rhythm": "digest", "form": "short"})
    for page in (saved.text, client.get(link).text):
        assert '<option value="digest" selected>' in page
        assert '<option value="short" selected>' in page
        assert 'value="never"' not in page


def test_an_invitation_sits_down_whoever_reads_the_address(client, person, token, letters):
    key = token(person("anna"), "play")
    wish = {"game": "pebbles", "seats": 2, "joining": "invited", "name": "Tuesday Medici"}
    number = client.post("/api/v1/tables", json=wish, headers=key).json["id"]
    asked = client.post(
        f"/api/v1/tables/{number}/invitations", json={"email": "new@example.org"}, headers=key
    )
    assert asked.status_code == 204
    mail = letters()["new"]
    link, rules, _ = LINK.findall(text_of(mail))
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
    assert "Everybody agreed" in client.post(link, data={"agreed": "yes"}).text
    assert at.shown["state"] == "abandoned"
    assert client.post(link, data={"agreed": "no"}).status_code == 409


def test_an_empty_vote_is_no_vote(client, seated, letters):
    at = seated("pebbles", 2)
    motions = f"/api/v1/tables/{at.number}/motions"
    client.post(motions, json={"kind": "abandon"}, headers=at.keys[0])
    link = links_in(letters()["bob"], "vote")[0]
    for data in ({}, {"agreed": ""}, {"agreed": "perhaps"}):
        answer = client.post(link, data=data)
        assert answer.status_code == 400
        assert "Your vote was not counted" in answer.text
        assert 'name="agreed"' in answer.text
    assert [each["outcome"] for each in client.get(motions, headers=at.keys[0]).json["items"]] == [None]
    assert "Everybody agreed" in client.post(link, data={"agreed": "yes"}).text


FOREIGN = (
    {"Sec-Fetch-Site": "cross-site", "Origin": "https://elsewhere.example"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "https://elsewhere.example"},
    {"Origin": "null"},
)
OWN = ({"Sec-Fetch-Site": "same-origin", "Origin": "null"}, {"Origin": "http://127.0.0.1:8000"}, {})


@pytest.mark.parametrize("headers", FOREIGN)
def test_no_other_site_presses_a_button_behind_any_link(house, client, seated, letters, headers):
    """Not even one that knows the link; nor do its presses of a page within."""
    at = seated("pebbles", 2)
    client.post(f"/api/v1/tables/{at.number}/motions", json={"kind": "abandon"}, headers=at.keys[0])
    mail = letters()["bob"]
    before = state(house, at.number)
    posts = [link for link in links_in(mail) if "/seat/" not in link and "/rules" not in link]
    posts += [
        f"{link}/{part}"
        for link in links_in(mail, "seat")[:1]
        for part in ("answer", "talk", "settings", "resign")
    ]
    assert len(posts) > 4
    for link in posts:
        refused = client.post(link, data={"agreed": "yes", "when": "never"}, headers=headers)
        assert refused.status_code == 403, link
    assert state(house, at.number) == before


@pytest.mark.parametrize("headers", OWN)
def test_our_own_page_presses(client, seated, letters, headers):
    seated("pebbles", 2)
    assert client.post(links_in(letters()["anna"], "answer")[0], headers=headers).status_code == 200


def test_one_click_presses_nothing_but_a_stop(client, seated, letters):
    seated("pebbles", 2)
    answer, stop = (links_in(letters()["anna"], each)[0] for each in ("answer", "stop-mail"))
    clicked = {"data": {"List-Unsubscribe": "One-Click"}, "headers": FOREIGN[0]}
    assert client.post(answer, **clicked).status_code == 403
    assert client.post(stop, **clicked).status_code == 200


def test_digests_end_by_one_click_and_not_by_looking(house, client, letters, clock):
    with house.app_context():
        sit(clock, "pebbles", 2, preferences={"mail": {"rhythm": "digest", "hours": [12]}})
    letters()
    clock.tick(days=1)
    mail = letters()["anna"]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    (link,) = links_in(mail, "stop-digest")
    assert client.get(link).status_code == 200
    assert digest_wish(house) == "digest"
    clicked = client.post(link, data={"List-Unsubscribe": "One-Click"})
    assert "You get no more digests" in clicked.text
    assert digest_wish(house) == "reminders"
    assert client.post(link[:-1]).status_code == 404


def digest_wish(house) -> str:
    with house.app_context(), read_session() as session:
        anna = session.scalars(select(Player).where(Player.name == "Anna")).one()
        return anna.preferences["mail"]["rhythm"]
