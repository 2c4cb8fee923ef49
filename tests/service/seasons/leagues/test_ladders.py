"""Ladders: who may challenge whom, and who stands where after it."""

import pytest

from service.platform.transaction import read_session, transaction
from service.seasons.contests.models import Contest, ContestState, EntrantState
from service.seasons.contests.queries import entrant_of
from service.seasons.leagues.models import LeagueState
from tests.parts.tables import ROOT


@pytest.fixture
def ladder(league):
    """Five people on it, the first of them above."""
    return league(5, form="ladder", reach=2, answer_days=3, round_days=5)


def refusal(answer) -> str:
    assert answer.status_code == 409, answer.json
    return answer.json["detail"]


def take_up(house, who, contest: int) -> None:
    assert house.client.put(f"{ROOT}/contests/{contest}/entry", headers=who.keys).status_code == 200
    house.work()


def give(contest: int, who, points: int) -> None:
    """As if the table had ended so."""
    with transaction() as session:
        entrant_of(session, contest, who.id).points = points


class TestWhoMayChallengeWhom:
    def test_those_within_reach_above_oneself(self, ladder):
        anna, bob, _, david, _ = ladder.people
        assert "places above" in refusal(ladder.challenge(david, anna))
        assert "places above" in refusal(ladder.challenge(anna, bob))
        assert ladder.challenge(david, bob).status_code == 201
        assert ladder.get("/challenges").json["items"][0]["challenged_id"] == bob.id

    def test_nobody_has_two_challenges_at_once(self, ladder):
        anna, bob, chris, david, eva = ladder.people
        ladder.challenge(chris, bob)
        for who, whom in ((chris, anna), (david, bob), (bob, anna), (eva, chris)):
            assert "open challenge" in refusal(ladder.challenge(who, whom))

    def test_whoever_is_on_leave_or_has_enough_tables_is_left_alone(self, ladder, client):
        anna, bob, chris, *_ = ladder.people
        leave = {"first": ladder.clock().date().isoformat(), "days": 10}
        assert client.post(f"{ROOT}/me/leave", json=leave, headers=anna.keys).status_code < 300
        ladder.clock.tick(days=1)
        assert "leave" in refusal(ladder.challenge(bob, anna))
        client.patch(f"{ROOT}/me", json={"preferences": {"tables_at_once": 1}}, headers=bob.keys)
        client.post(f"{ROOT}/tables", json={"game": "pebbles", "seats": 2}, headers=bob.keys)
        assert "tables" in refusal(ladder.challenge(chris, bob))

    def test_strangers_and_other_leagues_have_no_challenges(self, league, ladder, person):
        assert ladder.challenge(person("zoe"), ladder.people[0]).json["type"].endswith("not-member")


class TestWhatComesOfIt:
    @pytest.mark.parametrize(("won", "places"), [(True, (2, 1)), (False, (1, 2))])
    def test_whoever_wins_has_the_better_place(self, ladder, won, places):
        anna, bob, *_ = ladder.people
        contest = ladder.challenge(bob, anna).json["contest_id"]
        take_up(ladder, anna, contest)
        with read_session() as session:
            assert session.get_one(Contest, contest).state == ContestState.RUNNING
        give(contest, bob if won else anna, 1000)
        ladder.end_tables()
        assert (ladder.place(anna), ladder.place(bob)) == places
        assert ladder.get("/challenges").json["items"] == []

    def test_no_answer_and_a_refusal_lose_the_place(self, ladder):
        anna, bob, chris, david, _ = ladder.people
        ladder.challenge(bob, anna)
        contest = ladder.challenge(david, chris).json["contest_id"]
        declined = ladder.client.delete(f"{ROOT}/contests/{contest}/entry", headers=chris.keys)
        assert declined.status_code == 204
        ladder.work()
        assert (ladder.place(chris), ladder.place(david)) == (4, 3)
        assert ladder.place(anna) == 1
        ladder.clock.tick(days=3)
        ladder.work()
        assert (ladder.place(anna), ladder.place(bob)) == (2, 1)

    def test_one_that_is_called_off_changes_nothing(self, ladder):
        anna, bob, chris, david, _ = ladder.people
        mine = ladder.challenge(bob, anna).json["contest_id"]
        ladder.client.delete(f"{ROOT}/contests/{mine}/entry", headers=bob.keys)
        theirs = ladder.challenge(david, chris).json["contest_id"]
        body = {"reason": "a mistake", "cancelled": True}
        path = f"{ROOT}/contests/{theirs}/cancel"
        assert ladder.client.post(path, json=body, headers=ladder.organiser.keys).json["changed"]
        ladder.clock.tick(days=4)
        ladder.work()
        assert ladder.order == [each.id for each in ladder.people]
        assert ladder.get("/challenges").json["items"] == []

    def test_people_who_vanish_hold_nobody_up(self, league):
        house = league(3, form="ladder", answer_days=3, round_days=5, pace="brisk")
        anna, bob, _ = house.people
        contest = house.challenge(bob, anna).json["contest_id"]
        take_up(house, anna, contest)
        house.live(days=8)
        assert house.get("/challenges").json["items"] == []

    def test_who_leaves_has_lost_and_all_behind_move_up(self, ladder):
        anna, bob, chris, david, eva = ladder.people
        contest = ladder.challenge(david, bob).json["contest_id"]
        take_up(ladder, bob, contest)
        assert ladder.leave(bob).status_code == 204
        assert ladder.order == [anna.id, david.id, chris.id, eva.id]
        assert [ladder.place(each) for each in (anna, david, chris, eva)] == [1, 2, 3, 4]

    def test_an_ended_ladder_has_no_challenges(self, ladder):
        ladder.send("POST", "/end", ladder.organiser, {"reason": "enough", "ended": True})
        assert ladder.row.state == LeagueState.ENDED
        assert ladder.challenge(ladder.people[1], ladder.people[0]).status_code == 409
        assert ladder.get("/members").json["items"][0]["state"] in {None, EntrantState.ENTERED}
