from datetime import timedelta

import msgspec
import pytest
from hypothesis import given, settings

from service.play.pace.pace import BadPace, Pace, load_ready_made, read_pace
from service.play.pace.sentence import TimeRefusal
from tests.service.play.clocks.cases import DAY, HOUR, paces


def test_the_ready_made_paces_have_names_and_are_read_from_data():
    assert set(load_ready_made()) == {"brisk", "daily", "relaxed", "very-slow", "no-limit"}
    assert load_ready_made()["no-limit"].time_for("lay") is None


@settings(max_examples=60)
@given(paces())
def test_a_pace_goes_to_json_and_back(pace):
    assert read_pace(pace.json()) == pace
    assert read_pace(msgspec.to_builtins(pace)) == pace


def test_kinds_of_question_may_have_a_time_of_their_own():
    pace = read_pace({"time": "P2D", "kinds": {"auction": "PT12H"}})
    assert pace.time_for("auction") == timedelta(hours=12)
    assert pace.time_for("lay") == 2 * DAY


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"time": "two days"}, "time-bad-pace"),
        ({"tempo": "P2D"}, "time-bad-pace"),
        ({"time": "P1D", "hour": {"at": "24:00", "zone": "UTC"}}, "time-bad-pace"),
        ({"time": "P1D", "hour": {"at": "20:00", "zone": "Rome"}}, "time-no-zone"),
        ({"time": "P1D", "absence": {"after": "P7D", "then": "despair"}}, "time-bad-pace"),
        ({"time": "PT2H"}, "time-out-of-bounds"),
        ({"time": "-P1D"}, "time-out-of-bounds"),
        ({"time": "P61D"}, "time-out-of-bounds"),
        ({"time": "P1D", "grace": "PT0S"}, "time-out-of-bounds"),
        ({"time": "P1D", "kinds": {"auction": "PT1H"}}, "time-out-of-bounds"),
        ({"kinds": {"auction": "P1D"}}, "time-kinds-without-time"),
        ({"hour": {"at": "20:00", "zone": "Europe/Rome"}}, "time-kinds-without-time"),
        ({"bank": "P1D"}, "time-bank-of-no-use"),
        (
            {"time": "P1D", "bank": "P1D", "hour": {"at": "20:00", "zone": "Europe/Rome"}},
            "time-bank-of-no-use",
        ),
        ({"time": "P1D", "bank": "-P1D"}, "time-bank-out-of-bounds"),
        ({"time": "P1D", "bank": "P91D"}, "time-bank-out-of-bounds"),
        ({"time": "P1D", "bank": "P1D", "increment": "PT1H"}, "time-cap-missing"),
        ({"time": "P1D", "bank": "P3D", "cap": "P2D"}, "time-cap-below-bank"),
        ({"time": "P1D", "ladder": []}, "time-ladder-empty"),
        ({"time": "P1D", "ladder": ["PT0S"]}, "time-ladder-empty"),
        ({"time": "P1D", "notice": "PT0S"}, "time-notice-too-short"),
    ],
)
def test_what_cannot_be_meant_is_refused(data, message):
    with pytest.raises(TimeRefusal) as refused:
        read_pace(data)
    assert refused.value.sentence.message == message
    with pytest.raises(TimeRefusal, match=message):
        read_pace(msgspec.json.encode(data))


def test_a_pace_made_in_code_is_checked_as_well():
    with pytest.raises(BadPace, match="time-out-of-bounds: time 1:00:00"):
        Pace(time=HOUR)
