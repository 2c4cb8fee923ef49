"""Words: Fluent catalogues with names, lists and a fall back to English."""

import pytest

from engine.table.game import game_named
from engine.text.words import Words, slug

ENGLISH = """
name-silk = fine silk
    .genitive = of silk
slot-amount = how much
bought = { $seat } buys { NAME($ware) }, { NAME($ware, form: "genitive") } { LIST($all) } ({ COUNT($all) }).
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-several = { $count } { $name }
drew = { LIST($all) }
on = on { ROW($squares) }
which = { EITHER($all) }?
more = Or: { $items }, { $more } more.
left = { COUNT($tiles) } left
drawn = { LIST($tiles) } drawn
"""


@pytest.fixture
def english():
    return Words("en", [ENGLISH], None)


@pytest.fixture
def italian(english):
    return Words("it", ["name-silk = seta\nlist-and = { $first } e { $last }"], english)


def test_names_in_their_forms_lists_and_counts(english):
    told = english.say("bought", seat="Anna", ware="Silk", all=["Silk", "wool", "alum"])
    assert told == "Anna buys fine silk, of silk fine silk, wool and alum (3)."


def test_equal_things_are_told_once_with_their_number(english):
    assert english.say("drew", all=["Silk", "wool"]) == "fine silk and wool"
    assert english.say("drew", all=["Silk", "wool", "Silk"]) == "2 fine silk and 1 wool"
    assert english.say("drew", all=["wool", "wool"]) == "2 wool"


@pytest.mark.parametrize(("message", "function"), [("left", "COUNT"), ("drawn", "LIST")])
@pytest.mark.parametrize("fact", [3, "wool"])
def test_what_takes_several_things_says_that_it_was_given_one(english, message, function, fact):
    with pytest.raises(
        ValueError, match=rf"message {message}: .*{function} takes several things, not {fact}"
    ):
        english.say(message, tiles=fact)


def test_what_has_no_name_stands_as_it_is(english):
    assert english.say("on", squares=["silk", "b6"]) == "on silk and b6"


def test_a_choice(english):
    assert english.say("which", all=["a"]) == "a?"
    assert english.say("which", all=["a", "b", "c"]) == "a, b or c?"


def test_what_a_translation_lacks_is_said_in_english(italian):
    assert italian.name("silk") == "seta"
    assert italian.name("silk", "genitive") == "of silk"
    assert italian.name("wool") == "wool"
    assert italian.join(["a", "b"]) == "a e b"
    assert italian.slot("amount") == "how much"
    assert italian.slot("from_where") == "from where"
    assert italian.has("bought")


def test_a_long_list_says_how_much_more_there_is(english):
    assert english.with_list("So.", "more", list(range(20))).endswith("12 more.")
    assert english.with_list("So.", "more", []) == "So."


def test_a_missing_message_or_fact_is_an_error_and_no_gap(english):
    with pytest.raises(KeyError):
        english.say("nothing")
    with pytest.raises(ValueError, match="bought"):
        english.say("bought", seat="Anna")


def test_names_as_message_ids():
    assert slug("Secret marriage (2)") == "secret-marriage-2"


def test_a_sentence_is_outlined_with_blanks_for_its_facts():
    """As pages of rules need it: nobody has bid anything yet."""
    words = game_named("pebbles").words()
    assert words.outlined("rule-purse") == "You have <purse> pebbles, not <pebbles>."
    assert game_named("pebbles").words("de").outlined("rule-higher") == "Bid more than <bid>."


def test_the_messages_of_a_family_are_those_of_english():
    assert "rule-higher" in game_named("pebbles").words("it").messages("rule")
    assert not [
        name for name in game_named("pebbles").words().messages("event") if not name.startswith("event-")
    ]
