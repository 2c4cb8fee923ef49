"""A call by mail: answering it with a word, the buttons behind its link, stopping such letters; and the digest."""

import re
from datetime import UTC, datetime

import pytest

from service.mail.incoming.receive import RecipientCheck, check_recipient
from service.platform.tasks.names import TaskName
from service.platform.transaction import transaction
from service.play.profile import change_profile
from tests.parts.letters import sentences_of, text_of
from tests.parts.tasks import run_task


@pytest.fixture
def called(friends, letters):
    """A circle, the table to which it is asked, and the letter that asks Bob."""

    def make(*names: str, seats: int = 2):
        circle = friends(*names)
        circle.usually(seats=seats)
        number = circle.again("anna")
        return circle, number, next(letter for letter in letters() if letter["To"] == "bob@example.org")

    return make


@pytest.mark.parametrize("word", ["yes", "Yes!", "count me in", "I come"])
def test_yes_is_a_seat(called, letters, answer_letter, word):
    circle, number, letter = called("anna", "bob")
    answer_letter(letter, word)
    told = next(mail for mail in letters() if mail["Subject"].startswith("Re:"))
    assert "You sit at Thursday 1." in sentences_of(told)
    assert circle.seated(number) == {"anna", "bob"}


def test_no_is_none(called, letters, answer_letter):
    circle, number, letter = called("anna", "bob")
    answer_letter(letter, "Not this time")
    (back,) = letters()
    assert "you do not come" in sentences_of(back)
    assert circle.seated(number) == {"anna"}
    assert circle.shown("bob")["calls"][0]["answer"] is False


def test_what_is_neither_does_nothing_and_is_told(called, letters, answer_letter):
    circle, _, letter = called("anna", "bob")
    answer_letter(letter, "What was it again?")
    (back,) = letters()
    assert "neither yes nor no" in sentences_of(back)
    assert circle.shown("bob")["calls"][0]["answer"] is None


def test_somebody_elses_yes_does_nothing(called, letters, answer_letter):
    circle, number, letter = called("anna", "bob")
    answer_letter(letter, "yes", sender="eve@example.org")
    (back,) = letters()
    assert back["To"] == "bob@example.org"
    assert circle.seated(number) == {"anna"}


def test_an_address_that_was_changed_is_none_of_ours(app, called, clock):
    _, number, letter = called("anna", "bob")
    to = letter["Reply-To"].addresses[0].addr_spec.replace(f"c{number}.2.", f"c{number}.1.")
    with transaction() as session:
        assert check_recipient(session, to, None, clock()) == RecipientCheck.UNKNOWN


def test_it_is_answered_in_the_words_of_ones_language(called, answer_letter):
    circle, number, letter = called("anna", "bob")
    wishing(circle, "bob", language="de")
    answer_letter(letter, "Ja, gern")
    assert circle.seated(number) == {"anna", "bob"}


def wishing(circle, name: str, **changes) -> None:
    with transaction() as session:
        who = circle.people[name].id
        change_profile(session, player_id=who, changes=changes, now=circle.clock())


def links_in(letter) -> list[str]:
    return re.findall(r"http://127\.0\.0\.1:8000(/\S+)", text_of(letter))


def test_the_buttons_behind_the_link_need_no_session(called, client):
    circle, number, letter = called("anna", "bob")
    link = next(link for link in links_in(letter) if link.startswith("/circle-call/"))
    assert "I am coming" in client.get(link).text
    assert circle.seated(number) == {"anna"}
    assert "You have a seat at the table" in client.post(link, data={"coming": "yes"}).text
    assert circle.seated(number) == {"anna", "bob"}


def test_one_click_stops_such_letters_alone(called, client, letters):
    circle, _, letter = called("anna", "bob", "chris")
    stop = letter["List-Unsubscribe"].strip("<>").removeprefix("http://127.0.0.1:8000")
    pressed = client.post(
        stop,
        data={"List-Unsubscribe": "One-Click"},
        headers={"Sec-Fetch-Site": "cross-site", "Origin": "https://mail.example.com"},
    )
    assert pressed.status_code == 200
    assert circle.shown("bob")["wishes"] == {"asked": False, "digest": "monthly"}


class TestDigest:
    def test_it_comes_on_the_first_at_the_hour_of_ones_digests(self, friends, letters, clock):
        circle = friends("anna", "bob")
        circle.played("anna", "bob")
        letters()
        clock.now = datetime(2026, 4, 1, 7, 59, tzinfo=UTC)
        run_task(TaskName.RUN_CIRCLES)
        assert letters() == []
        clock.tick(minutes=1)
        run_task(TaskName.RUN_CIRCLES)
        came = letters()
        assert sorted(mail["To"] for mail in came) == ["anna@example.org", "bob@example.org"]
        assert "Thursday" in came[0]["Subject"]
        assert " won at pebbles" in sentences_of(came[0])
        run_task(TaskName.RUN_CIRCLES)
        assert letters() == []

    def test_it_comes_weekly_or_never_where_that_is_wished(self, friends, letters, clock, client):
        circle = friends("anna", "bob")
        circle.played("anna", "bob")
        letters()
        client.patch(f"{circle.path}/wishes", json={"digest": "weekly"}, headers=circle.keys["anna"])
        client.patch(f"{circle.path}/wishes", json={"digest": "never"}, headers=circle.keys["bob"])
        clock.now = datetime(2026, 3, 9, 8, 0, tzinfo=UTC)
        run_task(TaskName.RUN_CIRCLES)
        assert [mail["To"] for mail in letters()] == ["anna@example.org"]
        clock.tick(days=7)
        run_task(TaskName.RUN_CIRCLES)
        assert letters() == []  # nothing has happened since

    def test_whoever_has_stopped_all_mail_gets_none(self, friends, letters, clock):
        circle = friends("anna", "bob")
        wishing(circle, "bob", preferences={"mail": {"rhythm": "never"}})
        circle.usually()
        circle.again("anna")
        assert letters() == []
        clock.tick(days=40)
        run_task(TaskName.RUN_CIRCLES)
        assert [mail["To"] for mail in letters()] == ["anna@example.org"]
