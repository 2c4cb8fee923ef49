"""One letter to each reader of a round in which time ran out, with all that follows, and links for what they can do."""

import re
from datetime import timedelta

import pytest

from service.mail.deliver import deliver_mail
from service.platform.transaction import transaction
from service.play.clocks.running_clock import running_clock_at
from service.play.tables.models import Table
from service.play.tables.take_back import rewind_table
from service.play.timeouts.sweep import apply_absence, sweep_clocks
from tests.parts.letters import sentences_of, text_of
from tests.service.play.clocks.rows import open_clocks, origins

PACE = {"time": "P1D", "absence": {"after": "P2D", "then": "open"}}


@pytest.fixture
def at(app, seated):
    return seated("pebbles", 3, pace=PACE)


def run_out(at, clock, moves: int) -> None:
    """Nobody answers until so many moves were made by the clock."""
    while len(origins(at.number)) < moves:
        clock.now = max(clock.now, min(each.ring_at for each in open_clocks()))
        sweep_clocks(now=clock.now)


def left(mailer, clock, *kinds: str) -> dict[str, list]:
    """The mails of some kinds that have left, by the name of their reader."""
    deliver_mail(now=clock.tick(minutes=5))
    found: dict[str, list] = {}
    for mail in mailer.mails:
        if mail["X-Procaccio-Loop"] in kinds:
            found.setdefault(str(mail["To"]).partition("@")[0], []).append(mail)
    mailer.mails.clear()
    return found


def test_a_round_in_which_three_were_late_is_one_letter_to_each(at, clock, mailer):
    left(mailer, clock)
    run_out(at, clock, 3)
    told = left(mailer, clock, "late", "decision")
    assert {name: len(mails) for name, mails in told.items()} == {"anna": 1, "bob": 1, "chris": 1}
    for name, others in {"bob": "Anna and Chris", "chris": "Anna and Bob"}.items():
        said = sentences_of(told[name][0])
        assert f"{name.title()}, your time ran out" in said
        assert f"Time ran out for {others} as well" in said
        assert "You keep your seat." in said


def test_whoever_answered_in_time_is_told_of_all_who_did_not(at, clock, mailer):
    at.answer(2, "stake 1")
    run_out(at, clock, 3)
    (mail,) = left(mailer, clock, "late")["chris"]
    assert "Chris, time ran out for Anna and Bob at" in sentences_of(mail)


def test_each_round_is_told_once_if_need_be_by_the_letter_of_the_next_question(at, clock, mailer):
    left(mailer, clock)
    for count in (3, 6):
        run_out(at, clock, count)
        told = left(mailer, clock, "late", "decision")
        said = {name: [sentences_of(mail) for mail in mails] for name, mails in told.items()}
        assert [sum("ime ran out" in text for text in texts) for texts in said.values()] == [1, 1, 1]
    (text,) = said["bob"]
    assert "Your time ran out, so this was played for you: pass. You keep your seat." in text
    assert "Time ran out for Chris, so the default was played." in text


def test_nobody_is_told_that_they_themselves_are_late_and_need_do_nothing(at, clock, mailer):
    """Once nobody has heard from a seat for long enough, its holder is told how they come back, and presses it."""
    unheard(at, clock)
    mails = left(mailer, clock, "late")["anna"]
    said = " ".join(sentences_of(mail) for mail in mails)
    assert "ran out for Anna" not in said
    assert "You need not do anything" not in said
    (link,) = set(re.findall(r"http://\S+/back/\S+", "".join(map(text_of, mails))))
    page = at.client.get(link.partition(":8000")[2])
    assert page.status_code == 200
    assert "I am back" in page.text
    assert absent(at) == [0]
    assert at.client.post(link.partition(":8000")[2]).status_code == 200
    assert absent(at) == []


def unheard(at, clock) -> None:
    """Nobody has heard from seat 0 for as long as the table bears."""
    with transaction() as session:
        row = session.get_one(Table, at.number)
        run = running_clock_at(row, row.seats[0])
        apply_absence(session, row, row.seats[0], run, unheard_since=clock() - timedelta(days=9), now=clock())


def pulse(at):
    return at.client.get(f"{at.path}/pulse").json["absent"]


def absent(at) -> list[int]:
    return [each["seat"] for each in pulse(at)]


def test_the_letter_about_a_vote_has_the_link_to_it_and_is_the_only_one(app, seated, clock, mailer):
    pace = {**PACE, "absence": {"after": "P2D", "then": "vote"}}
    at = seated("pebbles", 3, pace=pace)
    unheard(at, clock)
    found = left(mailer, clock, "late", "votes")
    for name in ("bob", "chris"):
        mail = found[name][-1]
        assert mail["X-Procaccio-Loop"] == "late"
        (link,) = re.findall(r"http://\S+/vote/\S+", text_of(mail))
        assert at.client.post(link.partition(":8000")[2], data={"agreed": "yes"}).status_code == 200
    assert pulse(at)[0]["follows"] == "open"
    assert not re.search(r"/vote/", text_of(found["anna"][-1]))


def test_a_round_that_was_taken_back_is_told_to_nobody(at, clock, mailer):
    run_out(at, clock, 3)
    with transaction() as session:
        rewind_table(session, session.get_one(Table, at.number), 0, clock())
    assert left(mailer, clock, "late") == {}


def test_a_seat_that_was_given_up_is_told_to_the_others_by_the_name_of_who_left(at, clock, mailer):
    assert at.client.post(f"{at.path}/resign", headers=at.keys[1]).status_code == 200
    found = left(mailer, clock, "resigned")
    assert sorted(found) == ["anna", "chris"]
    assert "Anna, Bob has given up the seat" in sentences_of(found["anna"][0])
