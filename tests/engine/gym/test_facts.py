"""Facts are read as they say, and lie where the page says."""

from zlib import crc32

import numpy as np
import pytest

from engine import games, new_table
from engine.gym.facts import event_facts, move_facts, relevant_view, view_facts
from engine.gym.tensors import MOST, tensor

VIEW = {
    "options": {"open": True, "quick": False},
    "over": False,
    "seat": 1,
    "seats": 2,
    "waiting": [1],
    "table": {
        "round": 4,
        "prince": None,
        "purses": [None, 2500],
        "hands": [["poet", "poet", "jester"], []],
    },
    "question": {"id": 9, "kind": "bid", "data": {"lot": "lake"}, "amount": None, "owed": True},
    "seed": None,
    "commitment": "ab12",
}


def test_a_view_says_its_facts():
    assert view_facts(VIEW) == {
        "options/open": True,
        "seat=1": 1,
        "seats": 2,
        "waiting/0": 1,
        "table/round": 4,
        "table/purses/1": 2500,
        "table/hands/0=poet": 2,
        "table/hands/0=jester": 1,
        "question/data/lot=lake": 1,
        "question/kind=bid": 1,
    }


def test_what_happened_is_added_up():
    told = [{"event": "paid", "at": at, "seat": 1, "amount": 300} for at in (1, 2)]
    assert event_facts(told) == {
        "/event/paid/event=paid": 2,
        "/event/paid/seat": 2,
        "/event/paid/amount": 600,
    }


def test_a_fact_lies_where_its_name_says():
    told = tensor({"table/round": 3, "table/debt": -3, "hand=poet": 1}, 4096)
    assert told.dtype == np.float32
    assert {int(place): told[place] for place in np.flatnonzero(told)} == {
        crc32(b"table/round") % 4096: 2,
        crc32(b"table/debt") % 4096: -2,
        crc32(b"hand=poet") % 4096: 1,
    }


def test_numbers_are_bounded_and_nothing_is_nothing():
    assert tensor({"much": 10.0**99}, 8).max() == MOST
    assert not tensor({}, 8).any()


@pytest.mark.parametrize("name", games())
def test_the_same_position_of_another_seed_says_the_same(name):
    """Seed, commitment and ids of questions are no part of what is seen: else no two tables would be alike."""
    words = str(relevant_view(new_table(name, seats=games()[name].seats[0], seed=b"1" * 32).view(0)))
    assert "commitment" not in words
    assert "'id'" not in words


def test_an_answer_says_its_facts():
    assert move_facts({"do": "bid", "amount": 400}) == {"do=bid": 1, "amount": 400}
