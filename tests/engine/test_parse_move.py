"""Reading what people write: mild about spelling, never guessing, and always saying what would be right."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Ambiguous, Illegal, Refusal, Unreadable, games, new_table


@pytest.fixture(scope="module")
def table():
    return new_table("pebbles", seats=2, seed=b"reading")


@pytest.fixture(scope="module")
def raising():
    raising = new_table("pebbles", seats=2, seed=b"reading")
    raising.play(0, "stake 3")
    raising.play(1, "stake 5")
    return raising


@pytest.mark.parametrize(
    "text", ["stake 3", "  Stake  3 ", "STAKE 3.", "“stake 3”", "stake: 3!", "> stake 3"]
)
def test_mild_about_spelling(table, text):
    assert str(table.read(0, text)) == "stake 3"


def test_what_is_clear_need_not_be_said_to_its_end(raising):
    (only,) = (move for move in raising.moves(0) if str(move) == "bid 9")
    assert raising.read(0, "bid 9") == only
    with pytest.raises(Ambiguous) as refused:
        raising.read(0, "bid")
    assert len(refused.value.candidates) == 9
    assert "bid 1 · bid 2" in str(refused.value)
    assert "1 more" in str(refused.value)


def test_words_of_other_languages(table):
    assert str(table.read(0, "punto 4", aliases={"punto": "stake"})) == "stake 4"
    assert str(table.read(0, "ich setze 4", aliases={"ich setze": "stake"})) == "stake 4"


@pytest.mark.parametrize("name", ["Stake", "4", "stake 4", "punto", "", "Anna"])
def test_no_players_name_changes_what_a_move_means(table, name):
    assert str(table.read(0, "stake 4", names=[name, "Zoe"])) == "stake 4"
    assert str(table.read(0, "punto 4", names=[name, "Zoe"], aliases={"punto": "stake"})) == "stake 4"


def test_players_names_stand_for_their_seats(table):
    notation = table.game.notation
    seats = notation.seats(["Anna  Maria", "Zoe", "zoe"], {})
    assert seats == {"anna maria": "seat0"}
    assert notation.tokens("give Anna Maria", seats) == ["give", "seat0"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This line is empty. Write a move."),
        ("steak 3", "Did you mean stake 3?"),
        ("stake three", "I understood “stake”, but not the rest"),
        ("hello", "You can write: stake <pebbles>."),
    ],
)
def test_the_unreadable_is_answered_with_forms(table, text, sentence):
    with pytest.raises(Unreadable) as refused:
        table.read(0, text)
    assert sentence in str(refused.value)
    assert "stake <pebbles>" in str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bif 9", "Did you mean bid 9?"),
        ("bif 40", "Did you mean bid?"),
        ("steak 3", "“steak 3” is not a move of this game. You can write:"),
        ("stake three", "I understood “stake”, but not the rest of “stake three”. You can write:"),
    ],
)
def test_only_what_is_possible_now_is_suggested(raising, text, sentence):
    with pytest.raises(Unreadable) as refused:
        raising.read(0, text)
    assert sentence in str(refused.value)
    assert "stake <" not in str(refused.value)


def test_the_illegal_is_answered_with_the_rule_and_the_nearest(raising):
    with pytest.raises(Illegal) as refused:
        raising.read(0, "bid 40")
    section = raising.rules().of_rules["purse"]
    assert str(refused.value).startswith(f"You have 9 pebbles, not 40. (Rules, {section}.)")
    assert str(refused.value).endswith("You can name any amount from 1 to 9.")
    assert [str(move) for move in refused.value.nearest[:2]] == ["bid 9", "bid 8"]


def test_nobody_is_asked_twice(raising):
    with pytest.raises(Illegal, match="This seat has nothing to decide now"):
        raising.read(1, "pass")


@given(st.text(max_size=40))
def test_no_text_does_harm(text):
    table = new_table("pebbles", seats=2, seed=b"reading")
    before = table.dump()
    with suppress(Refusal):
        assert table.allows(0, table.read(0, text))
    assert table.dump() == before


@pytest.mark.parametrize("text", ["x" * 5000, "stake " * 8000])
def test_a_text_that_is_longer_than_any_move_is_refused_and_quoted_in_part(table, text):
    with pytest.raises(Unreadable) as refused:
        table.read(0, text)
    assert len(str(refused.value)) < 1000


@pytest.mark.parametrize("text", ["7", " 7. ", "“7”", "> 7"])
def test_where_the_answer_is_an_amount_a_bare_number_is_that_amount(table, text):
    """The seventh of the list would be `stake 6`."""
    assert str(table.read(0, text)) == "stake 7"


def test_an_amount_that_there_is_not_is_refused_with_the_range(table, raising):
    with pytest.raises(Illegal) as refused:
        table.read(0, "20")
    assert "any amount from 0 to 12" in str(refused.value)
    assert "You can play:" not in str(refused.value)
    with pytest.raises(Illegal) as refused:
        raising.read(0, "bid 20")
    assert "any amount from 1 to 9" in str(refused.value)


@pytest.mark.parametrize("text", ["3,50", "3..500", "1,2", "3.500.5", "#3", "-3"])
def test_what_is_no_number_is_none(table, text):
    with pytest.raises(Unreadable):
        table.read(0, text)


def test_a_count_before_a_name_says_it_so_often():
    notation = next(game.notation for game in games().values() if "wood" in game.notation.names)
    assert (
        str(notation.fitting(notation.counted(["swap", "2", "plain", "for", "fountain"])))
        == "swap plain plain for fountain"
    )
    assert notation.counted(["bid", "2"]) == ["bid", "2"]
