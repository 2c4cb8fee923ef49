from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from service.play.pace.calendar import DAYS, Calendar, Leave, SleepHours
from service.play.pace.deadline import (
    OpenQuestionTime,
    SentReminder,
    compute_clock,
    compute_deadline,
    earliest_attention,
)
from service.play.pace.hours import Hours, Pause
from service.play.pace.pace import Hour, Pace, load_ready_made
from service.play.pace.spans import EndlessWait
from service.play.pace.tenure import TenureTime, add_tenure, first_tenure, tenure_at
from tests.service.play.clocks.cases import (
    DAY,
    HOUR,
    MINUTE,
    ZONES,
    calendars,
    lengths,
    moments,
    near,
    paces,
    quiet,
    situations,
    sleeps,
    stopped,
)

law = settings(max_examples=120)
later = lengths(0 * DAY, 40 * DAY)


@law
@given(situations(), later)
def test_nothing_falls_into_quiet_time_and_a_reminder_is_always_to_come(situation, after):
    hours, tenure, asked = situation
    now = asked.opened + after
    found = compute_clock(hours, tenure, asked, now)
    assert found.deadline >= max(now, asked.opened) + hours.pace.notice
    assert found.reminders
    assert now <= found.reminders[0] <= found.reminders[-1] <= found.deadline - hours.pace.notice
    assert not [moment for moment in (found.deadline, *found.reminders) if quiet(hours, moment)]


@law
@given(situations(), lengths(-5 * DAY, 40 * DAY))
def test_the_deadline_alone_is_that_of_the_clock(situation, after):
    now = situation[2].opened + after
    assert compute_deadline(*situation, now) == compute_clock(*situation, now).deadline


@law
@given(situations(), st.floats(0, 1))
def test_the_first_alarm_is_never_late(situation, share):
    """It is set without a look at the calendar, so it may ring too early."""
    hours, tenure, asked = situation
    alarm = asked.opened + earliest_attention(hours, tenure, asked)
    looked = asked.opened + share * (alarm - asked.opened)
    assert compute_clock(hours, tenure, asked, looked).look_again() >= alarm


@law
@given(situations(), lengths(-5 * DAY, 40 * DAY), lengths(0 * DAY, 3 * DAY))
def test_charges_add_up_to_the_time_counted_and_are_never_negative(situation, after, more):
    hours, tenure, asked = situation
    now = asked.opened + after
    found = compute_clock(hours, tenure, asked, now)
    charge = found.charge
    assert charge.time + charge.bank + charge.beyond == charge.spent == hours.counted(asked.opened, now)
    assert min(charge.time, charge.bank, charge.beyond, found.time_left, found.bank_left) >= timedelta()
    assert charge.bank <= tenure.bank
    assert tenure.charged(hours.pace, charge, own=False).bank == tenure.bank - charge.bank
    middle = max(now, asked.opened)
    assert hours.counted(asked.opened, middle + more) == charge.spent + hours.counted(middle, middle + more)


@settings(max_examples=40)
@given(st.data())
def test_counted_time_is_elapsed_minus_exempt_quarter_by_quarter(data):
    """Against a count on the wall clock; the night's edges lie outside the hours in which clocks change."""
    start = data.draw(moments()).replace(minute=0)
    calendar = Calendar(
        zone=data.draw(st.sampled_from(("UTC", "Europe/Rome", "America/New_York", "Asia/Kathmandu"))),
        sleep=data.draw(st.sampled_from((None, SleepHours("22:30", "06:45"), SleepHours("13:00", "15:15")))),
        weekend=data.draw(st.sampled_from(((), ("sat", "sun"), ("fri",)))),
        leave=(Leave(start + 30 * HOUR, start + 61 * HOUR),),
    )
    pace = Pace(time=DAY, weekends_count=data.draw(st.booleans()), sleep_counts=data.draw(st.booleans()))
    hours = Hours(pace, calendar, (Pause(start + 50 * HOUR, start + 70 * HOUR),))
    quarter, count = 15 * MINUTE, data.draw(st.integers(0, 900))
    assert hours.counted(start, start + count * quarter) == quarter * sum(
        not stopped(hours, start + n * quarter) for n in range(count)
    )


@law
@given(situations(), later, later, st.data())
def test_a_later_look_never_finds_an_earlier_deadline(situation, after, more, data):
    hours, tenure, asked = situation
    first = compute_clock(hours, tenure, asked, asked.opened + after)
    assert compute_clock(hours, tenure, asked, asked.opened + after + more).deadline >= first.deadline
    told = SentReminder(first.reminders[0], first.deadline)
    assert (
        compute_clock(hours, tenure, replace(asked, reminded=(told,)), told.at + more).deadline
        == first.deadline
    )


@law
@given(situations(), st.data())
def test_more_exempt_time_never_gives_an_earlier_deadline(situation, data):
    hours, tenure, asked = situation
    calendar = hours.calendar
    away, pause = data.draw(near(Leave, asked.opened, 9 * DAY)), data.draw(near(Pause, asked.opened, 9 * DAY))
    free = [day for day in DAYS if day not in calendar.weekend]
    more = [
        replace(hours, calendar=replace(calendar, leave=(*calendar.leave, away))),
        replace(hours, pauses=(*hours.pauses, pause)),
        replace(hours, pace=replace(hours.pace, weekends_count=False)),
        replace(hours, pace=replace(hours.pace, sleep_counts=False)),
    ]
    if len(calendar.weekend) < 3:
        weekend = (*calendar.weekend, data.draw(st.sampled_from(free)))
        more.append(replace(hours, calendar=replace(calendar, weekend=weekend)))
    if calendar.sleep is None:
        more.append(replace(hours, calendar=replace(calendar, sleep=data.draw(sleeps()))))
    deadline = compute_clock(hours, tenure, asked, asked.opened).deadline
    for kinder in more:
        assert compute_clock(kinder, tenure, asked, asked.opened).deadline >= deadline


@law
@given(situations(), st.lists(lengths(0 * DAY, 2 * DAY), min_size=1, max_size=12))
def test_however_late_the_sweeps_nobody_loses_a_turn_unreminded_and_no_rung_rings_twice(situation, delays):
    hours, tenure, asked = situation
    rungs = len(hours.calendar.ladder or hours.pace.ladder)
    now = asked.opened
    for delay in (*delays, *[MINUTE] * 20):
        found = compute_clock(hours, tenure, asked, now)
        if found.reminders and found.reminders[0] <= now:
            assert not quiet(hours, now)
            asked = replace(asked, reminded=(*asked.reminded, SentReminder(now, found.deadline)))
        elif found.over(now):
            break
        now = max(now, found.look_again()) + delay
    assert found.over(now)
    assert any(
        hours.waking(told.at, found.deadline) >= hours.pace.notice and told.deadline <= found.deadline
        for told in asked.reminded
    )
    for deadline in {told.deadline for told in asked.reminded}:
        at = [told.at for told in asked.reminded if told.deadline == deadline]
        assert len(set(at)) == len(at) <= rungs + 1, "each rung once, and one because all were late"


@law
@given(situations(), lengths(0 * DAY, 3 * DAY))
def test_a_sweep_slow_by_less_than_a_notice_moves_nothing(situation, slow):
    hours, tenure, asked = situation
    found = compute_clock(hours, tenure, asked, asked.opened)
    slow = min(slow, hours.pace.notice)
    assert compute_clock(hours, tenure, asked, found.reminders[0] + slow).deadline == found.deadline


@law
@given(situations(), calendars(), lengths(0 * DAY, 9 * DAY), later)
def test_a_substitute_has_a_fresh_clock_and_pays_for_his_own_time_only(situation, calendar, after, more):
    hours, tenure, asked = situation
    taken = asked.opened + after
    told = SentReminder(taken - MINUTE, taken + HOUR)
    old, new = add_tenure((tenure,), hours.pace, "Bruno", taken)
    his = replace(hours, calendar=calendar)
    found = compute_clock(his, new, replace(asked, reminded=(told,)), taken + more)
    assert found.opened == taken
    assert found.charge.spent == his.counted(taken, taken + more)
    assert found == compute_clock(
        his, TenureTime("Bruno", taken, hours.pace.bank), replace(asked, opened=taken), taken + more
    )
    assert tenure_at((old, new), taken) == new


@law
@given(calendars(), paces(), moments(), st.integers(-9, 0))
def test_a_clock_set_back_costs_nothing_and_changes_nothing(calendar, pace, opened, days):
    hours, tenure, asked = (
        Hours(pace, calendar),
        first_tenure(pace, "Anna", opened)[0],
        OpenQuestionTime("lay", opened),
    )
    back = compute_clock(hours, tenure, asked, opened + days * DAY)
    assert back.charge.spent == timedelta()
    assert back.deadline == compute_clock(hours, tenure, asked, opened).deadline


@law
@given(moments(), st.sampled_from(ZONES), st.sampled_from(ZONES), lengths(3 * HOUR, 2 * DAY))
def test_an_hour_of_the_day_is_that_hour_for_everybody_in_summer_and_winter(opened, place, home, least):
    pace = Pace(time=least, hour=Hour("20:00", place))
    hours = Hours(pace, Calendar(zone=home))
    found = compute_clock(
        hours, first_tenure(pace, "Anna", opened)[0], OpenQuestionTime("lay", opened), opened
    )
    assert found.deadline.astimezone(ZoneInfo(place)).strftime("%H:%M") == "20:00"
    assert least <= found.deadline - opened <= least + 25 * HOUR


def test_an_hour_that_falls_into_somebodys_sleep_waits_until_he_wakes():
    pace = Pace(time=6 * HOUR, hour=Hour("20:00", "Europe/Rome"))
    hours = Hours(pace, Calendar(zone="Asia/Tokyo", sleep=SleepHours("23:00", "07:30")))
    opened = datetime(2026, 11, 23, 9, tzinfo=UTC)
    found = compute_clock(
        hours, first_tenure(pace, "Kei", opened)[0], OpenQuestionTime("lay", opened), opened
    )
    assert found.deadline == datetime(2026, 11, 23, 22, 30, tzinfo=UTC)
    assert found.moved == ("hour", "sleep")


def test_a_slow_sweep_before_an_hour_that_is_slept_through_does_not_skip_a_day():
    pace = Pace(time=3 * HOUR, notice=10 * MINUTE, hour=Hour("03:25", "UTC"))
    hours = Hours(pace, Calendar(sleep=SleepHours("03:15", "03:30")))
    opened = datetime(2026, 1, 1, tzinfo=UTC)
    asked, tenure = OpenQuestionTime("lay", opened), first_tenure(pace, "Anna", opened)[0]
    for minute in range(195 - 10):
        assert compute_clock(hours, tenure, asked, opened + minute * MINUTE).deadline == opened + 210 * MINUTE


@pytest.mark.parametrize(
    ("ladder", "now", "left", "coming"),
    [
        ((DAY, 4 * HOUR), 0, (), [44, 64]),
        ((4 * DAY,), 0, (), [66]),  # no rung: two notices before the deadline
        ((4 * DAY,), 67, (), [67]),  # and at once when that is over
        ((DAY, 4 * HOUR), 50, (), [50, 64]),  # a rung that was missed is made up for
        ((DAY, 4 * HOUR), 50, (44,), [64]),
        ((DAY, 4 * HOUR), 65, (44, 64), []),
    ],
)
def test_reminders_come_as_the_ladder_has_them_and_one_comes_without_a_rung(ladder, now, left, coming):
    """Hours since the question; the deadline is the 68th."""
    pace = Pace(time=68 * HOUR, ladder=ladder)
    opened = datetime(2026, 11, 23, tzinfo=UTC)
    reminded = tuple(SentReminder(opened + hour * HOUR, opened + 68 * HOUR) for hour in left)
    asked = OpenQuestionTime("lay", opened, reminded=reminded)
    hours = Hours(pace, Calendar(weekend=()))
    found = compute_clock(hours, first_tenure(pace, "Anna", opened)[0], asked, opened + now * HOUR)
    assert found.deadline == opened + 68 * HOUR
    assert [(reminder - opened) // HOUR for reminder in found.reminders] == coming


def test_an_absent_seat_has_its_grace_and_keeps_its_bank():
    pace = load_ready_made()["relaxed"]
    opened = datetime(2026, 11, 23, 9, tzinfo=UTC)
    asked = OpenQuestionTime("lay", opened, absent=True)
    found = compute_clock(
        Hours(pace, Calendar()), first_tenure(pace, "Anna", opened)[0], asked, opened + 10 * HOUR
    )
    assert found.deadline == opened + pace.grace
    assert found.charge.bank == timedelta()


@law
@given(situations(), lengths(MINUTE, 5 * DAY))
def test_extra_time_is_time_of_the_questions_own(situation, extra):
    hours, tenure, asked = situation
    usual = compute_clock(hours, tenure, asked, asked.opened)
    longer = compute_clock(hours, tenure, replace(asked, extra=extra), asked.opened)
    assert longer.time_left == usual.time_left + extra
    assert longer.bank_left == usual.bank_left
    assert longer.deadline >= usual.deadline


def test_the_slowest_calendar_that_is_allowed_stays_within_the_horizon():
    opened = datetime(2026, 11, 23, 9, tzinfo=UTC)
    pace = Pace(time=60 * DAY, bank=90 * DAY, weekends_count=False, sleep_counts=False)
    weekend, away = ("fri", "sat", "sun"), Leave(opened + DAY, opened + 36 * DAY)
    calendar = Calendar(sleep=SleepHours("22:00", "10:00"), weekend=weekend, leave=(away,))
    hours = Hours(pace, calendar, (Pause(opened + 40 * DAY, opened + 70 * DAY),))
    found = compute_clock(
        hours, first_tenure(pace, "Anna", opened)[0], OpenQuestionTime("lay", opened), opened
    )
    assert 500 * DAY < found.deadline - opened < 700 * DAY


def test_without_a_limit_there_is_no_deadline_and_nothing_to_look_for():
    pace = load_ready_made()["no-limit"]
    opened = datetime(2026, 11, 23, 9, tzinfo=UTC)
    found = compute_clock(
        Hours(pace, Calendar()),
        first_tenure(pace, "Anna", opened)[0],
        OpenQuestionTime("lay", opened),
        opened + DAY,
    )
    assert found.deadline is None
    assert found.look_again() is None
    assert not found.over(opened + 4000 * DAY)
    assert found.charge.spent == DAY


@pytest.mark.parametrize("hour", [None, Hour("20:00", "Europe/Rome")])
@pytest.mark.parametrize("still", ["leave", "pause"])
def test_a_clock_that_would_stand_still_for_years_is_refused(still, hour):
    opened = datetime(2026, 11, 23, 9, tzinfo=UTC)
    end = opened + 5000 * DAY
    calendar = Calendar(leave=(Leave(opened, end),)) if still == "leave" else Calendar()
    pauses = (Pause(opened, end),) if still == "pause" else ()
    hours = Hours(Pace(time=DAY, hour=hour), calendar, pauses)
    with pytest.raises(EndlessWait) as refused:
        compute_clock(
            hours, first_tenure(hours.pace, "Anna", opened)[0], OpenQuestionTime("lay", opened), opened
        )
    assert refused.value.sentence.facts["start"] == opened
