"""The sweep: reminders, defaults and absence, run twice, at once, late, and with the clock set back."""

from datetime import UTC, datetime, timedelta
from threading import Thread

import pytest

from service.mail.deliver import deliver_mail
from service.platform.accounts.models import Role
from service.play.timeouts.sweep import sweep_clocks
from tests.parts.letters import sentences_of
from tests.service.play.clocks.rows import letter_states, letters, open_clocks, origins

pytestmark = pytest.mark.both_databases

ROOT = "/api/v1"
HOUR = timedelta(hours=1)


@pytest.fixture
def at(app, seated):
    """Two at a table where both owe a secret stake from the first moment."""
    return seated("pebbles", 2, pace="relaxed")


def ring(now, times=2):
    """Each sweep runs twice: the second must find nothing to do."""
    for _ in range(times):
        sweep_clocks(now=now)


def soonest():
    return min(clock.next_due for clock in open_clocks())


def run_out(at, clock):
    """Sweep on time until a default has been played."""
    before = len(origins(at.number))
    while len(origins(at.number)) == before:
        clock.now = max(clock.now, soonest())
        ring(clock.now)


def all_reminded(clock):
    """Sweep on time until nothing is left but the deadline; the moment of that."""
    while soonest() < open_clocks()[0].deadline:
        clock.now = soonest()
        ring(clock.now)
    return soonest()


def test_a_question_has_a_clock_and_its_player_sees_it(at):
    mine, other = open_clocks()
    told = at.question(mine.number)["clock"]
    assert datetime.fromisoformat(told["deadline"]) == mine.deadline == other.deadline
    assert told["until"]
    assert told["bank_left"] == "P5D"
    waiting = at.client.get(f"{ROOT}/me/waiting", headers=at.keys[0]).json["items"]
    assert datetime.fromisoformat(waiting[0]["deadline"]) == mine.deadline


def test_reminders_come_once_each_and_then_the_default_is_played(at, clock):
    deadline = open_clocks()[0].deadline
    run_out(at, clock)
    assert clock() == deadline
    assert [to for to, _ in letters("reminder")] == ["anna", "bob", "anna", "bob"]
    assert origins(at.number)[:2] == [(0, "clock"), (1, "clock")]
    assert [to for to, _ in letters("late")] == ["anna", "bob"]


def test_an_answer_ends_the_clock_and_its_reminder_is_not_sent(at, clock):
    clock.now = soonest()
    ring(clock.now)
    at.answer(0, "stake 1")
    assert [each.number for each in open_clocks()] == [1]
    deliver_mail(now=clock())
    assert letter_states("reminder") == ["void", "sent"]


def test_two_sweeps_at_once_do_everything_once(at, app, clock):
    run_out_at = all_reminded(clock)

    def sweep():
        with app.app_context():
            sweep_clocks(now=run_out_at)

    threads = [Thread(target=sweep) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert origins(at.number)[:2] in ([(0, "clock"), (1, "clock")], [(1, "clock"), (0, "clock")])
    assert len(letters("late")) == 2


def test_a_sweep_that_comes_days_late_reminds_first(at, clock):
    deadline = open_clocks()[0].deadline
    clock.now = deadline + timedelta(days=9, hours=3)
    ring(clock.now)
    assert origins(at.number) == []
    assert [to for to, _ in letters("reminder")] == ["anna", "bob"]
    later = open_clocks()[0].deadline
    assert later >= clock.now + HOUR
    clock.now = later
    ring(clock.now)
    assert len(origins(at.number)) >= 2
    assert len(letters("reminder")) == 2


def test_a_clock_set_back_doubles_nothing(at, clock):
    clock.now = soonest()
    ring(clock.now)
    once = letters("reminder")
    ring(clock.tick(days=-2))
    ring(clock.tick(days=2))
    assert letters("reminder") == once
    assert origins(at.number) == []


def test_a_clock_set_forward_and_back_reminds_once_and_plays_nothing_early(at, clock):
    """For an hour the house believes that it is later. What it did then stands; nothing is done a second time."""
    deadline, right = open_clocks()[0].deadline, soonest()
    clock.now = right - HOUR / 2
    ring(clock.now)
    assert letters("reminder") == []
    ring(clock.tick(hours=1))
    reminded = letters("reminder")
    assert reminded
    ring(clock.tick(hours=-1))
    clock.now = right
    ring(clock.now)
    assert letters("reminder") == reminded
    assert (open_clocks()[0].deadline, origins(at.number)) == (deadline, [])
    assert all_reminded(clock) == deadline
    clock.now = deadline
    ring(clock.now)
    assert [origin for _, origin in origins(at.number)][:2] == ["clock", "clock"]


@pytest.mark.parametrize(
    ("opened", "deadline"),
    [
        (datetime(2026, 3, 28, 15, tzinfo=UTC), datetime(2026, 3, 29, 18, tzinfo=UTC)),
        (datetime(2026, 10, 24, 15, tzinfo=UTC), datetime(2026, 10, 25, 19, tzinfo=UTC)),
    ],
    ids=["to summer time", "to winter time"],
)
def test_a_deadline_beyond_a_change_of_the_clocks_is_the_hour_on_the_wall(
    app, seated, clock, opened, deadline
):
    """Twenty o'clock in Rome, in a night of 23 hours and in one of 25; reminded and played once, not an hour early or late."""
    clock.now = opened
    at = seated("pebbles", 2, pace={"time": "PT6H", "hour": {"at": "20:00", "zone": "Europe/Rome"}})
    assert {each.deadline for each in open_clocks()} == {deadline}
    assert all_reminded(clock) == deadline
    ring(deadline - timedelta(minutes=1))
    assert origins(at.number) == []
    clock.now = deadline
    ring(clock.now)
    assert [origin for _, origin in origins(at.number)][:2] == ["clock", "clock"]


def test_one_table_that_fails_holds_up_no_other_and_the_desk_sees_it(at, clock, monkeypatch, person, prove):
    moderator = person("mod", Role.MODERATOR)
    prove(moderator)
    desk = {"path": f"{ROOT}/desk/clocks", "headers": moderator.keys}
    assert at.client.get(**desk).json == {"running": 2, "due": 0, "stuck": 0, "items": []}
    due = all_reminded(clock)
    prove(moderator)
    real = sweep_clocks.__globals__["play_default"]

    def broken(session, row, seat, run, now):
        if seat.number == 0:
            raise RuntimeError("nobody foresaw this")
        real(session, row, seat, run, now)

    monkeypatch.setitem(sweep_clocks.__globals__, "play_default", broken)
    ring(due)
    assert origins(at.number) == [(1, "clock")]
    (stuck,) = [each for each in open_clocks() if each.number == 0]
    assert stuck.failures == 1
    assert "foresaw" in stuck.last_error
    assert [each["seat"] for each in at.client.get(**desk).json["items"]] == [0]
    monkeypatch.undo()
    ring(stuck.ring_at)
    assert (0, "clock") in origins(at.number)


def test_a_question_that_is_taken_back_goes_on_where_its_clock_stopped(app, seated, clock):
    at = seated("pebbles", 2, pace="relaxed")
    first = open_clocks()[0].deadline
    clock.tick(hours=5)
    at.answer(0, "stake 1")
    clock.tick(hours=24)
    assert at.send("POST", 0, "take-back", {"moves": 1}).status_code == 200
    again = next(each for each in open_clocks() if each.number == 0)
    assert again.deadline == first + timedelta(hours=24)
    assert at.question(0)["clock"]["bank"] == "P5D"


def test_the_letters_say_when_and_why(at, clock, mailer):
    clock.now = soonest()
    ring(clock.now)
    deliver_mail(now=clock())
    text = sentences_of(mailer.mails[-1])
    assert "A reminder, before your time runs out." in text
    assert "When time runs out:" in text
    assert "your time, because your weekend does not count." in text
    run_out(at, clock)
    deliver_mail(now=clock() + HOUR)
    run_out(at, clock)
    deliver_mail(now=clock() + HOUR)
    said = " ".join(sentences_of(mail) for mail in mailer.mails)
    for sentence in ("You have been marked absent since", "has been absent since", "You keep your seat."):
        assert sentence in said
