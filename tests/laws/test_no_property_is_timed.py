"""A test says what is right, on a busy machine too."""

from time import sleep

from hypothesis import given, settings
from hypothesis import strategies as st


@settings(max_examples=1)
@given(st.just(0.3))
def test_an_example_may_take_longer_than_hypothesis_would_grant_it(seconds):
    sleep(seconds)
