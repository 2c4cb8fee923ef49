"""Kinds of answers: a few lines however many answers there are, and every one of them within reach of the words they tell."""

import pytest

from engine import games
from engine.values.kinds import FEW, kinds_of, way_of
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


def differ_in_one_word(kinds):
    """Nothing between them could be told first: `lay wool a1`, `lay wool a2`, …"""
    lines = [kind.begins.split() for kind in kinds]
    words = [len(set(each)) for each in zip(*lines, strict=False)]
    return len(set(map(len, lines))) == 1 and [number for number in words if number > 1] == [len(lines)]


@each_game
def test_no_answer_hides_behind_the_number_of_others(game):
    for table, seat in positions(game, "kinds"):
        amounts = table.amounts(seat)
        legal = {
            str(move) for move in table.moves(seat) if amounts is None or not isinstance(move, amounts.move)
        }
        found, lists = reached(table, seat)
        assert legal <= found
        first = lists[0].kinds
        assert len(first) <= FEW + 1 or differ_in_one_word(first), "the default may have a line of its own"
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


def test_an_answer_that_opens_more_is_written_without_the_part_of_the_board():
    """`lay south a2` would be no answer, though `lay a2` is one and `lay a2 turned` another."""
    lines = [
        f"lay {square}{turned}"
        for square in ("a1", "a2", "b1", "b2", "c1", "c2", "d1")
        for turned in ("", " turned")
    ]
    parts = {
        square: ("south" if square < "c" else "north",) for line in lines for square in [line.split()[1]]
    }
    ways = [way_of(line, line.split(), parts) for line in lines]
    whole = [kind.begins for kind in kinds_of(ways, ("lay", "south"), len) if kind.whole]
    assert whole
    assert set(whole) <= set(lines)
