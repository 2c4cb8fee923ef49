"""Seats that change hands, absence and what ends it, motions about time."""

from datetime import timedelta
from html import unescape

import pytest
from sqlalchemy import select

from service.mail.deliver import deliver_mail
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.play.profile import change_profile
from service.play.tables.models import Tenure
from service.play.timeouts.sweep import sweep_clocks
from tests.parts.letters import text_of
from tests.service.play.clocks.rows import letters, open_clocks, origins

pytestmark = pytest.mark.both_databases

ROOT = "/api/v1"
PACE = {"time": "P1D", "absence": {"after": "P2D", "then": "open"}}


@pytest.fixture
def at(app, seated):
    return seated("pebbles", 3, pace=PACE)


def sweep_until(clock, done):
    for _ in range(200):
        if done():
            return
        clock.now = max(clock.now, min(each.ring_at for each in open_clocks()))
        sweep_clocks(now=clock.now)
    raise AssertionError("it never comes")


def awaited(at):
    return {each["seat"]: each for each in at.client.get(f"{at.path}/pulse").json["awaited"]}


def post(at, seat, what, body=None):
    more = {} if body is None else {"json": body}
    return at.client.post(f"{at.path}/{what}", headers=at.keys[seat], **more)


def test_two_defaults_in_a_row_make_a_seat_absent_and_back_ends_it(at, clock):
    sweep_until(clock, lambda: any(each["absent"] for each in awaited(at).values()))
    (seat,) = [number for number, each in awaited(at).items() if each["absent"]][:1]
    soon = open_clocks()[0].deadline
    assert post(at, seat, "back").status_code == 204
    assert not awaited(at)[seat]["absent"]
    assert open_clocks()[0].deadline > soon


def test_a_substitute_finds_a_fresh_clock_and_a_briefing_and_old_links_die(at, clock, person, token, mailer):
    key = at.send("POST", 0, "key")
    assert post(at, 0, "resign").status_code == 200
    (offered,) = at.client.get(f"{ROOT}/open-seats", headers=at.keys[1]).json["items"]
    assert (offered["table"], offered["seat"]) == (at.number, 0)
    zoe = person("zoe")
    clock.tick(hours=2)
    taken = at.client.post(f"{at.path}/substitutes", json={"seat": 0}, headers=zoe.keys)
    assert taken.status_code == 200, taken.json
    (running,) = [each for each in open_clocks() if each.number == 0]
    assert running.deadline >= clock() + timedelta(days=1)
    again = at.client.post(f"{at.path}/substitutes", json={"seat": 0}, headers=zoe.keys)
    assert again.status_code == 409
    assert at.get(0, "question").status_code == 403
    if key.status_code < 300:
        old = {"Authorization": f"Bearer {key.json['secret']}"}
        assert at.client.get(f"{at.seat(0)}/question", headers=old).status_code == 401
    deliver_mail(now=clock())
    assert any("you play on in place of Anna" in text_of(mail) for mail in mailer.mails)
    told = at.client.get(f"{at.path}/tenures").json["items"]
    assert [(each["seat"], each["ended_by"]) for each in told if each["seat"] == 0] == [
        (0, "resigned"),
        (0, ""),
    ]
    assert [to for to, _ in letters("substituted")] == ["bob", "chris"]


def test_whoever_resigns_leaves_no_new_time_behind_and_everybody_sees_it(at, clock):
    before = at.get(1, "view").json["revision"]
    clock.tick(hours=1)
    assert post(at, 0, "resign").status_code == 200
    (left,) = [each for each in open_clocks() if each.number == 0]
    assert left.deadline == left.opened_at + timedelta(hours=6)
    assert at.get(1, "view").json["revision"] > before


def test_a_table_whose_last_person_resigns_is_given_up(at):
    for seat in range(3):
        assert post(at, seat, "resign").status_code == 200
    assert at.client.get(at.path).json["state"] == "abandoned"
    assert open_clocks() == []


def test_a_seat_that_stays_absent_is_given_to_a_bot_where_the_table_chose_so(app, seated, clock):
    seated("pebbles", 2, pace={**PACE, "absence": {"after": "P2D", "then": "bot"}}, options={"rounds": 5})
    sweep_until(clock, lambda: len(tenures("bot")) > 0 or not open_clocks())
    assert tenures("bot")


def tenures(ended_by):
    with read_session() as session:
        return session.scalars(select(Tenure.seat).where(Tenure.ended_by == ended_by)).all()


def test_a_pause_is_voted_stops_the_clocks_and_ends_by_itself(at, clock):
    before = open_clocks()[0].deadline
    for seat in range(3):
        assert post(at, seat, "motions", {"kind": "pause"}).status_code == 201
    shown = at.client.get(f"{at.path}/pulse").json
    assert shown["paused_until"]
    assert open_clocks()[0].deadline == before + timedelta(days=7)
    clock.tick(days=1)
    for seat in range(3):
        assert post(at, seat, "motions", {"kind": "resume"}).status_code == 201
    assert open_clocks()[0].deadline == before + timedelta(days=1)


def test_more_time_is_voted(at):
    before = open_clocks()[0].deadline
    for seat in range(3):
        post(at, seat, "motions", {"kind": "extend"})
    assert open_clocks()[0].deadline == before + timedelta(days=1)


def test_leave_is_announced_counts_and_moves_the_deadline(at, clock):
    before = open_clocks()[1].deadline
    taken = at.client.post(
        f"{ROOT}/me/leave", json={"first": clock().date().isoformat(), "days": 3}, headers=at.keys[1]
    )
    assert taken.json["taken"] == {"2026": 3}
    assert open_clocks()[1].deadline > before
    assert awaited(at)[1]["away"]
    assert [to for to, _ in letters("leave")] == ["anna", "chris"]
    refused = at.client.post(f"{ROOT}/me/leave", json={"first": "2026-06-01", "days": 40}, headers=at.keys[1])
    assert refused.status_code == 422
    assert "35 days" in refused.json["detail"]
    clock.tick(hours=1)
    back = at.client.post(f"{ROOT}/me/back", headers=at.keys[1])
    assert back.json["taken"] == {"2026": 1}
    assert awaited(at)[1]["away"] is None


def test_a_calendar_goes_at_once_for_what_is_open(at, person):
    before = open_clocks()[0].deadline
    sleepy = {"sleep": {"falls": "22:00", "wakes": "10:00"}}
    assert at.client.patch(f"{ROOT}/me/calendar", json=sleepy, headers=at.keys[0]).status_code == 200
    assert open_clocks()[0].deadline == before + timedelta(hours=1)


def test_punctuality_counts_deadlines_kept_and_missed(at, clock, person):
    at.answer(0, "stake 1")
    sweep_until(clock, lambda: len(origins(at.number)) >= 3)
    shown = at.client.get(f"{ROOT}/players/1", headers=at.keys[1]).json["punctuality"]
    assert (shown["asked"], shown["kept"]) == (1, 1)
    missed = at.client.get(f"{ROOT}/players/2", headers=at.keys[1]).json["punctuality"]
    assert (missed["asked"], missed["kept"]) == (1, 0)


def test_the_likely_end_is_told_once_a_like_table_has_ended(at, clock):
    assert at.client.get(f"{at.path}/pulse").json["likely_end"] is None
    sweep_until(clock, lambda: not open_clocks())
    body = {"game": "pebbles", "seats": 3, "pace": PACE}
    again = at.client.post(f"{ROOT}/tables", json=body, headers=at.keys[0]).json["id"]
    for key in at.keys[1:]:
        at.client.post(f"{ROOT}/tables/{again}/seats", json={}, headers=key)
    clock.now = max(clock.now, open_clocks()[0].ring_at)
    sweep_until(clock, lambda: len(origins(again)) >= 3)
    told = at.client.get(f"{ROOT}/tables/{again}/pulse").json["likely_end"]
    assert told is not None
    assert told > clock().isoformat()


LANGUAGES = ("en", "it", "es", "pl", "de")


def absent_seat(at, clock):
    sweep_until(clock, lambda: at.client.get(f"{at.path}/pulse").json["absent"])
    return at.client.get(f"{at.path}/pulse").json["absent"][0]


def test_the_pulse_and_the_table_tell_who_is_absent_since_when_and_what_follows(at, clock):
    assert [each["absent_since"] for each in at.client.get(at.path).json["seats"]] == [None] * 3
    found = absent_seat(at, clock)
    assert (found["follows"], found["followed_at"]) == ("open", None)
    assert found["since"] <= clock().isoformat() < found["follows_at"]
    lists = at.client.get(f"{ROOT}/tables", headers=at.keys[0]).json["items"]
    for table in (at.client.get(at.path).json, *lists):
        assert table["seats"][found["seat"]]["absent_since"] == found["since"]
    sweep_until(clock, lambda: absent_seat(at, clock)["followed_at"])
    then = absent_seat(at, clock)
    assert then["followed_at"] >= found["follows_at"]
    assert then["follows_at"] is None
    assert post(at, found["seat"], "back").status_code == 204
    assert found["seat"] not in {each["seat"] for each in at.client.get(f"{at.path}/pulse").json["absent"]}


def test_whoever_resigned_is_absent_and_a_substitute_is_awaited(at):
    shown = post(at, 0, "resign").json
    assert shown["seats"][0]["absent_since"]
    (gone,) = at.client.get(f"{at.path}/pulse").json["absent"]
    assert (gone["seat"], gone["player"], gone["follows"]) == (0, None, "open")
    assert gone["followed_at"] == gone["since"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_letters_tell_of_the_absent_in_the_readers_language(at, clock, mailer, language):
    found = absent_seat(at, clock)
    reader = (found["seat"] + 1) % 3
    with transaction() as session:
        change_profile(session, player_id=reader + 1, changes={"language": language}, now=clock())
    said = words(language).say
    line = said("time-absent-since", seat=found["player"], since="|").partition("|")[0]
    page = at.client.get(f"/tables/{at.number}", headers={"Accept-Language": language})
    assert line in unescape(page.text)
    deliver_mail(now=clock.tick(minutes=5))
    assert any(line in text_of(mail) for mail in mailer.mails)
