"""docs/time.md says what the code does."""

import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
import pytest

from service.play.pace.calendar import Calendar, SleepHours
from service.play.pace.deadline import OpenQuestionTime, compute_clock
from service.play.pace.explain import deadline_reasons, render_sentence
from service.play.pace.hours import Hours
from service.play.pace.leave import LONGEST_PAUSE, QUOTA
from service.play.pace.pace import Pace, load_ready_made, read_pace
from service.play.pace.tenure import TenureTime

PAGE = (Path(__file__).parents[4] / "docs" / "time.md").read_text()


def rows(first_column):
    """The rows of the table that begins with this column."""
    table = PAGE[PAGE.index(f"| {first_column} |") :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def pace_of(name):
    if name in load_ready_made():
        return load_ready_made()[name]
    return read_pace(re.search(r'`(\{"time": "PT6H".*?\}\})`', PAGE).group(1))


@pytest.mark.parametrize("row", rows("pace | zone"), ids=" ".join)
def test_every_example_comes_out_as_it_says(row, english):
    name, zone, asked, bank, deadline, because = row
    hours = Hours(pace_of(name), Calendar(zone=zone, sleep=SleepHours("23:00", "07:00")))
    opened, expected = (
        datetime.strptime(text, "%a %d %b %Y %H:%M").replace(tzinfo=ZoneInfo(zone))
        for text in (asked, deadline)
    )
    tenure = TenureTime("Anna", opened, timedelta(days=1) if bank == "1 day" else timedelta())
    found = compute_clock(
        hours, tenure, OpenQuestionTime("lay", opened.astimezone(UTC)), opened.astimezone(UTC)
    )
    assert found.deadline == expected
    assert (
        " and ".join(render_sentence(reason, english, zone) for reason in deadline_reasons(hours, found))
        == because
    )


def test_the_example_pace_is_one_and_shows_every_field():
    example = json.loads(re.search(r"```json\n(.*?)```", PAGE, re.DOTALL).group(1))
    assert read_pace(example)
    assert {*example, "hour"} == {field.encode_name for field in msgspec.structs.fields(Pace)}


def test_the_limits_are_the_codes():
    assert f"**Leave**: {QUOTA} days a year" in PAGE
    assert f"last at most {LONGEST_PAUSE.days} days" in PAGE
