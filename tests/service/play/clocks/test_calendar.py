from datetime import UTC, datetime, timedelta
from datetime import time as wall_time
from itertools import islice

import pytest
from hypothesis import given, settings

from service.play.pace.calendar import (
    Calendar,
    Leave,
    SleepHours,
    calendar_while_open,
    daily_moments,
    load_zone,
    read_calendar,
    sleep_spans,
    weekend_spans,
)
from service.play.pace.sentence import TimeRefusal
from tests.service.play.clocks.cases import DAY, HOUR, asleep, calendars, lengths, moments

ROME = Calendar(zone="Europe/Rome", sleep=SleepHours("23:00", "07:00"))


def utc(month, day, hour=0, minute=0):
    return datetime(2026, month, day, hour, minute, tzinfo=UTC)


@settings(max_examples=60)
@given(calendars())
def test_a_calendar_goes_to_json_and_back(calendar):
    assert read_calendar(calendar.json()) == calendar


@settings(max_examples=150)
@given(calendars(), moments(), lengths(0 * DAY, 9 * DAY))
def test_whenever_the_players_clock_shows_sleep_it_is_night(calendar, since, after):
    at = since + after
    if asleep(calendar, at):
        assert any(start <= at < end for start, end in islice(sleep_spans(calendar, since), 12))


def test_a_night_is_an_hour_shorter_or_longer_when_the_clocks_change():
    spring, autumn = (next(sleep_spans(ROME, since)) for since in (utc(3, 29, 12), utc(10, 25, 12)))
    assert spring == (utc(3, 28, 22), utc(3, 29, 5))
    assert autumn == (utc(10, 24, 21), utc(10, 25, 6))


def test_an_hour_that_is_skipped_or_repeated_belongs_to_the_night():
    light = Calendar(zone="Europe/Rome", sleep=SleepHours("23:00", "02:30"))
    spring, autumn = (next(sleep_spans(light, since)) for since in (utc(3, 29, 12), utc(10, 25, 12)))
    assert spring[1] == utc(3, 29, 1, 30)
    assert autumn[1] == utc(10, 25, 1, 30)


def test_a_weekend_is_the_players_own():
    friday = Calendar(zone="Asia/Tokyo", weekend=("fri",))
    assert list(islice(weekend_spans(friday, utc(11, 20)), 2)) == [
        (utc(11, 19, 15), utc(11, 20, 15)),
        (utc(11, 26, 15), utc(11, 27, 15)),
    ]
    assert list(weekend_spans(Calendar(weekend=()), utc(11, 20))) == []


def test_a_time_of_day_strikes_every_day_also_where_the_clocks_skip_it():
    strikes = list(islice(daily_moments(wall_time(2, 30), load_zone("Europe/Rome"), utc(3, 28)), 3))
    assert strikes == [utc(3, 28, 1, 30), utc(3, 29, 1, 30), utc(3, 30, 0, 30)]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"zone": "Europe/Atlantis"}, "time-no-zone"),
        ({"zone": "../etc/passwd"}, "time-no-zone"),
        ({"sleep": {"falls": "08:00", "wakes": "07:00"}}, "time-sleep-too-long"),
        ({"sleep": {"falls": "08:00", "wakes": "08:00"}}, "time-sleep-too-long"),
        ({"sleep": {"falls": "8", "wakes": "9"}}, "time-bad-calendar"),
        ({"weekend": ["mon", "tue", "wed", "thu"]}, "time-weekend-too-long"),
        ({"weekend": ["someday"]}, "time-bad-calendar"),
        (
            {"leave": [{"start": "2026-11-22T00:00:00Z", "end": "2026-11-21T00:00:00Z"}]},
            "time-leave-backwards",
        ),
        ({"leave": [{"start": "2026-11-20T00:00:00", "end": "2026-11-21T00:00:00Z"}]}, "time-naive"),
        ({"ladder": []}, "time-ladder-empty"),
        ({"ladder": ["P1D", "-PT1H"]}, "time-ladder-empty"),
    ],
)
def test_what_cannot_be_meant_is_refused(data, message):
    with pytest.raises(TimeRefusal) as refused:
        read_calendar(data)
    assert refused.value.sentence.message == message


def test_a_weekend_changed_while_a_question_is_open_waits_for_the_next():
    moved = Calendar(zone="Asia/Tokyo", sleep=SleepHours("22:00", "06:00"), weekend=("tue", "wed"))
    assert calendar_while_open(ROME, moved) == Calendar(
        zone="Asia/Tokyo", sleep=moved.sleep, weekend=("sat", "sun")
    )


def test_moments_without_a_zone_are_no_moments():
    naive = utc(11, 21).replace(tzinfo=None)
    with pytest.raises(TimeRefusal, match="time-naive"):
        Calendar(leave=(Leave(naive, naive + timedelta(days=1)),))
    assert Calendar(leave=(Leave(utc(11, 21), utc(11, 21) + HOUR),)).leave
