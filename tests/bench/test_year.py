"""The clock of `make bench-year`."""

from datetime import UTC, datetime, timedelta

from bench.year.clock import YearClock, start_clock

BEGINS = datetime(2027, 1, 4, 6, tzinfo=UTC)
SOON = timedelta(minutes=1)


def test_all_processes_see_the_same_time_and_it_is_never_set_back(tmp_path):
    clock = start_clock(tmp_path / "clock", BEGINS)
    other = YearClock(tmp_path / "clock")
    assert BEGINS <= other() < BEGINS + SOON
    clock.jump(BEGINS + timedelta(days=7))
    clock.jump(BEGINS)
    assert BEGINS + timedelta(days=7) <= other() < BEGINS + timedelta(days=7) + SOON
