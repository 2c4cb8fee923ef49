"""Whole leagues in divisions: seasons follow each other by themselves, whatever the people in them do."""

from datetime import timedelta

import pytest

from service.platform.transaction import read_session, transaction
from service.seasons.contests.check_draw import find_faults
from service.seasons.contests.models import Contest, ContestState, Entrant, EntrantState
from service.seasons.contests.organise import set_deadline
from service.seasons.leagues.models import LeagueState
from service.seasons.leagues.queries import standings_of_season
from tests.parts.tables import ROOT


def last_standings(house) -> dict[int, list[int]]:
    with read_session() as session:
        return standings_of_season(session, house.row)


class TestSeasons:
    def test_the_first_goes_by_the_order_of_joining_where_nobody_has_a_rating(self, league):
        house = league(9)
        house.begin()
        wanted = [each.id for each in house.people]
        assert [house.people_of(each) for each in house.divisions] == [{*wanted[:4]}, {*wanted[4:]}]
        assert {each.state for each in house.divisions} == {ContestState.RUNNING}
        assert [each["division"] for each in house.get("/members").json["items"]] == [1] * 4 + [2] * 5

    def test_the_best_go_up_and_the_last_down_and_the_next_season_begins_by_itself(self, league):
        house = league(8)
        house.begin()
        house.end_tables()
        first, second = (last_standings(house)[each] for each in (1, 2))
        house.clock.now = house.row.next_season
        house.work()
        assert house.row.season == 2
        assert [house.people_of(each) for each in house.divisions] == [
            {*first[:3], second[0]},
            {first[3], *second[1:]},
        ]

    def test_seasons_of_people_who_vanish_end_and_so_does_the_league(self, league):
        house = league(6, division_size=3, pod_size=3, pace="brisk")
        house.begin()
        house.live(days=45)
        assert house.row.state == LeagueState.ENDED
        assert all(each.state == ContestState.FINISHED for each in house.divisions)

    def test_a_season_that_is_drawn_out_is_waited_for_and_the_rhythm_stays(self, league):
        house = league(4)
        house.begin()
        beginning = house.row.next_season
        with transaction() as session:
            drawn_out = session.get_one(Contest, house.divisions[0].id)
            set_deadline(session, drawn_out, 1, beginning + timedelta(days=3), house.clock())
        house.clock.now = beginning + timedelta(days=1)
        house.work()
        assert house.row.season == 1
        house.clock.now = beginning + timedelta(days=3)
        house.work()
        assert house.row.season == 2
        assert house.row.next_season == beginning + timedelta(days=10)

    def test_each_division_can_be_drawn_again(self, league):
        house = league(8, rounds=2, division_size=8, pod_size=3, season_days=20)
        house.begin()
        house.end_tables()
        draw = house.client.get(f"{ROOT}/contests/{house.divisions[0].id}/draw").json
        assert draw["rounds"]
        assert find_faults(draw) == []

    def test_with_too_few_people_it_ends(self, league):
        house = league(1)
        house.clock.now = house.row.next_season
        house.work()
        assert house.row.state == LeagueState.ENDED


class TestComingAndGoing:
    def test_a_newcomer_waits_below_and_takes_the_place_of_whoever_leaves_there(self, league, person):
        house, newcomer = league(8), person("zoe")
        house.begin()
        assert house.join(newcomer).json["state"] == EntrantState.WAITING
        gone = house.people[7]
        assert house.leave(gone).status_code == 204
        assert newcomer.id in house.people_of(house.divisions[1])
        assert gone.id not in house.people_of(house.divisions[1])
        house.end_tables()
        house.clock.now = house.row.next_season
        house.work()
        assert sorted(house.order) == sorted({*(each.id for each in house.people), newcomer.id} - {gone.id})

    def test_who_leaves_above_is_replaced_from_below_in_the_next_season(self, league):
        house = league(8)
        house.begin()
        house.leave(house.people[0])
        house.end_tables()
        before = last_standings(house)
        house.clock.now = house.row.next_season
        house.work()
        assert house.order == [*before[1], before[2][0], *before[2][1:]]
        assert len(house.people_of(house.divisions[0])) == 4

    def test_who_withdraws_from_a_season_has_left_the_league(self, league):
        house = league(8)
        house.begin()
        path = f"{ROOT}/contests/{house.divisions[0].id}/entry"
        assert house.client.delete(path, headers=house.people[0].keys).status_code == 204
        assert house.place(house.people[0]) is None

    def test_nobody_comes_into_a_division_from_outside(self, league, person):
        house, stranger = league(4), person("zoe")
        house.begin()
        refused = house.client.put(f"{ROOT}/contests/{house.divisions[0].id}/entry", headers=stranger.keys)
        assert refused.json["type"].endswith("contest-closed")

    def test_nobody_is_seated_at_more_tables_than_they_want(self, league, client):
        house, shy = league(4), None
        shy = house.people[0]
        client.patch(f"{ROOT}/me", json={"preferences": {"tables_at_once": 1}}, headers=shy.keys)
        client.post(f"{ROOT}/tables", json={"game": "pebbles", "seats": 2}, headers=shy.keys)
        house.begin()
        with read_session() as session:
            entrants = session.query(Entrant).filter_by(contest_id=house.divisions[0].id, player_id=shy.id)
            assert entrants.one().points == 60

    def test_joining_twice_is_joining_once_and_leaving_needs_a_place(self, league, person):
        house = league(2)
        assert house.join(house.people[0]).json["place"] == 1
        assert house.get().json["members"] == 2
        assert house.leave(person("zoe")).json["type"].endswith("not-member")


class TestOrganising:
    def test_only_the_organiser_may(self, league):
        house = league(4)
        body = {"reason": "for a test", "ended": True}
        assert house.send("POST", "/end", house.people[0], body).status_code == 403
        for ended, state in ((True, LeagueState.ENDED), (False, LeagueState.JOINING)):
            body["ended"] = ended
            assert house.send("POST", "/end", house.organiser, body).json["changed"]
            assert house.row.state == state

    def test_a_season_begins_sooner_and_people_are_taken_in_and_out(self, league, person):
        house, other = league(4), person("zoe")
        for belongs in (True, False, True):
            body = {"reason": "asked for it", "player": other.id, "belongs": belongs}
            assert house.send("POST", "/member", house.organiser, body).json["changed"]
            assert (house.place(other) is not None) == belongs
        now = house.clock().isoformat()
        assert house.send("POST", "/season", house.organiser, {"reason": "all here", "until": now}).json[
            "changed"
        ]
        house.work()
        assert house.row.season == 1
        assert len(house.order) == 5

    @pytest.mark.parametrize(
        "wish",
        [
            {"moving": 3},
            {"division_size": 3, "pod_size": 4, "moving": 1},
            {"season_days": 5},
            {"first_season": None},
        ],
    )
    def test_what_does_not_go_together_is_refused_with_what_would(self, client, clock, person, wish):
        asked = {
            "name": "Slow League",
            "form": "divisions",
            "game": "pebbles",
            "pod_size": 2,
            "division_size": 4,
            "branches": 1,
            "moving": 1,
            "rounds": 1,
            "round_days": 5,
            "season_days": 10,
            "first_season": (clock() + timedelta(days=7)).isoformat(),
        }
        refused = client.post(f"{ROOT}/leagues", json=asked | wish, headers=person("organiser").keys)
        assert refused.json["type"].endswith("bad-league"), refused.json
