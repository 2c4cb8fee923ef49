"""How often somebody came of late, whatever the clock says."""

from hypothesis import given, settings
from hypothesis import strategies as st

from service.platform.rate_limit import LocalCounter, Rate, parse_rates

RATE = Rate("all", 6, 60)


def test_a_setting_may_have_several_rates():
    assert parse_rates("10/minute;100/hour", "all") == (Rate("all", 10, 60), Rate("all", 100, 3600))


def test_whoever_has_come_too_often_is_told_when_the_next_is_free():
    counter = LocalCounter()
    assert [counter.hit(RATE, "anna", 30.0).remaining for _ in range(6)] == [5, 4, 3, 2, 1, 0]
    refused = counter.hit(RATE, "anna", 30.0)
    assert not refused.good
    assert (refused.reset_at, refused.wait(30.0)) == (60.0, 30)
    assert counter.hit(RATE, "ben", 30.0).good


def test_the_span_before_fades_away():
    counter = LocalCounter()
    for _ in range(6):
        counter.hit(RATE, "anna", 59.0)
    assert [counter.hit(RATE, "anna", now).good for now in (61.0, 61.0, 71.0, 71.0)] == [
        True,
        False,
        True,
        False,
    ]
    refused = counter.hit(RATE, "anna", 71.0)
    assert counter.hit(RATE, "anna", 71.0 + refused.wait(71.0)).good


def test_what_no_window_reaches_is_forgotten():
    counter = LocalCounter()
    for number in range(100):
        counter.hit(RATE, f"address {number}", 10.0)
    counter.hit(RATE, "anna", 1000.0)
    assert [who for _, who in counter.counted] == ["anna"]


@given(st.lists(st.floats(0, 40), min_size=1, max_size=60))
@settings(max_examples=50)
def test_no_span_lets_in_more_than_the_rate_says(pauses):
    counter, now, let_in = LocalCounter(), 0.0, []
    for pause in pauses:
        now += pause
        standing = counter.hit(RATE, "anna", now)
        assert 0 <= standing.remaining <= RATE.amount
        assert standing.reset_at == (now // RATE.seconds + 1) * RATE.seconds
        if standing.good:
            let_in.append(now // RATE.seconds)
        else:
            assert now < standing.retry_at <= standing.reset_at
    assert all(let_in.count(span) <= RATE.amount for span in let_in)
