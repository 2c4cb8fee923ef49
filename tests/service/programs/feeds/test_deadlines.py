"""The calendar of deadlines: what waits, by a link that can be taken back; and its writing, read back."""

from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from service.platform.transaction import transaction
from service.play.clocks.running_clock import deadline_at
from service.play.tables.models import Seat, Table
from service.programs.feeds.icalendar import LONGEST, escape_text, render_lines

pytestmark = pytest.mark.both_databases

ROOT = "/api/v1"


def read(calendar: str) -> list[tuple[str, str]]:
    """The lines of a calendar, unfolded; the values unescaped."""
    assert calendar.endswith("\r\n")
    lines = calendar.replace("\r\n ", "").removesuffix("\r\n").split("\r\n")
    return [(name, unescaped(value)) for name, _, value in (line.partition(":") for line in lines)]


def unescaped(value: str) -> str:
    plain, signs = "", iter(value)
    for sign in signs:
        if sign == "\\":
            following = next(signs)
            plain += "\n" if following == "n" else following
        else:
            plain += sign
    return plain


@settings(max_examples=200)
@given(st.text(st.characters(exclude_categories=["Cs", "Cc"], include_characters="\n"), max_size=200))
def test_what_is_written_can_be_read_back(said):
    file = render_lines([("SUMMARY", escape_text(said))])
    assert read(file) == [("SUMMARY", said)]
    assert all(len(line.encode()) <= LONGEST for line in file.split("\r\n"))


@pytest.fixture
def link(client, person):
    """A player's keys, and the path of the calendar that he has drawn a link to."""

    def make(who) -> str:
        answer = client.post(f"{ROOT}/me/deadlines/link", headers=who.keys)
        assert answer.status_code == 200, answer.json
        return urlsplit(answer.json["link"]).path

    return make


@pytest.fixture
def calendar(client, person, link):
    """Bob's calendar, at a table of his that waits for him."""
    anna, bob = person("anna"), person("bob")
    wish = {"game": "pebbles", "seats": 2, "name": "Late, late; early"}
    table = client.post(f"{ROOT}/tables", json=wish, headers=anna.keys).json["id"]
    assert client.post(f"{ROOT}/tables/{table}/seats", json={}, headers=bob.keys).status_code == 200
    return bob, table, link(bob)


def test_what_waits_is_in_the_calendar_until_it_is_answered(client, calendar):
    bob, table, path = calendar
    answer = client.get(path)
    assert answer.mimetype == "text/calendar"
    lines = read(answer.text)
    told = dict(lines)
    assert told["SUMMARY"].startswith("Late, late; early: ")
    assert told["UID"].startswith(f"question-{table}-1-")
    assert lines.count(("BEGIN", "VEVENT")) + lines.count(("BEGIN", "VTODO")) == 1
    seat = f"{ROOT}/tables/{table}/seats/1"
    question = client.get(f"{seat}/question", headers=bob.keys).json
    turn = {"question": question["id"], "moves": [question["moves"][0]["text"]]}
    assert client.post(f"{seat}/turns", json=turn, headers=bob.keys).status_code == 200
    assert "SUMMARY" not in dict(read(client.get(path).text))


def test_a_deadline_is_an_event_at_its_time(client, calendar, app, clock):
    _, table, path = calendar
    with transaction() as session:
        seat = session.scalars(select(Seat).where(Seat.table_id == table, Seat.number == 1)).one()
        deadline = deadline_at(seat.table, seat, clock())
    lines = read(client.get(path).text)
    assert ("BEGIN", "VEVENT") in lines
    assert ("DTSTART", f"{deadline:%Y%m%dT%H%M%SZ}") in lines
    with transaction() as session:
        session.get(Table, table).pace = {"time": None}
    lines = read(client.get(path).text)
    assert ("BEGIN", "VTODO") in lines
    assert "DTSTART" not in dict(lines)


def test_a_link_drawn_anew_closes_the_one_before(client, calendar, link):
    bob, _, path = calendar
    fresh = link(bob)
    assert client.get(path).status_code == 404
    assert client.get(fresh).status_code == 200
    assert client.delete(f"{ROOT}/me/deadlines/link", headers=bob.keys).status_code == 204
    assert client.get(fresh).status_code == 404
