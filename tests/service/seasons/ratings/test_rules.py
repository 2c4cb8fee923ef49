"""Who is rated, and how they placed: each stated rule."""

import pytest

from service.people.erase import erase_player
from service.platform.accounts.models import Player, PlayerKind
from service.platform.transaction import transaction


@pytest.fixture
def three(hall):
    return hall.people(3)


def test_by_the_last_move_or_by_agreement_the_score_counts(hall, three):
    anna, bob, chris = three
    assert hall.places(hall.play(three, [2, 1, 2])) == {anna: 2, bob: 1, chris: 2}
    assert hall.places(hall.play(three, [1, 2, 3], by="agreement")) == {anna: 1, bob: 2, chris: 3}


def test_what_the_desk_has_ended_rates_nobody(hall, three):
    assert hall.places(hall.play(three, [1, 2, 3], by="desk")) == {}


def test_a_table_that_is_not_rated_rates_nobody(hall, three):
    number = hall.begin(three, rated=False)
    hall.end(number, [1, 2, 3])
    assert hall.places(number) == {}


@pytest.mark.parametrize("why", ["resigned", "substituted", "bot"])
def test_who_gave_a_seat_up_or_lost_it_comes_last_whatever_became_of_it(hall, three, why):
    anna, bob, chris = three
    (zoe,) = hall.people(1)
    number = hall.begin(three)
    hall.leave(number, 0, why, then=zoe)
    hall.end(number, [1, 2, 3])
    assert hall.places(number) == {bob: 1, chris: 2, anna: 3}


def test_who_comes_back_to_their_seat_has_not_left_it(hall, three):
    anna, bob, chris = three
    number = hall.begin(three)
    hall.leave(number, 0, "resigned", then=anna)
    hall.end(number, [1, 2, 3])
    assert hall.places(number) == {anna: 1, bob: 2, chris: 3}


def test_whom_the_desk_took_off_is_as_if_absent(hall, three):
    _, bob, chris = three
    (zoe,) = hall.people(1)
    number = hall.begin(three)
    hall.leave(number, 0, "desk", then=zoe)
    hall.end(number, [1, 2, 3])
    assert hall.places(number) == {bob: 1, chris: 2}


@pytest.mark.parametrize(
    "unrated",
    [{"kind": PlayerKind.BOT, "email": None}, {"kind": PlayerKind.GUEST, "email": None}, {"rated": False}],
)
def test_the_others_are_rated_as_if_who_is_not_were_absent(hall, three, unrated):
    anna, bob, chris = three
    hall.change(bob, **unrated)
    number = hall.play(three, [3, 1, 2])
    assert hall.places(number) == {anna: 2, chris: 1}


def test_nobody_is_rated_alone(hall, three):
    anna, bob, _ = three
    hall.change(bob, rated=False)
    assert hall.places(hall.play([anna, bob], [1, 2])) == {}


def test_a_wish_counts_from_the_next_table_on(hall, three):
    anna, bob, chris = three
    number = hall.begin(three)
    hall.change(chris, rated=False)
    hall.end(number, [1, 2, 3])
    assert hall.places(number) == {anna: 1, bob: 2, chris: 3}


def test_an_erased_player_keeps_their_place_without_a_name(hall, three, clock):
    anna, bob, chris = three
    number = hall.play(three, [1, 2, 3])
    before = hall.kept()
    with transaction() as session:
        erase_player(session, player_id=chris, now=clock())
        assert session.get_one(Player, chris).name == ""
    assert hall.places(number) == {anna: 1, bob: 2, chris: 3}
    assert hall.kept() == before
