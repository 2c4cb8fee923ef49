"""Sentences: what is written quickly is what the runtime would write."""

from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.sentences import Sentences

TEXTS = """
bare = Nothing but words { "{" }here{ "}" }.
    .title = Of { $seat }
mixed = { $seat } pays { $money } for
    { $lot }, and { $seat } smiles.
number = { $money }
chosen = { $money ->
    [one] one florin
   *[other] { $money } florins
}
count = { $money ->
    [0] none for { $seat }
    [few] a few
   *[other] { $seat ->
        [Anna] hers
       *[other] { UP($seat) } and { UP($lot, by: "two") }
    }
}
calling = { NUMBER($money, minimumFractionDigits: 1) }
refers = { bare } and { -house }
-house = Medici
only =
    .title = an attribute alone
"""
CALLS = {"UP": lambda thing, by="one": f"{by} {thing}"}
FACTS = st.fixed_dictionaries(
    {
        "seat": st.text(max_size=20) | st.just("Anna"),
        "money": st.integers(-1, 25) | st.integers(-(10**9), 10**9) | st.booleans() | st.floats(-1000, 1000),
        "lot": st.text(max_size=20) | st.integers(0, 9999),
    }
)


@pytest.fixture(params=["en", "it", "pl"])
def language(request):
    return request.param


@cache
def runtime(language):
    bundle = FluentBundle([language], functions=CALLS, use_isolating=False)
    bundle.add_resource(FluentResource(TEXTS))
    return bundle


@cache
def quick(language):
    sentences = Sentences(language, CALLS)
    sentences.add_resource(FluentResource(TEXTS))
    return sentences


def usual(language, message, facts):
    bundle = runtime(language)
    text, faults = bundle.format_pattern(bundle.get_message(message).value, facts)
    assert not faults
    return text


@pytest.mark.parametrize("message", ["bare", "mixed", "number", "chosen", "calling", "refers", "count"])
@settings(deadline=None, max_examples=20)
@given(facts=FACTS)
def test_a_sentence_is_what_the_runtime_makes_of_it(message, facts):
    for language in ("en", "it", "pl"):
        assert quick(language).write(message, facts) == usual(language, message, facts)


@pytest.fixture
def sentences(language):
    return quick(language)


def test_attributes_are_written_too(sentences):
    assert sentences.write("bare", {"seat": "Anna"}, "title") == "Of Anna"
    assert sentences.write("only", {}, "title") == "an attribute alone"


def test_what_there_is_not_is_nothing(sentences):
    assert sentences.write("none", {}) is None
    assert sentences.write("only", {}) is None
    assert sentences.write("bare", {}, "none") is None


@pytest.mark.parametrize(
    "facts", [{"seat": "Anna"}, {"money": 3, "lot": "lake"}, {"seat": "a" * 3000, "money": 1, "lot": ""}]
)
def test_a_gap_or_a_flood_is_an_error(sentences, facts):
    with pytest.raises(ValueError, match="mixed"):
        sentences.write("mixed", facts)
