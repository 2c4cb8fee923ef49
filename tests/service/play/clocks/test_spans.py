from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.play.pace.spans import (
    EndlessWait,
    add_running_time,
    covered_time,
    merge_spans,
    next_running_moment,
    running_time,
    subtract_running_time,
)

ZERO = datetime(2026, 11, 21, tzinfo=UTC)
law = settings(max_examples=200)


def at(hours):
    return ZERO + timedelta(hours=hours)


def stops():
    one = st.tuples(st.integers(0, 80), st.integers(1, 20)).map(lambda pair: (at(pair[0]), at(sum(pair))))
    return st.lists(one, max_size=5).map(lambda found: list(merge_spans([sorted(found)])))


def test_a_union_covers_what_any_row_covers():
    rows = [[(at(1), at(3)), (at(9), at(10))], [(at(2), at(5))], [(at(5), at(6)), (at(8), at(9))]]
    assert list(merge_spans(rows)) == [(at(1), at(6)), (at(8), at(10))]
    assert list(merge_spans([])) == []


@law
@given(stops(), st.integers(0, 100), st.integers(0, 60))
def test_a_walk_takes_its_amount_of_running_time_and_ends_where_time_runs(found, start, amount):
    end = add_running_time(at(start), timedelta(hours=amount), found)
    assert running_time(at(start), end, found) == timedelta(hours=amount)
    assert next_running_moment(end, found) == end


@law
@given(stops(), st.integers(90, 130), st.integers(1, 60))
def test_going_back_leaves_the_amount_and_is_the_last_to_do_so(found, end, amount):
    start = subtract_running_time(at(end), timedelta(hours=amount), found, at(-100))
    assert running_time(start, at(end), found) == timedelta(hours=amount)
    assert next_running_moment(start, found) == start


def test_going_back_stops_at_the_floor():
    assert subtract_running_time(at(10), timedelta(hours=5), [(at(6), at(8))], at(4)) == at(4)


@law
@given(stops(), st.integers(-5, 120), st.integers(-5, 120))
def test_no_time_is_negative(found, start, end):
    assert running_time(at(start), at(end), found) >= timedelta()
    assert covered_time(at(start), at(max(start, end)), found) <= at(max(start, end)) - at(start)


def test_standing_still_without_end_is_refused():
    with pytest.raises(EndlessWait):
        next_running_moment(at(0), [(at(-1), at(24 * 2000))])
