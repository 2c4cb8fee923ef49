"""Who may know what: said by the fields of a state, followed by the view and by imagined tables."""

import msgspec
import pytest

from engine.values.knowledge import BySeat, Hidden, OwnerOnly, Public, Undeclared, facts, visible_data


class Player(msgspec.Struct):
    hand: OwnerOnly[list[str]]
    points: Public[int] = 0


class State(msgspec.Struct):
    players: BySeat[list[Player]]
    bids: BySeat[list[OwnerOnly[int]]]
    deck: Hidden[list[str]]
    round: Public[int] = 1


STATE = State(players=[Player(["a", "b"]), Player(["c"], 5)], bids=[3, 4], deck=["d", "e", "f"])


def test_a_seat_sees_what_is_public_and_its_own_and_of_the_rest_how_many():
    assert visible_data(STATE, 0, over=False) == {
        "seats": [
            {"hand": ["a", "b"], "hand_count": 2, "points": 0, "bids": 3},
            {"hand": None, "hand_count": 1, "points": 5, "bids": None},
        ],
        "deck": None,
        "deck_count": 3,
        "round": 1,
    }


def test_who_looks_on_sees_nobodys_own():
    seen = visible_data(STATE, None, over=False)
    assert [seat["hand"] for seat in seen["seats"]] == [None, None]
    assert [seat["bids"] for seat in seen["seats"]] == [None, None]


@pytest.mark.parametrize("seat", [0, None])
def test_at_the_end_all_is_shown(seat):
    seen = visible_data(STATE, seat, over=True)
    assert seen["deck"] == ["d", "e", "f"]
    assert [each["hand"] for each in seen["seats"]] == [["a", "b"], ["c"]]


def test_a_field_that_says_nothing_is_named():
    class Careless(msgspec.Struct):
        deck: list[int]

    with pytest.raises(Undeclared, match=r"Careless\.deck does not say who may know it"):
        list(facts(Careless([1])))
