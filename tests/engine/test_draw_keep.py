from hypothesis import given, settings
from hypothesis import strategies as st

from engine.mechanics.draw_keep import choices, is_order_of_rest, remaining_cards, take_top


def test_looking_takes_the_top_and_all_of_a_short_deck() -> None:
    deck = ["a", "b", "c"]
    assert take_top(deck, 2) == ("a", "b")
    assert deck == ["c"]
    assert take_top(deck, 5) == ("c",)
    assert deck == []


def test_choices_keep_the_order_looked_at() -> None:
    assert choices(("c", "a", "b"), 2) == (("c", "a"), ("c", "b"), ("a", "b"))


def test_the_rest_stays_as_it_was_looked_at_unless_an_order_is_named() -> None:
    assert remaining_cards("abc", "b") == ("a", "c")
    assert remaining_cards("abc", "b", "ca") == ("c", "a")


def test_an_order_names_each_card_of_the_rest_once() -> None:
    assert is_order_of_rest("abc", "b", "ca")
    assert is_order_of_rest("abc", "b", "")
    assert not is_order_of_rest("abc", "b", "cc")
    assert not is_order_of_rest("abc", "b", "cab")
    assert not is_order_of_rest("abc", "b", "a")


@settings(max_examples=50)
@given(st.permutations(range(6)), st.integers(1, 8), st.data())
def test_no_card_is_lost(cards: list[int], number: int, data: st.DataObject) -> None:
    deck = list(cards)
    looked = take_top(deck, number)
    kept = data.draw(st.sampled_from(choices(looked, 1)))
    under = data.draw(st.permutations(remaining_cards(looked, kept)))
    assert is_order_of_rest(looked, kept, under)
    assert sorted([*deck, *kept, *remaining_cards(looked, kept, under)]) == list(range(6))
