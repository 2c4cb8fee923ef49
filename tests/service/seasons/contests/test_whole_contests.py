"""Whole contests, from the opening to the last standings, whatever the people in them do."""

from datetime import timedelta

import pytest
from sqlalchemy import select

from service.admin.desk.all_acts import ACTS
from service.platform.accounts.models import Role
from service.platform.transaction import read_session, transaction
from service.play.acts.audit import carry_out_act
from service.play.tables.models import EndedBy, Table, TableState
from service.seasons.contests.check_draw import find_faults
from service.seasons.contests.models import ContestState, Entrant, EntrantState, Format, PodPlace
from tests.parts.tables import ROOT


def standings(house):
    return house.get("/standings", limit=100).json["items"]


def tables(house, number: int):
    """The tables of a round, and who sits there."""
    return house.get(f"/rounds/{number}/pods", limit=100).json["items"]


class TestByThemselves:
    """Nobody who entered ever does anything: time rules, bots and deadlines bring every contest to its end."""

    @pytest.mark.parametrize("form", Format)
    def test_a_contest_of_people_who_vanish_ends(self, contest, form):
        house = contest(7, format=form, pod_size=3, round_days=5)
        house.begin()
        assert house.row.state == ContestState.RUNNING
        house.live(days=60)
        assert house.row.state == ContestState.FINISHED
        assert [each["rank"] for each in standings(house)] == list(range(1, 8))
        assert all(each["state"] != EntrantState.ENTERED for each in standings(house)[1:])

    def test_what_is_still_played_when_a_round_ends_counts_as_it_stands(self, contest):
        house = contest(4, pod_size=2, round_days=1, pace="no-limit")
        house.begin()
        first = tables(house, 1)[0]["table_id"]
        house.clock.tick(days=1)
        house.work()
        with read_session() as session:
            row = session.get_one(Table, first)
            assert (row.state, row.ended_by) == (TableState.FINISHED, EndedBy.CONTEST)
        assert sum(each["points"] for each in standings(house)) == 4 * 60

    def test_too_few_entrants_and_it_is_cancelled(self, contest):
        house = contest(3, least=4)
        house.begin()
        assert house.row.state == ContestState.CANCELLED

    def test_a_contest_with_people_who_give_up_their_seats_ends(self, contest):
        house = contest(6, format="swiss", rounds=4, round_days=5)
        house.begin()
        for pod in tables(house, 1):
            for who in house.people:
                seats = f"{ROOT}/tables/{pod['table_id']}/seats"
                for number in range(3):
                    house.client.post(f"{seats}/{number}/resign", headers=who.keys)
        house.live(days=60)
        assert house.row.state == ContestState.FINISHED


class TestEntering:
    def test_twice_is_once_and_whoever_comes_late_waits(self, contest, person):
        house = contest(4, most=4)
        assert house.enter(house.people[0]).json["state"] == "entered"
        late = person("zoe")
        assert house.enter(late).json["state"] == "waiting"
        assert house.get().json["entrants"] == 4
        assert house.get().json["waiting"] == 1

    def test_whoever_waits_longest_moves_up(self, contest, person):
        house = contest(4, most=4)
        first, second = person("yara"), person("zoe")
        house.enter(first)
        house.enter(second)
        assert house.send("DELETE", "/entry", house.people[0]).status_code == 204
        assert house.entrant(first).state == EntrantState.ENTERED
        assert house.entrant(second).state == EntrantState.WAITING

    def test_nobody_is_seated_at_more_tables_than_they_want(self, contest, client):
        house = contest(4, pod_size=2)
        shy = house.people[0]
        client.patch(f"{ROOT}/me", json={"preferences": {"tables_at_once": 1}}, headers=shy.keys)
        client.post(f"{ROOT}/tables", json={"game": "pebbles", "seats": 2}, headers=shy.keys)
        house.begin()
        assert all(
            place["entrant_id"] != house.entrant(shy).id
            for pod in tables(house, 1)
            for place in pod["places"]
        )
        assert house.entrant(shy).points == 60
        other = client.post(
            f"{ROOT}/contests",
            json={
                "name": "Another",
                "format": "swiss",
                "game": "pebbles",
                "pod_size": 2,
                "joining_ends": (house.clock() + timedelta(days=1)).isoformat(),
            },
            headers=house.organiser.keys,
        ).json["id"]
        refused = client.put(f"{ROOT}/contests/{other}/entry", headers=shy.keys)
        assert refused.json["type"].endswith("enough-tables")

    def test_whoever_is_away_for_the_whole_round_rests(self, contest, client):
        house = contest(4, pod_size=2, round_days=3)
        away = house.people[0]
        first = house.row.joining_ends.date() - timedelta(days=1)
        leave = {"first": first.isoformat(), "days": 10}
        assert client.post(f"{ROOT}/me/leave", json=leave, headers=away.keys).status_code < 300
        house.begin()
        with read_session() as session:
            wanted = select(PodPlace).where(PodPlace.entrant_id == house.entrant(away).id)
            assert session.scalars(wanted).one().rested

    def test_a_guest_gives_an_address_first(self, contest, client, person):
        house = contest(2)
        key = client.post(
            f"{ROOT}/tables",
            json={"game": "pebbles", "seats": 2, "joining": "link"},
            headers=house.organiser.keys,
        )
        link = client.put(f"{ROOT}/tables/{key.json['id']}/link", headers=house.organiser.keys).json["secret"]
        guest = client.post(f"{ROOT}/guests", json={"secret": link, "name": "Carla"}).json["secret"]
        refused = client.put(f"{house.path}/entry", headers={"Authorization": f"Bearer {guest}"})
        assert refused.status_code == 403


class TestLeaving:
    def test_a_bot_plays_on_for_whoever_withdraws_and_they_are_drawn_no_more(self, contest):
        house = contest(6, pod_size=3, rounds=3, round_days=5)
        house.begin()
        gone = house.people[0]
        assert house.send("DELETE", "/entry", gone).status_code == 204
        table = next(
            pod["table_id"]
            for pod in tables(house, 1)
            if house.entrant(gone).id in [place["entrant_id"] for place in pod["places"]]
        )
        kinds = [seat["kind"] for seat in house.client.get(f"{ROOT}/tables/{table}").json["seats"]]
        assert sorted(kinds) == ["bot", "person", "person"]

    def test_whoever_waits_takes_place_points_and_seat_over(self, contest, person):
        house = contest(6, most=6, pod_size=3)
        heir = person("zoe")
        house.enter(heir)
        house.begin()
        place = house.entrant(house.people[0]).id
        house.send("DELETE", "/entry", house.people[0])
        assert house.entrant(heir).id == place
        seated = [
            seat["player_id"]
            for pod in tables(house, 1)
            for seat in house.client.get(f"{ROOT}/tables/{pod['table_id']}").json["seats"]
        ]
        assert heir.id in seated
        assert house.people[0].id not in seated

    def test_nobody_else_is_harmed(self, contest):
        house = contest(6, pod_size=3, rounds=2, round_days=5)
        house.begin()
        for who in house.people[:5]:
            house.send("DELETE", "/entry", who)
        house.live(days=30)
        assert house.row.state == ContestState.FINISHED


class TestOrganising:
    def test_only_the_organiser_may(self, contest):
        house = contest(4)
        body = {"reason": "for a test", "cancelled": True}
        assert house.send("POST", "/cancel", house.people[0], body).status_code == 403
        assert house.send("POST", "/cancel", house.organiser, body).json["changed"]
        assert house.row.state == ContestState.CANCELLED

    def test_a_cancelled_contest_goes_on_where_it_stood(self, contest):
        house = contest(4, pod_size=2)
        house.begin()
        for cancelled in (True, False):
            body = {"reason": "for a test", "cancelled": cancelled}
            assert house.send("POST", "/cancel", house.organiser, body).json["changed"]
        assert house.row.state == ContestState.RUNNING

    def test_joining_is_closed_at_once_and_a_round_extended(self, contest):
        house = contest(4, pod_size=2)
        now = house.clock().isoformat()
        house.send("POST", "/deadline", house.organiser, {"reason": "full", "round": 0, "until": now})
        house.work()
        assert house.row.state == ContestState.RUNNING
        until = (house.clock() + timedelta(days=90)).isoformat()
        late = {"reason": "holidays", "round": 1, "until": until}
        assert house.send("POST", "/deadline", house.organiser, late).json["changed"]
        assert house.get().json["deadline"].startswith(until[:19])
        wrong = {"reason": "too late", "round": 0, "until": now}
        assert house.send("POST", "/deadline", house.organiser, wrong).status_code == 409

    def test_somebody_is_withdrawn_and_let_in_again(self, contest):
        house = contest(4, pod_size=2)
        house.begin()
        entrant = house.entrant(house.people[0]).id
        for withdrawn, state in ((True, EntrantState.WITHDRAWN), (False, EntrantState.ENTERED)):
            body = {"reason": "asked for it", "entrant": entrant, "withdrawn": withdrawn}
            assert house.send("POST", "/withdraw", house.organiser, body).json["changed"]
            assert house.entrant(house.people[0]).state == state

    def test_a_place_is_given_to_another_and_back(self, contest, person):
        house = contest(4, pod_size=2)
        house.begin()
        entrant, other = house.entrant(house.people[0]).id, person("zoe")
        for player in (other.id, house.people[0].id):
            body = {"reason": "asked for it", "entrant": entrant, "player": player}
            deed = house.send("POST", "/replace", house.organiser, body).json["deed"]
            assert deed["by_id"] == house.organiser.id
            with read_session() as session:
                assert session.get_one(Entrant, entrant).player_id == player


class TestTheDraw:
    """The seed is secret while people enter; after that anybody can draw again."""

    def test_it_is_told_once_joining_has_ended(self, contest):
        house = contest(8, pod_size=4)
        assert house.get("/draw").status_code == 409
        house.begin()
        assert find_faults(house.get("/draw").json) == []

    @pytest.mark.parametrize("form", Format)
    def test_all_rounds_follow_from_it(self, contest, form):
        house = contest(9, format=form, pod_size=4, round_days=4, rounds=3)
        house.begin()
        house.live(days=40)
        draw = house.get("/draw").json
        assert draw["rounds"]
        assert find_faults(draw) == []

    def test_what_was_not_drawn_from_it_is_found(self, contest):
        house = contest(8, pod_size=4)
        house.begin()
        draw = house.get("/draw").json
        one, other = draw["rounds"][0]["pods"]
        one[0], other[0] = other[0], one[0]
        assert find_faults(draw) == ["round 1"]
        assert "commitment" in find_faults(draw | {"seed": "00" * 32})


class TestTakingBack:
    def test_a_table_that_is_played_again_counts_anew(self, contest, person):
        house = contest(4, pod_size=2, rounds=3)
        house.begin()
        pods, moderator = tables(house, 1), person("judge", Role.MODERATOR)
        table = pods[0]["table_id"]
        ask_desk(house, moderator, "end", table, how="adjudicated")
        assert sum(each["points"] for each in standings(house)) == 120
        ask_desk(house, moderator, "rewind", table, count=0, revision=revision(table))
        assert sum(each["points"] for each in standings(house)) == 0
        ask_desk(house, moderator, "end", table, how="adjudicated")
        ask_desk(house, moderator, "end", pods[1]["table_id"], how="adjudicated")
        house.work()
        assert sum(each["points"] for each in standings(house)) == 240
        assert house.row.round == 2


def ask_desk(house, moderator, act: str, table: int, **given) -> None:
    asked = {"reason": "for a test", "canned": None, **given}
    key = f"{act} {house.clock()}"
    house.clock.tick(seconds=1)
    with transaction() as session:
        by, now = moderator.id, house.clock()
        assert carry_out_act(session, ACTS[act], table, by=by, given=asked, key=key, now=now) is not None


def revision(table: int) -> int:
    with read_session() as session:
        return session.get_one(Table, table).revision
