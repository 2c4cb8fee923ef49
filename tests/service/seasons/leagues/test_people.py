"""Somebody in a contest, a league and on a ladder is erased, or turns out to be somebody else."""

import pytest

from service.people.export import export_player
from service.platform.accounts.models import PlayerKind
from service.platform.transaction import read_session
from service.seasons.contests.models import ContestState, Entrant
from service.seasons.leagues.queries import standings_of_season
from tests.parts.people import forget, merge

pytestmark = pytest.mark.both_databases


def test_who_is_erased_in_a_season_leaves_it_and_their_results_stay(league):
    house = league(4)
    house.begin()
    house.end_tables()
    gone, division = house.people[0], house.divisions[0].id
    forget(gone, house.clock())
    assert house.place(gone) is None
    with read_session() as session:
        stays = session.query(Entrant).filter_by(contest_id=division, player_id=gone.id).one()
        assert stays.player.kind == PlayerKind.GONE
        assert stays.player.name == ""
    house.clock.now = house.row.next_season
    house.work()
    assert sorted(house.order) == sorted(each.id for each in house.people[1:])


def test_who_is_erased_on_a_ladder_has_lost_and_all_behind_move_up(league):
    house = league(4, form="ladder")
    first, second, third, fourth = house.people
    house.challenge(second, first)
    forget(first, house.clock())
    assert house.order == [second.id, third.id, fourth.id]
    assert house.get("/challenges").json["items"] == []


def test_all_of_it_is_in_the_export(league):
    house = league(2, form="ladder")
    with read_session() as session:
        found = export_player(session, house.people[0].id)
    assert [each["league_id"] for each in found["league_member"]] == [house.number]


def test_of_one_person_with_two_accounts_the_place_goes_over(league, person):
    house, same = league(4), person("zoe")
    house.begin()
    merge(house.people[0], same, house.clock())
    assert house.place(same) == 1
    assert house.place(house.people[0]) is None
    assert same.id in house.people_of(house.divisions[0])


def test_where_both_are_in_it_one_place_is_left_and_nobody_is_drawn_twice(league):
    house = league(8)
    house.begin()
    merge(house.people[0], house.people[7], house.clock())
    house.end_tables()
    with read_session() as session:
        played = [each for row in standings_of_season(session, house.row).values() for each in row]
    assert sorted(played) == sorted(each.id for each in house.people[1:])
    house.clock.now = house.row.next_season
    house.work()
    assert sorted(house.order) == sorted(each.id for each in house.people[1:])
    assert all(each.state == ContestState.JOINING for each in house.divisions)


def test_of_two_on_a_ladder_who_are_one_the_other_place_stays(league):
    house = league(4, form="ladder")
    first, second, third, fourth = house.people
    house.challenge(second, first)
    merge(second, fourth, house.clock())
    assert house.order == [first.id, third.id, fourth.id]
    assert [house.place(each) for each in (first, third, fourth)] == [1, 2, 3]
