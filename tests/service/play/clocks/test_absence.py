from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from service.play.pace.absence import (
    Progress,
    SettledQuestion,
    compute_attendance,
    compute_punctuality,
    due_consequence,
    estimate_end,
    settle_by_answer,
)
from service.play.pace.calendar import Calendar, SleepHours
from service.play.pace.hours import Hours, Pause
from service.play.pace.pace import load_ready_made

START = datetime(2026, 11, 23, 9, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
HOURS = Hours(load_ready_made()["relaxed"], Calendar(sleep=SleepHours("23:00", "07:00")))


def row(played):
    """A history in letters: `a` answered, `d` default, `x` an excused default; one each day."""
    found = []
    for day, letter in enumerate(played):
        opened, closed = START + day * DAY, START + (day + 1) * DAY
        past = (
            settle_by_answer(HOURS, opened, closed)
            if letter == "a"
            else SettledQuestion(opened, closed, excused=letter == "x")
        )
        found.append(past)
    return found


@pytest.mark.parametrize(
    ("played", "misses", "absent_since"),
    [
        ("", 0, None),
        ("a", 0, None),
        ("d", 1, None),
        ("dad", 1, None),
        ("dd", 2, 2),
        ("ddd", 3, 2),
        ("dda", 0, None),
        ("ddad", 1, None),
        ("adddd", 4, 3),
        ("dxd", 1, None),
        ("ddx", 0, None),
    ],
)
def test_two_defaults_in_a_row_make_a_seat_absent(played, misses, absent_since):
    seat = compute_attendance(row(played))
    assert seat.misses == misses
    assert seat.absent_since == (None if absent_since is None else START + absent_since * DAY)
    assert seat.absent == (absent_since is not None)


def test_one_word_ends_an_absence_and_forgets_the_row():
    assert not compute_attendance(row("dd"), back=START + 2 * DAY + HOUR).absent
    assert compute_attendance(row("ddd"), back=START + 2 * DAY + HOUR).misses == 1
    assert compute_attendance(row("dddd"), back=START + 2 * DAY + HOUR).absent


@settings(max_examples=100)
@given(st.text("adx", max_size=12), st.randoms())
def test_the_order_in_which_a_history_is_read_does_not_matter(played, random):
    history = row(played)
    shuffled = random.sample(history, len(history))
    assert compute_attendance(shuffled) == compute_attendance(history)
    assert compute_punctuality(shuffled) == compute_punctuality(history)


def test_a_longer_absence_is_followed_by_what_the_table_chose():
    assert due_consequence(HOURS, START, START + 4 * DAY) is None
    assert due_consequence(HOURS, START, START + 7 * DAY) is None, "a weekend of two days lies in between"
    assert due_consequence(HOURS, START, START + 9 * DAY) == "open"
    paused = replace(HOURS, pauses=(Pause(START, START + 3 * DAY),))
    assert due_consequence(paused, START, START + 9 * DAY) is None


def test_punctuality_counts_own_answers_in_waking_hours():
    history = [
        settle_by_answer(HOURS, START, START + 2 * HOUR),
        settle_by_answer(HOURS, START + 12 * HOUR, START + 24 * HOUR),
        settle_by_answer(HOURS, START + 2 * DAY, START + 2 * DAY + 3 * HOUR),
        SettledQuestion(START, START + DAY),
        SettledQuestion(START, START + DAY, excused=True),
    ]
    figures = compute_punctuality(history)
    assert (figures.asked, figures.kept, figures.share) == (4, 3, 0.75)
    assert figures.usual == 3 * HOUR
    assert history[1].waking == 4 * HOUR


def test_of_nobody_nothing_is_said():
    figures = compute_punctuality([])
    assert (figures.asked, figures.share, figures.usual) == (0, None, None)


def test_a_table_ends_when_it_goes_on_as_it_went():
    marks = [Progress(START, 0), Progress(START + 3 * DAY, 0.2), Progress(START + 5 * DAY, 0.5)]
    assert estimate_end(marks, START + 5 * DAY) == START + 10 * DAY
    assert estimate_end(marks, START + 6 * DAY) == START + 12 * DAY, "waiting makes it later"
    assert estimate_end([*marks, Progress(START + 6 * DAY, 1)], START + 9 * DAY) == START + 6 * DAY


@pytest.mark.parametrize(
    "marks",
    [[], [Progress(START, 0)], [Progress(START, 0), Progress(START + DAY, 0.01)], [Progress(START, 0.5)]],
)
def test_too_little_played_tells_nothing_of_the_end(marks):
    assert estimate_end(marks, START + DAY) is None
