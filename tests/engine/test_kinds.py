"""Kinds of answers: a few lines however many answers there are, and every one of them within reach of the words they tell."""

import pytest

from engine import games, new_table
from engine.kinds import FEW
from tests.engine.playing import visits

STOPS = 8
LONGEST = 40
"""Lines of a list whose answers go no further apart, such as the amounts of one action."""

each_game = pytest.mark.parametrize("game", list(games()))


def reached(table, seat, begun=""):
    """Every answer that the lists tell, from the first one on, whatever they say that opens more; and the lists."""
    choices = table.choices(seat, begun)
    found, lists = {str(move) for move in choices.amounts}, [choices]
    for kind in (*choices.kinds, *choices.liberties):
        found.add(str(kind.best))
        if kind.count > 1:
            assert kind.begins != begun, "a kind that opens nothing but itself"
            more, deeper = reached(table, seat, kind.begins)
            found |= more
            lists += deeper
    return found, lists


def positions(game, salt):
    for table, _ in visits(game, 0, STOPS, salt):
        for seat in range(table.seats):
            if table.moves(seat):
                yield table, seat


@each_game
def test_no_answer_hides_behind_the_number_of_others(game):
    for table, seat in positions(game, "kinds"):
        amounts = table.amounts(seat)
        legal = {
            str(move) for move in table.moves(seat) if amounts is None or not isinstance(move, amounts.move)
        }
        found, lists = reached(table, seat)
        assert legal <= found
        assert len(lists[0].kinds) <= FEW + 1, "the default may have a line of its own"
        assert all(len(each.kinds) <= LONGEST for each in lists)


@each_game
def test_a_kind_counts_what_its_words_open(game):
    for table, seat in positions(game, "counted"):
        for kind in table.choices(seat).kinds:
            opened = table.choices(seat, kind.begins).moves
            assert kind.count in (len(opened), 1)
            assert kind.best in opened


@each_game
def test_words_that_open_more_are_no_answer_unless_they_say_so(game):
    for table, seat in positions(game, "whole"):
        legal = {str(move) for move in table.moves(seat)}
        for kind in table.choices(seat).kinds:
            assert (kind.begins in legal) == kind.whole


@each_game
def test_what_is_played_by_itself_is_among_the_lines(game):
    for table, seat in positions(game, "default"):
        question, choices = table.question(seat), table.choices(seat)
        if question.amount is None:
            assert question.default in choices.listed


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
