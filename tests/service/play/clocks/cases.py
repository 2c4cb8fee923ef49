"""Paces, calendars and moments for tests of the clock, and a slower reference for quiet times."""

from datetime import UTC, date, datetime, timedelta
from datetime import time as wall_time
from zoneinfo import ZoneInfo

from hypothesis import strategies as st

from service.play.pace.calendar import DAYS, Calendar, Leave, SleepHours
from service.play.pace.deadline import OpenQuestionTime
from service.play.pace.hours import Hours, Pause
from service.play.pace.pace import Hour, Pace
from service.play.pace.tenure import TenureTime

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)

ZONES = (
    "UTC",
    "Europe/Rome",
    "Europe/Dublin",  # winter is the exception here
    "America/New_York",
    "America/Santiago",  # changes at midnight
    "America/Havana",  # changes at midnight
    "Asia/Beirut",  # changes at midnight
    "Asia/Kathmandu",  # a quarter of an hour off
    "Asia/Tokyo",
    "Africa/Casablanca",  # changes around Ramadan
    "Australia/Lord_Howe",  # changes by half an hour
    "Pacific/Chatham",
    "Antarctica/Troll",  # changes by two hours
)
CHANGES = tuple(
    datetime(year, month, day, tzinfo=UTC)
    for year in (2026, 2027)
    for month, day in ((2, 10), (3, 7), (3, 27), (4, 3), (9, 5), (10, 2), (10, 23), (10, 31))
)


def lengths(least, most):
    return st.integers(least // MINUTE, most // MINUTE).map(lambda count: count * MINUTE)


def local_times():
    return st.builds("{:02}:{:02}".format, st.integers(0, 23), st.sampled_from((0, 15, 30, 45)))


def moments():
    """Any moment, often within days of a change to or from summer time."""
    anywhere = st.builds(
        lambda minutes: datetime(2026, 1, 1, tzinfo=UTC) + minutes, lengths(0 * DAY, 700 * DAY)
    )
    return anywhere | st.builds(
        lambda day, after: day + after, st.sampled_from(CHANGES), lengths(0 * DAY, 6 * DAY)
    )


@st.composite
def sleeps(draw):
    falls = draw(local_times())
    length = draw(lengths(15 * MINUTE, 12 * HOUR))
    wakes = datetime.combine(date.min, wall_time.fromisoformat(falls)) + length
    return SleepHours(falls, f"{wakes:%H:%M}")


def spans(kind, most):
    built = st.builds(lambda start, length: kind(start, start + length), moments(), lengths(HOUR, most))
    return st.lists(built, max_size=3).map(tuple)


def near(kind, opened, most):
    """A span that begins near a question's life."""
    return st.builds(
        lambda after, length: kind(opened + after, opened + after + length),
        lengths(-2 * DAY, 20 * DAY),
        lengths(HOUR, most),
    )


def calendars():
    return st.builds(
        Calendar,
        zone=st.sampled_from(ZONES),
        sleep=st.none() | sleeps(),
        weekend=st.lists(st.sampled_from(DAYS), max_size=3, unique=True).map(tuple),
        leave=spans(Leave, 21 * DAY),
        ladder=st.none() | st.lists(lengths(10 * MINUTE, 3 * DAY), min_size=1, max_size=4).map(tuple),
    )


@st.composite
def paces(draw, with_hour=True):
    hours = st.builds(Hour, at=local_times(), zone=st.sampled_from(ZONES))
    hour = draw(st.none() | hours) if with_hour else None
    bank = timedelta() if hour else draw(st.just(timedelta()) | lengths(HOUR, 10 * DAY))
    return Pace(
        time=draw(lengths(3 * HOUR, 6 * DAY)),
        kinds={"auction": draw(lengths(3 * HOUR, DAY))},
        bank=bank,
        increment=draw(lengths(timedelta(), 8 * HOUR)) if bank else timedelta(),
        cap=bank + 2 * DAY if bank else None,
        hour=hour,
        weekends_count=draw(st.booleans()),
        sleep_counts=draw(st.booleans()),
        notice=draw(lengths(10 * MINUTE, HOUR)),
        grace=draw(lengths(3 * HOUR, DAY)),
    )


@st.composite
def situations(draw, with_hour=True):
    """Hours, tenure and an open question that belong together."""
    pace = draw(paces(with_hour=with_hour))
    opened = draw(moments())
    calendar = draw(calendars())
    if draw(st.booleans()):
        away = draw(near(Leave, opened, 21 * DAY))
        calendar = Calendar(
            **{name: getattr(calendar, name) for name in ("zone", "sleep", "weekend")}, leave=(away,)
        )
    pauses = (draw(near(Pause, opened, 14 * DAY)),) if draw(st.booleans()) else ()
    tenure = TenureTime("Anna", opened - draw(lengths(0 * DAY, 30 * DAY)), draw(lengths(0 * DAY, pace.bank)))
    asked = OpenQuestionTime(draw(st.sampled_from(("lay", "auction"))), opened, absent=draw(st.booleans()))
    return Hours(pace, calendar, pauses), tenure, asked


def asleep(calendar, at):
    """Tell if it is the player's sleep time."""
    if calendar.sleep is None:
        return False
    shown = at.astimezone(ZoneInfo(calendar.zone)).time()
    falls, wakes = (wall_time.fromisoformat(text) for text in (calendar.sleep.falls, calendar.sleep.wakes))
    return falls <= shown < wakes if falls < wakes else shown >= falls or shown < wakes


def stopped(hours, at):
    """Tell if the clock stands still, straight from the definition."""
    calendar = hours.calendar
    weekday = DAYS[at.astimezone(ZoneInfo(calendar.zone)).weekday()]
    return (
        (not hours.pace.weekends_count and weekday in calendar.weekend)
        or any(away.start <= at < away.end for away in (*calendar.leave, *hours.pauses))
        or (not hours.pace.sleep_counts and asleep(calendar, at))
    )


def quiet(hours, at):
    return stopped(hours, at) or asleep(hours.calendar, at)
