from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.play.pace.pace import load_ready_made
from service.play.pace.sentence import TimeRefusal
from service.play.pace.tenure import Charge, add_tenure, first_tenure, tenure_at

START = datetime(2026, 11, 21, 9, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
PACE = load_ready_made()["relaxed"]


@settings(max_examples=100)
@given(st.lists(st.integers(0, 400), max_size=6).map(sorted), st.integers(-10, 450))
def test_a_seat_has_exactly_one_owner_from_its_first_day_on(takeovers, hours):
    history = first_tenure(PACE, "0", START)
    for number, hour in enumerate(takeovers, 1):
        history = add_tenure(history, PACE, str(number), START + hour * HOUR)
    at = START + hours * HOUR
    owners = [each for each in history if each.since <= at and (each.until is None or at < each.until)]
    assert len(owners) == (hours >= 0)
    assert tenure_at(history, at) == (owners[0] if owners else None)


def test_the_old_tenure_keeps_its_figures_and_the_new_one_is_fresh():
    spent = first_tenure(PACE, "Anna", START)[0].charged(PACE, Charge(DAY, DAY, DAY, 0 * DAY), own=False)
    old, new = add_tenure((spent,), PACE, "Bruno", START + 9 * DAY)
    assert (old.player, old.bank, old.until) == ("Anna", PACE.bank - DAY, START + 9 * DAY)
    assert (new.player, new.bank, new.since, new.until) == ("Bruno", PACE.bank, START + 9 * DAY, None)


def test_nobody_takes_a_seat_over_before_it_was_taken():
    with pytest.raises(TimeRefusal, match="time-takeover-before"):
        add_tenure(first_tenure(PACE, "Anna", START), PACE, "Bruno", START - HOUR)


def test_an_own_answer_earns_the_increment_up_to_the_cap():
    tenure = first_tenure(PACE, "Anna", START)[0]
    free, dear = Charge(HOUR, HOUR, 0 * HOUR, 0 * HOUR), Charge(3 * DAY, 2 * DAY, DAY, 0 * DAY)
    assert tenure.charged(PACE, dear, own=True).bank == PACE.bank - DAY + PACE.increment
    assert tenure.charged(PACE, dear, own=False).bank == PACE.bank - DAY
    for _ in range(40):
        tenure = tenure.charged(PACE, free, own=True)
    assert tenure.bank == PACE.cap
