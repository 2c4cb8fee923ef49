"""Chance is what docs/fair-chance.md says, byte by byte."""

import re
from collections import Counter
from hashlib import sha256
from itertools import islice
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from engine.values import chance

PAGE = (Path(__file__).parents[2] / "docs" / "fair-chance.md").read_text()
SEED = bytes.fromhex(re.search(r"With the seed `([0-9a-f]{64})`", PAGE)[1])


def from_the_page():
    """The code that the page gives to people who do not trust ours."""
    names = {}
    exec(re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)[1], names)
    return names


def example(what):
    """The result that the page's table of fixed examples gives."""
    return re.search(rf"\| {re.escape(what)} \| (.*?) \|", PAGE)[1].strip("`").split(", ")


def test_the_fixed_examples_of_the_page():
    assert example("commitment") == [chance.commitment(SEED)] == [sha256(SEED).hexdigest()]
    assert example("first words of `deck`") == [str(word) for word in islice(chance.words(SEED, "deck"), 4)]
    assert example("pick below 6 from `die`") == [str(chance.pick(SEED, "die", 6))]
    shuffled = chance.shuffle_items(SEED, "deck", range(10))
    assert example("the numbers 0 to 9, shuffled by `deck`") == [str(number) for number in shuffled]
    assert example("the letters a to f, shuffled by `città`") == chance.shuffle_items(SEED, "città", "abcdef")


@given(seed=st.binary(min_size=1, max_size=40), stream=st.text(), count=st.integers(0, 80))
def test_the_code_of_the_page_gives_the_same(seed, stream, count):
    stream = stream.encode(errors="ignore").decode()
    page = from_the_page()
    assert page["shuffle_items"](seed, stream, range(count)) == chance.shuffle_items(
        seed, stream, range(count)
    )
    assert page["below"](page["numbers"](seed, stream), count + 1) == chance.pick(seed, stream, count + 1)


@given(items=st.lists(st.integers(), max_size=50), seed=st.binary(min_size=1))
def test_a_shuffle_loses_nothing_and_leaves_its_items_alone(items, seed):
    before = list(items)
    assert Counter(chance.shuffle_items(seed, "deck", items)) == Counter(before)
    assert items == before


def test_streams_do_not_touch_each_other():
    assert len({tuple(chance.shuffle_items(SEED, f"deck {number}", range(9))) for number in range(50)}) == 50


def test_every_place_is_equally_likely():
    """With 6000 fair picks below 6 each number comes 1000 times, give or take five standard deviations."""
    counts = Counter(chance.pick(SEED, f"die {number}", 6) for number in range(6000))
    assert all(abs(counts[face] - 1000) < 5 * 29 for face in range(6))
    firsts = Counter(chance.shuffle_items(SEED, f"deck {number}", range(6))[0] for number in range(6000))
    assert all(abs(firsts[face] - 1000) < 5 * 29 for face in range(6))


def test_words_beyond_the_last_multiple_are_thrown_away():
    source = iter([2**32 - 1, 2**32 - 2, 7])
    assert chance._below(source, 3 * 2**30) == 7
