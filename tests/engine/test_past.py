"""What may have been otherwise where pieces are equal: of each kind there are as many as there were, in other places."""

from collections import Counter
from types import SimpleNamespace

import msgspec
import pytest

from engine import Event, Seat
from engine.table.equal_pieces import EqualPieces
from engine.table.past import Past
from engine.values.knowledge import Hidden

PASTS = 40
BAG = ("felt", "felt", "silk", "silk", "silk", "wool", "wool", "wool")
"""As it was shuffled; the last one was drawn first."""


class State(msgspec.Struct):
    bag: Hidden[list[str]]


class Drew(Event, tag="test-drew"):
    seat: Seat


class Got(Event, tag="test-got"):
    tile: str


class Turned(Event, tag="test-turned"):
    tile: str


class Took(Event, tag="test-took"):
    seat: Seat
    tile: str


class Laid(Event, tag="test-laid"):
    seat: Seat
    tile: str


class TilePast(EqualPieces):
    stream = "bag"

    def deal(self) -> None:
        for seat in range(self.table.seats):
            self.draw(seat)

    def hear(self, event: Event) -> None:
        match event:
            case Drew(seat=seat):
                self.draw(seat)
            case Got(tile=tile):
                self.see(self.seat, [tile])
            case Turned(tile=tile):
                self.turn_up([tile])
            case Took(seat=seat, tile=tile):
                self.win(seat, [tile])
            case Laid(seat=seat, tile=tile):
                self.play(seat, [tile])


def pasts(kind, seat, *events, drawn=BAG):
    """The bag as it may have been shuffled, the first one drawn first."""
    table = SimpleNamespace(
        seats=2,
        state=State(bag=list(drawn)),
        events=lambda seat: [event for event in events if event.visible_to(seat)],
        history=SimpleNamespace(drawn={"bag": drawn}),
        position=SimpleNamespace(stack=[SimpleNamespace(id=1)]),
    )
    return [kind(table, seat, bytes([seed]) * 32).brought("bag", drawn)[::-1] for seed in range(PASTS)]


def at(place, found):
    return {each[place] for each in found}


@pytest.mark.parametrize("kind", [Past, TilePast])
def test_of_each_kind_there_are_as_many_as_there_were(kind):
    assert all(Counter(each) == Counter(BAG) for each in pasts(kind, None))


def test_things_that_are_there_once_change_places():
    names = ("ash", "elm", "oak", "yew")
    assert all(at(place, pasts(Past, None, drawn=names)) == set(names) for place in range(4))


def test_what_a_seat_drew_and_what_all_saw_drawn_lies_where_it_lay():
    found = pasts(TilePast, 0, Got(audience=0, tile="wool"), Turned(tile="wool"))
    assert at(0, found) == {"wool"}
    assert at(2, found) == {"wool"}
    assert all(at(place, found) == set(BAG) for place in (1, 3, 4, 5, 6, 7))


def test_who_looks_on_knows_of_no_hand():
    assert at(0, pasts(TilePast, None, Got(audience=0, tile="wool"))) == set(BAG)


def test_what_another_played_was_drawn_by_them_before():
    found = pasts(TilePast, 0, Drew(seat=1), Laid(seat=1, tile="felt"), Drew(seat=1))
    assert all("felt" in (each[1], each[2]) for each in found)
    assert at(1, found) == at(2, found) == at(3, found) == set(BAG)


def test_what_came_to_a_hand_openly_was_not_drawn_by_it():
    found = pasts(TilePast, 0, Turned(tile="wool"), Took(seat=1, tile="wool"), Laid(seat=1, tile="wool"))
    assert at(1, found) == set(BAG)
    drawn = pasts(TilePast, 0, Laid(seat=1, tile="wool"))
    assert at(1, drawn) == {"wool"}


def test_whoever_plays_their_own_learns_nothing_of_others():
    found = pasts(TilePast, 0, Got(audience=0, tile="wool"), Laid(seat=0, tile="wool"))
    assert at(0, found) == {"wool"}
    assert at(1, found) == set(BAG)
