"""Forms write a move as its line and read the line back; people see them in their own words."""

from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Move, Seat
from engine.text.words import words_of
from engine.values.form import NoFit
from engine.values.move import form_of


class Give(Move, frozen=True, tag="give"):
    form = "give {goods} to {target_seat} [for {price}] [at~once {signed}]"
    goods: tuple[str, ...]
    target_seat: Seat
    price: int | None = None
    signed: Literal["openly", "secretly"] | None = None


class Pay(Move, frozen=True, tag="pay"):
    form = "pay {coins}"
    coins: dict[str, int]


class Square:
    """A field that brings its own words."""

    width = 2
    made_of = ("place", "number")

    @classmethod
    def from_words(cls, tokens):
        return "".join(tokens)

    def words(self):
        return " ".join(self)


class Build(Move, frozen=True, tag="build"):
    form = "build {where} [{levels}]"
    where: Annotated[str, Square]
    levels: int = 1


WORD = st.sampled_from(["wool", "silk", "alum"])


def read(kind, line):
    return form_of(kind).read(line.split())


@given(
    goods=st.lists(WORD, min_size=1, max_size=4).map(tuple),
    seat=st.integers(0, 5),
    price=st.none() | st.integers(0, 900),
)
def test_what_is_written_is_read(goods, seat, price):
    move = Give(goods=goods, target_seat=seat, price=price)
    assert read(Give, str(move)) == move


@given(st.dictionaries(WORD, st.integers(0, 99), min_size=1))
def test_pairs_of_name_and_number(coins):
    assert read(Pay, str(Pay(coins=coins))) == Pay(coins=coins)


def test_one_line_for_one_move():
    assert str(Give(goods=("wool", "silk"), target_seat=2)) == "give wool silk to seat2"
    assert str(Give(goods=("wool",), target_seat=0, price=30)) == "give wool to seat0 for 30"


@pytest.mark.parametrize(
    ("line", "good"),
    [
        ("give wool", 2),
        ("give wool to", 3),
        ("give wool to anna", 3),
        ("give wool to seat1 for", 5),
        ("give wool to seat1 for much", 5),
        ("give wool to seat1 for 3 more", 6),
        ("take wool", 0),
    ],
)
def test_what_does_not_fit_tells_how_far_it_did(line, good):
    with pytest.raises(NoFit) as stop:
        read(Give, line)
    assert stop.value.good == good


def test_people_see_slots_by_name_and_what_may_be_left_out():
    shown = form_of(Give).shown(words_of("", "en").slot)
    assert shown == "give <goods> to <target seat> [for <price>] [at once <signed>]"


def test_an_optional_last_number():
    assert read(Build, "build a 4 3").levels == 3
    assert read(Build, "build a 4").levels == 1
