"""The answers of an action turn: the kinds of action first, then buildings, then places by parts of the board."""

import pytest

from engine import Begun, new_table


def building():
    """A first turn in Florence, at which everything can be built everywhere."""
    table = new_table("florence", seats=3, seed=b"kinds")
    while table.asked(table.waiting[0])[1] != "turn":
        seat = table.waiting[0]
        table.play(seat, table.question(seat).default)
    return table, table.waiting[0]


def begins(choices):
    return [kind.begins for kind in choices.kinds]


def test_kinds_of_actions_come_first_and_places_last():
    table, seat = building()
    assert begins(table.choices(seat)) == [
        "end",
        "build",
        "profession",
        "bonus",
        "freedom religion",
        "freedom opinion",
        "freedom travel",
    ]
    assert begins(table.choices(seat, "build"))[:2] == ["build university", "build laboratory"]
    assert "build opera northwest" in begins(table.choices(seat, "build opera"))
    squares = begins(table.choices(seat, "build opera north"))
    assert squares[0] == "build opera north b5"
    assert {kind.begins for kind in table.choices(seat, squares[0]).kinds} == {
        "build opera b5n",
        "build opera b5s",
    }


def test_the_part_of_the_board_need_not_be_said_before_a_square():
    table, seat = building()
    assert {"build opera b5n", "build opera b5w"} <= {
        str(move) for move in table.choices(seat, "build opera b5").moves
    }


def test_a_square_on_which_something_would_lie_names_it_too():
    table, seat = building()
    over = table.choices(seat, "build university g7").moves
    assert over
    assert all("g7" in table.squares(seat, move) for move in over)


def test_of_equal_places_the_one_that_spoils_least_is_offered():
    table, seat = building()
    best = table.choices(seat, "build tower").kinds[0].best
    places = table.moves(seat)
    towers = [move for move in places if str(move).startswith("build tower")]
    assert table.spoils(seat, best) <= min(
        table.spoils(seat, move) for move in towers if "southeast" in str(table.game.areas(table, seat, move))
    )


def test_liberties_stand_apart_and_open_like_the_others():
    table, seat = building()
    table.play(seat, "build tower e1n")
    choices = table.choices(seat)
    assert [kind.begins for kind in choices.liberties] == ["sell"]
    assert "sell" not in begins(choices)
    assert begins(table.choices(seat, "sell")) == ["sell 1", "sell 2", "sell 3"]


def test_words_that_begin_no_answer_open_nothing():
    table, seat = building()
    assert table.choices(seat, "fly").kinds == ()


def test_several_ways_to_lie_on_a_square_are_asked_back():
    table, seat = building()
    with pytest.raises(Begun) as asked:
        table.read(seat, "build tower e1")
    assert {"build tower e1n", "build tower e1e"} <= {str(move) for move in asked.value.candidates}


def test_people_write_the_parts_of_the_board_as_they_do():
    table, seat = building()
    words = table.game.words("de")
    written = {"build opera northwest", "Build Opera north-west", "opernhaus bauen nordwest"}
    begun = {table.choices(seat, text, aliases=words.aliases).begun for text in written}
    assert begun >= {"build opera northwest"}
    assert words.write("build opera northwest").endswith("nordwesten")
