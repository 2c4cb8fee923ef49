"""My account, chapter by chapter."""

import json
import re

import pytest
from sqlalchemy import func, select

from service.mail.deliver import deliver_mail
from service.platform.transaction import read_session
from service.play.tables.models import Table

CHAPTERS = (
    "/me",
    "/me/mail",
    "/me/time",
    "/me/letters",
    "/me/push",
    "/me/mutes",
    "/me/keys",
    "/me/hooks",
    "/me/account",
)
SENT = {"rhythm": "digest", "form": "full", "hours": ["7", "19"]}
QUIET = {"falls": "22:00", "wakes": "06:30", "sleeps": "yes"}


@pytest.fixture
def who(person):
    return person("anna")


@pytest.fixture
def anna(browser_of, who):
    return browser_of(who)


@pytest.mark.parametrize("path", CHAPTERS)
def test_a_chapter_is_for_whoever_is_signed_in(client, anna, path):
    assert client.get(path).location == f"/sign-in?back={path}"
    answer = anna.get(path)
    assert answer.status_code == 200
    assert "no-store" in answer.headers["Cache-Control"]


@pytest.mark.parametrize(
    "path",
    [
        "/me",
        "/me/mail",
        "/me/time",
        "/me/time/leave",
        "/me/push",
        "/me/keys",
        "/me/hooks",
        "/me/account/delete",
    ],
)
def test_another_site_changes_nothing(anna, who, client, path):
    before = client.get("/api/v1/me", headers=who.keys).json
    assert anna.post(path, data={"meant": "yes"}, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert client.get("/api/v1/me", headers=who.keys).json == before


def test_a_key_of_a_program_opens_no_page_of_the_account(client, who, token):
    assert client.get("/me", headers=token(who, "play")).status_code == 303


def test_the_profile_is_changed_and_the_pages_follow(anna, who, client):
    sent = {"name": "Anna Bianca", "language": "it", "time_zone": "Europe/Rome"}
    assert anna.post("/me", data=sent).location == "/me?done=saved"
    kept = client.get("/api/v1/me", headers=who.keys).json
    assert {name: kept[name] for name in sent} == sent
    assert '<html lang="it"' in anna.get("/me").text


def test_a_wrong_profile_keeps_what_was_typed(anna):
    answer = anna.post("/me", data={"name": "x" * 61, "language": "it", "time_zone": "Mars/Olympus"})
    assert answer.status_code == 422
    assert "x" * 61 in answer.text
    assert "Choose one of the zones" in answer.text


def test_wishes_are_foreseen_before_they_are_kept(anna, who, client):
    foreseen = anna.get("/me/mail", query_string=SENT).text
    assert foreseen.count("your digest") == 3
    assert "a letter of its own" not in foreseen
    assert "19:00" in foreseen
    assert client.get("/api/v1/me/mail", headers=who.keys).json["rhythm"] == "now"
    anna.post("/me/mail", data=SENT)
    assert client.get("/api/v1/me/mail", headers=who.keys).json["hours"] == [7, 19]
    assert anna.get("/me/mail").text.count("your digest") == 3


@pytest.mark.parametrize("wrong", [{"rhythm": "now and then"}, {"form": "sung"}, {"hours": []}])
def test_wrong_wishes_are_told_at_their_field(anna, wrong):
    answer = anna.post("/me/mail", data=SENT | wrong)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text


def test_a_sample_letter_is_shown_as_wished_and_nothing_is_kept(anna, house):
    page = anna.get("/me/mail/sample")
    assert page.status_code == 200
    assert "<iframe sandbox" in page.text
    frame = anna.get("/me/mail/sample.html")
    assert "sandbox" in frame.headers["Content-Security-Policy"]
    assert "data:image/png" in frame.text
    plain = anna.get("/me/mail/sample", query_string={**SENT, "form": "heard"}).text
    assert "<iframe" not in plain
    assert "<pre" in plain
    assert tables_in(house) == 0


def test_letters_to_be_heard_can_be_wished_and_tried(anna, who, client):
    """The sample is the letter as it would be, with its answers counted out."""
    seen = {**SENT, "form": "short"}
    heard = {**SENT, "form": "heard"}
    counted = [
        re.findall(r"^#1 (?=\S)", anna.get("/me/mail/sample", query_string=sent).text, re.MULTILINE)
        for sent in (seen, heard)
    ]
    assert counted == [[], ["#1 "]]
    assert anna.post("/me/mail", data=heard).location == "/me/mail?done=saved"
    assert client.get("/api/v1/me/mail", headers=who.keys).json["form"] == "heard"
    assert re.search(r'name="form" value="heard" checked', anna.get("/me/mail").text)


def tables_in(house) -> int:
    with house.app_context(), read_session() as session:
        return session.scalar(select(func.count()).select_from(Table))


def test_sleep_weekend_and_reminders(anna, who, client):
    sent = {**QUIET, "weekend": ["sun"], "own": "yes", "ladder": ["P2D", "PT12H"]}
    assert anna.post("/me/time", data=sent).location == "/me/time?done=saved"
    kept = client.get("/api/v1/me/calendar", headers=who.keys).json
    assert kept["sleep"] == {"falls": "22:00", "wakes": "06:30"}
    assert kept["weekend"] == ["sun"]
    assert len(kept["ladder"]) == 2
    shown = anna.get("/me/time").text
    assert re.search(r'value="P2D" checked', shown)
    anna.post("/me/time", data={"weekend": ["sat"]})
    kept = client.get("/api/v1/me/calendar", headers=who.keys).json
    assert (kept["sleep"], kept["ladder"]) == (None, None)


def test_what_a_calendar_cannot_be_is_told_in_words(anna):
    assert "at most" in anna.post("/me/time", data={**QUIET, "wakes": "21:00"}).text
    assert anna.post("/me/time", data={**QUIET, "falls": "evening"}).status_code == 422


def test_leave_is_taken_given_back_and_ended(anna, clock):
    first = clock().date().isoformat()
    assert anna.post("/me/time/leave", data={"first": first, "days": "3"}).location == "/me/time?done=leave"
    page = anna.get("/me/time").text
    assert "You are on leave" in page
    assert "You have 32 days of leave left" in page
    clock.tick(hours=1)
    assert anna.post("/me/time/back").location == "/me/time?done=back"
    assert "You are on leave" not in anna.get("/me/time").text
    anna.post("/me/time/leave", data={"first": "2026-07-01", "days": "5"})
    start = re.search(r'name="start" value="([^"]+)"', anna.get("/me/time").text)[1]
    assert anna.post("/me/time/leave/cancel", data={"start": start}).location == "/me/time?done=leave-dropped"
    assert anna.post("/me/time/leave", data={"first": first, "days": "99"}).status_code == 422


def test_a_key_is_shown_once_and_taken_back(anna, client):
    made = anna.post("/me/keys", data={"name": "my <b>bot</b>", "scope": "play", "days": "30"}).text
    secret = re.search(r'value="(pro_to_[\w-]+)"', made)[1]
    assert "<b>bot" not in made
    headers = {"Authorization": f"Bearer {secret}"}
    assert client.get("/api/v1/me", headers=headers).status_code == 200
    page = anna.get("/me/keys").text
    assert secret not in page
    revoke = re.search(r"/me/keys/\d+/revoke", page)[0]
    anna.post(revoke)
    assert client.get("/api/v1/me", headers=headers).status_code == 401
    assert "revoked" in anna.get("/me/keys").text


@pytest.mark.parametrize("wrong", [{"name": ""}, {"scope": "everything"}, {"days": "soon"}])
def test_a_wrong_key_is_not_made(anna, wrong):
    answer = anna.post("/me/keys", data={"name": "bot", "scope": "read"} | wrong)
    assert answer.status_code == 422
    assert "pro_to_" not in answer.text


def test_a_key_to_the_desk_needs_the_second_factor(anna):
    answer = anna.post("/me/keys", data={"name": "bot", "scope": "desk"})
    assert answer.status_code == 403
    assert "pro_to_" not in answer.text


def test_sessions_are_ended(anna, browser_of, person, client):
    page = anna.get("/me/keys").text
    end = re.search(r"/me/keys/sessions/\d+/end", page)[0]
    assert browser_of(person("bob")).post(end).status_code == 404
    anna.post(end)
    assert anna.get("/me").status_code == 303


def test_the_calendar_link_is_shown_once(anna, client):
    link = re.search(r"/api/v1/deadlines/[\w-]+", anna.post("/me/keys/calendar").text)[0]
    assert client.get(link).mimetype == "text/calendar"
    assert link not in anna.get("/me/keys").text
    anna.post("/me/keys/calendar/drop")
    assert client.get(link).status_code == 404


def test_a_hook_is_made_pinged_rotated_and_dropped(anna, browser_of, person):
    made = anna.post("/me/hooks", data={"url": "https://example.org/hook", "about": ["turn", "talk"]}).text
    assert "whsec_" in made
    page = anna.get("/me/hooks").text
    assert "whsec_" not in page
    hook = re.search(r"/me/hooks/\d+", page)[0]
    anna.post(f"{hook}/ping")
    calls = anna.get(hook).text
    assert "waiting" in calls
    again = re.search(rf"{hook}/deliveries/\d+", calls)[0]
    assert anna.post(again).location == f"{hook}?done=called-again"
    assert "whsec_" in anna.post(f"{hook}/secret").text
    assert browser_of(person("bob")).get(hook).status_code == 404
    anna.post(f"{hook}/drop")
    assert "No webhooks" in anna.get("/me/hooks").text


def test_a_hook_is_made_for_all_players_of_a_program(anna, client, who):
    program = {"name": "Pocket courier", "redirect_uris": ["https://bot.example.org/back"]}
    number = client.post("/api/v1/me/programs", json=program, headers=who.keys).json["id"]
    sent = {"url": "https://example.org/hook", "about": ["turn"]}
    assert "whsec_" in anna.post("/me/hooks", data=sent | {"program": str(number)}).text
    anna.post("/me/hooks", data=sent | {"program": ""})
    hooks = client.get("/api/v1/me/hooks", headers=who.keys).json["items"]
    assert {each["program"] for each in hooks} == {number, None}
    assert "Players who allow Pocket courier" in anna.get("/me/hooks").text


@pytest.mark.parametrize(
    "wrong", [{"url": "nonsense"}, {"url": "ftp://example.org/x"}, {"about": []}, {"about": ["gossip"]}]
)
def test_a_wrong_hook_is_not_made(anna, wrong):
    answer = anna.post("/me/hooks", data={"url": "https://example.org/hook", "about": ["turn"]} | wrong)
    assert answer.status_code == 422


def test_letters_tell_what_became_of_them(house, anna, browser_of, person, clock):
    wanted = {"name": "Tuesday", "seats": "2", "who": "open", "sit": "yes"}
    anna.post("/tables/new/pebbles", data=wanted)
    bob = browser_of(person("bob"))
    bob.post("/tables/1/sit")
    with house.app_context():
        deliver_mail(now=clock())
    pages = [browser.get("/me/letters").text for browser in (anna, bob)]
    assert any("a decision" in page and "sent" in page and ">Tuesday</a>" in page for page in pages)


def test_everything_of_mine_is_in_one_file(anna, token, who):
    anna.post("/me/keys", data={"name": "terminal", "scope": "play"})
    anna.post("/tables/new/pebbles", data={"seats": "2", "who": "open", "sit": "yes"})
    taken = anna.get("/me/account/export")
    assert "attachment" in taken.headers["Content-Disposition"]
    mine = json.loads(taken.text)
    assert mine["player"]["email"] == who.email
    assert mine["token"][0]["name"] == "terminal"
    assert mine["records"][0]["game"] == "pebbles"
    assert "digest" not in taken.text
    assert '"seed"' not in taken.text


def test_the_account_is_deleted_by_whoever_means_it(anna, who, client):
    assert anna.post("/me/account/delete").status_code == 422
    assert client.get("/api/v1/me", headers=who.keys).status_code == 200
    answer = anna.post("/me/account/delete", data={"meant": "yes"})
    assert answer.location == "/?done=erased"
    assert "Your account is deleted" in anna.get("/?done=erased").text
    assert client.get("/api/v1/me", headers=who.keys).status_code == 401


def test_an_address_puts_no_words_into_our_mouth(anna):
    assert 'role="status"' not in anna.get("/me?done=<b>pay me</b>").text
    assert 'role="status"' not in anna.get("/me?done=nothing").text
