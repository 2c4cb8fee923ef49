import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings

from service.play.pace.calendar import Calendar, Leave, SleepHours
from service.play.pace.deadline import OpenQuestionTime, compute_clock
from service.play.pace.explain import explain_deadline, format_length, render_sentence
from service.play.pace.hours import Hours, Pause
from service.play.pace.pace import Hour, Pace, load_ready_made
from service.play.pace.sentence import Sentence
from service.play.pace.tenure import first_tenure
from service.web import problems
from tests.service.play.clocks.cases import DAY, HOUR, lengths, situations

ROOT = Path(__file__).parents[4]
ROME = Calendar(zone="Europe/Rome", sleep=SleepHours("23:00", "07:00"))
FRIDAY = datetime(2026, 11, 20, 17, 30, tzinfo=UTC)


def said(english, hours, after=timedelta(), absent=False):
    asked = OpenQuestionTime("lay", FRIDAY, absent=absent)
    found = compute_clock(hours, first_tenure(hours.pace, "Anna", FRIDAY)[0], asked, FRIDAY + after)
    return [
        render_sentence(sentence, english, hours.calendar.zone)
        for sentence in explain_deadline(hours, asked, found)
    ]


def test_a_deadline_says_when_and_why_and_what_was_given(english):
    pace = Pace(time=2 * DAY, weekends_count=False)
    assert said(english, Hours(pace, ROME)) == [
        "Tue 24 Nov 18:30 your time, because your weekend does not count",
        "You have 2 days for this question.",
        "The next reminder comes Mon 23 Nov 18:30.",
    ]


def test_every_reason_that_matters_is_named_once(english):
    pace = Pace(time=2 * DAY, weekends_count=False, sleep_counts=False)
    away = Leave(FRIDAY + 9 * DAY, FRIDAY + 10 * DAY)
    hours = Hours(
        pace, Calendar(zone="Europe/Rome", sleep=ROME.sleep, leave=(away,)), (Pause(FRIDAY, FRIDAY + DAY),)
    )
    assert said(english, hours)[0].endswith(
        "because your weekend does not count, the table's pause does not count and your sleep hours do not count"
    )


def test_a_late_reminder_moves_the_deadline_and_says_so(english):
    late = said(english, Hours(Pace(time=DAY), ROME), after=2 * DAY)
    assert late[0] == "Sun 22 Nov 19:30 your time, because you are reminded before anything runs out"


@pytest.mark.parametrize(
    ("pace", "absent", "sentence"),
    [
        (load_ready_made()["relaxed"], False, "You have 2 days for this question and 5 days in your bank."),
        (
            Pace(time=6 * HOUR, hour=Hour("20:00", "Europe/Rome")),
            False,
            "Answers are due every day at 20:00 (Europe/Rome); a question stands for at least 6 hours.",
        ),
        (
            load_ready_made()["relaxed"],
            True,
            'You are marked absent, so this question waits only 12 hours; answer, or say "back", and your usual time returns.',
        ),
    ],
)
def test_what_was_given_is_said_in_the_terms_of_the_pace(english, pace, absent, sentence):
    assert said(english, Hours(pace, ROME), absent=absent)[1] == sentence


def test_without_a_limit_that_is_all_there_is_to_say(english):
    assert said(english, Hours(load_ready_made()["no-limit"], ROME)) == ["This table has no time limit."]


@settings(max_examples=80)
@given(situations(), lengths(timedelta(), 30 * DAY))
def test_every_deadline_can_be_explained(english, situation, after):
    hours, tenure, asked = situation
    found = compute_clock(hours, tenure, asked, asked.opened + after)
    for sentence in explain_deadline(hours, asked, found):
        assert render_sentence(sentence, english, hours.calendar.zone)


@settings(max_examples=60)
@given(lengths(timedelta(), 300 * DAY))
def test_a_length_is_said_in_its_two_largest_units(english, span):
    text = format_length(span, english)
    assert 1 <= len(text.split(" and ")) <= 2
    assert not text.startswith("0 ") or span < timedelta(minutes=1)


def test_a_fact_that_has_no_words_is_refused(english):
    with pytest.raises(TypeError, match=r"not 2\.5"):
        render_sentence(Sentence("time-days", {"count": 2.5}), english, "UTC")


def test_every_message_of_the_code_is_in_the_catalogue_and_the_other_way_round(english):
    folders = (ROOT / "service" / "play" / name for name in ("pace", "clocks", "timeouts", "messages"))
    code = "".join(file.read_text() for folder in folders for file in folder.glob("*.py"))
    named = set(re.findall(r'"(time-[a-z-]+)"', code)) - set(problems.load_problem_kinds())
    made = {
        f"time-because-{cause}"
        for cause in ("weekend", "leave", "pause", "sleep", "moved-sleep", "moved-reminder")
    }
    made |= {"time-days", "time-hours", "time-minutes"}
    catalogue = (ROOT / "templates" / "words" / "en" / "time.ftl").read_text()
    assert set(re.findall(r"^(time-[a-z-]+) =", catalogue, re.MULTILINE)) == named | made
