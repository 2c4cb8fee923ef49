from datetime import UTC, date, datetime, timedelta

import pytest
from msgspec.structs import replace

from service.play.pace.calendar import Calendar, Leave
from service.play.pace.hours import Pause
from service.play.pace.leave import (
    LONGEST_PAUSE,
    QUOTA,
    agree_pause,
    cancel_leave,
    count_leave_days,
    end_current_leave,
    end_current_pause,
    take_leave,
)
from service.play.pace.sentence import TimeRefusal

NOW = datetime(2026, 11, 21, 9, tzinfo=UTC)
DAY = timedelta(days=1)
ANNA = Calendar(zone="America/New_York")


def test_leave_is_whole_days_of_the_players_own():
    away = take_leave(ANNA, date(2026, 11, 23), 3, NOW).leave
    assert away == (Leave(datetime(2026, 11, 23, 5, tzinfo=UTC), datetime(2026, 11, 26, 5, tzinfo=UTC)),)
    assert count_leave_days(away, ANNA.zone) == {2026: 3}


def test_leave_from_today_begins_now_so_that_no_deadline_comes_back():
    away = take_leave(ANNA, date(2026, 11, 21), 1, NOW).leave[0]
    assert (away.start, away.end) == (NOW, datetime(2026, 11, 22, 5, tzinfo=UTC))


def test_each_year_has_its_quota():
    over_new_year = take_leave(ANNA, date(2026, 12, 22), 20, NOW)
    assert count_leave_days(over_new_year.leave, ANNA.zone) == {2026: 10, 2027: 10}
    with pytest.raises(TimeRefusal) as refused:
        take_leave(over_new_year, date(2027, 3, 1), QUOTA - 9, NOW)
    assert refused.value.sentence.facts == {"year": "2027", "quota": QUOTA, "left": QUOTA - 10}
    assert (
        count_leave_days(take_leave(over_new_year, date(2027, 3, 1), QUOTA - 10, NOW).leave, ANNA.zone)[2027]
        == QUOTA
    )


def test_coming_back_early_ends_the_leave_and_gives_the_other_days_back():
    taken = take_leave(take_leave(ANNA, date(2026, 11, 21), 10, NOW), date(2027, 1, 5), 2, NOW)
    back = end_current_leave(taken, NOW + 2 * DAY)
    assert back.leave == (Leave(NOW, NOW + 2 * DAY), taken.leave[1])
    assert count_leave_days(back.leave, ANNA.zone) == {2026: 3, 2027: 2}


def test_leave_can_be_taken_back_before_it_begins_only():
    taken = take_leave(ANNA, date(2026, 11, 23), 3, NOW)
    assert cancel_leave(taken, taken.leave[0], NOW) == ANNA
    with pytest.raises(TimeRefusal, match="time-leave-begun"):
        cancel_leave(taken, taken.leave[0], NOW + 3 * DAY)


@pytest.mark.parametrize(
    ("first", "days", "message"),
    [
        (date(2026, 11, 20), 3, "time-leave-when"),
        (date(2026, 11, 23), 0, "time-leave-when"),
        (date(2028, 11, 23), 1, "time-leave-when"),
        (date(2026, 12, 24), 3, "time-leave-twice"),
        (date(2026, 11, 22), QUOTA, "time-leave-twice"),
        (date(2027, 1, 2), QUOTA + 1, "time-leave-quota"),
    ],
)
def test_leave_that_cannot_be_had_is_refused(first, days, message):
    taken = take_leave(ANNA, date(2026, 12, 24), 2, NOW)
    with pytest.raises(TimeRefusal, match=message):
        take_leave(taken, first, days, NOW)


def test_a_pause_is_agreed_with_an_end_and_the_table_may_resume_before():
    pause = Pause(NOW, NOW + 10 * DAY)
    later = Pause(NOW + 30 * DAY, NOW + 33 * DAY)
    pauses = agree_pause(agree_pause((), later, NOW), pause, NOW)
    assert pauses == (pause, later)
    assert end_current_pause(pauses, NOW + DAY) == (replace(pause, end=NOW + DAY), later)


@pytest.mark.parametrize(
    ("start", "end", "message"),
    [
        (NOW - DAY, NOW + DAY, "time-pause-when"),
        (NOW + DAY, NOW + DAY, "time-pause-when"),
        (NOW + 900 * DAY, NOW + 901 * DAY, "time-pause-when"),
        (NOW, NOW + LONGEST_PAUSE + DAY, "time-pause-too-long"),
        (NOW + 3 * DAY, NOW + 6 * DAY, "time-pause-twice"),
    ],
)
def test_a_pause_that_cannot_be_agreed_is_refused(start, end, message):
    with pytest.raises(TimeRefusal, match=message):
        agree_pause((Pause(NOW + 2 * DAY, NOW + 4 * DAY),), Pause(start, end), NOW)
