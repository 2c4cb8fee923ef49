"""A circle's tables: whose they are, who sits, the same again, each month by itself."""

from datetime import UTC, datetime, timedelta

import pytest

from service.platform.tasks.names import TaskName
from service.social.circles.calls import ANSWERS_WITHIN
from tests.parts.tables import ROOT
from tests.parts.tasks import run_task
from tests.service.social.circles.conftest import kind

pytestmark = pytest.mark.both_databases


def look_after(clock, **passed: float) -> datetime:
    now = clock.tick(**passed)
    run_task(TaskName.RUN_CIRCLES)
    return now


class TestWhoseTheyAre:
    def test_its_members_alone_see_and_join_them(self, friends, person, client):
        circle, eve = friends("anna", "bob"), person("eve").keys
        number = circle.open("anna").json["id"]
        path = f"{ROOT}/tables/{number}"
        assert client.get(path, headers=eve).status_code == 404
        assert client.post(f"{path}/seats", json={}, headers=eve).status_code == 404
        assert client.get(path).status_code == 404
        assert circle.table(number, "bob").status_code == 200
        assert client.post(f"{path}/seats", json={}, headers=circle.keys["bob"]).status_code == 200

    def test_unless_somebody_says_otherwise(self, friends, person, client):
        circle, eve = friends("anna"), person("eve").keys
        number = circle.open("anna", visibility="public").json["id"]
        assert client.post(f"{ROOT}/tables/{number}/seats", json={}, headers=eve).status_code == 200

    def test_nobody_opens_one_for_a_circle_to_which_they_do_not_belong(self, friends, person, client):
        circle, eve = friends("anna"), person("eve").keys
        body = {"game": "pebbles", "seats": 2, "circle": circle.number}
        assert client.post(f"{ROOT}/tables", json=body, headers=eve).status_code == 404

    def test_they_stand_in_the_list_of_what_can_be_joined(self, friends, client):
        circle = friends("anna", "bob")
        number = circle.open("anna").json["id"]
        listed = client.get(f"{ROOT}/tables?which=circles", headers=circle.keys["bob"]).json["items"]
        assert [table["id"] for table in listed] == [number]
        mine = client.get(f"{ROOT}/tables?which=circles", headers=circle.keys["anna"]).json["items"]
        assert mine == []

    def test_whoever_leaves_sees_only_those_where_they_sit(self, friends, client):
        circle = friends("anna", "bob", "chris")
        with_bob = circle.played("anna", "bob")
        without = circle.played("anna", "chris")
        bob = circle.people["bob"].id
        client.delete(f"{circle.path}/members/{bob}", headers=circle.keys["bob"])
        assert circle.table(with_bob, "bob").status_code == 200
        assert circle.table(without, "bob").status_code == 404

    def test_a_rematch_is_the_circles_too(self, friends, client):
        circle = friends("anna", "bob")
        number = circle.played("anna", "bob")
        again = client.post(f"{ROOT}/tables/{number}/rematch", json={}, headers=circle.keys["bob"])
        assert again.json["circle_id"] == circle.number


class TestTheSameAgain:
    def test_nothing_played_yet_is_nothing_to_repeat(self, friends, client):
        circle = friends("anna")
        again = client.post(f"{circle.path}/again", json={}, headers=circle.keys["anna"])
        assert kind(again) == "nothing-usual"

    def test_it_opens_what_was_played_last(self, friends):
        circle = friends("anna", "bob")
        circle.played("anna", "bob")
        table = circle.table(circle.again("bob")).json
        assert (table["game"], table["size"], table["visibility"]) == ("pebbles", 2, "private")
        assert circle.seated(table["id"]) == {"bob"}

    def test_what_is_usual_goes_before_what_was_last(self, friends):
        circle = friends("anna", "bob")
        circle.usually(seats=3)
        circle.played("anna", "bob")
        assert circle.table(circle.again("bob")).json["size"] == 3

    def test_what_cannot_be_played_cannot_be_usual(self, friends):
        circle = friends("anna")
        assert kind(circle.change("anna", usual={"game": "pebbles", "seats": 8})) == "bad-table"

    def test_everybody_is_asked_by_letter_and_one_yes_is_a_seat(self, friends, letters):
        circle = friends("anna", "bob")
        circle.usually()
        number = circle.again("anna")
        (letter,) = letters()
        assert letter["To"] == "bob@example.org"
        assert circle.answer("bob", number, coming=True).json["state"] == "running"
        assert circle.seated(number) == {"anna", "bob"}

    def test_while_one_waits_there_is_no_second(self, friends, letters):
        circle = friends("anna", "bob", "chris")
        circle.usually(seats=3)
        assert circle.again("anna") == circle.again("bob")
        assert len(letters()) == 2

    def test_whoever_wishes_no_letters_gets_none_and_may_come_all_the_same(self, friends, client, letters):
        circle = friends("anna", "bob")
        circle.usually()
        client.patch(f"{circle.path}/wishes", json={"asked": False}, headers=circle.keys["bob"])
        number = circle.again("anna")
        assert letters() == []
        assert circle.answer("bob", number, coming=True).json["state"] == "running"

    def test_who_comes_no_longer_frees_the_seat(self, friends):
        circle = friends("anna", "bob", "chris")
        circle.usually(seats=3)
        number = circle.again("anna")
        circle.answer("bob", number, coming=True)
        circle.answer("bob", number, coming=False)
        assert circle.seated(number) == {"anna"}

    def test_a_host_asks_everybody_to_a_table_of_their_choice(self, friends, client, letters):
        circle = friends("anna", "bob", "chris")
        number = circle.open("bob", seats=3).json["id"]
        called = client.put(f"{circle.path}/tables/{number}/call", headers=circle.keys["bob"])
        assert called.status_code == 200
        assert sorted(letter["To"] for letter in letters()) == ["anna@example.org", "chris@example.org"]


class TestTooFewSeats:
    """More members than seats: the answers are gathered, and those sit who have waited longest."""

    @pytest.fixture
    def circle(self, friends):
        circle = friends("anna", "bob", "chris")
        circle.usually()
        return circle

    def test_nobody_sits_before_it_is_decided(self, circle):
        number = circle.again("anna")
        circle.answer("chris", number, coming=True)
        assert circle.seated(number) == set()
        (call,) = circle.shown("chris")["calls"]
        assert (call["table_id"], call["answer"], len(call["coming"])) == (number, True, 2)

    def test_nobody_takes_a_seat_by_themselves_meanwhile(self, circle, client):
        number = circle.again("anna")
        sat = client.post(f"{ROOT}/tables/{number}/seats", json={}, headers=circle.keys["bob"])
        assert sat.status_code == 404

    def test_it_is_decided_once_all_have_answered(self, circle):
        number = circle.again("anna")
        circle.answer("bob", number, coming=False)
        assert circle.answer("chris", number, coming=True).json["state"] == "running"
        assert circle.seated(number) == {"anna", "chris"}

    def test_it_is_decided_when_the_time_is_over(self, circle, clock):
        number = circle.again("anna")
        circle.answer("bob", number, coming=True)
        look_after(clock, seconds=(ANSWERS_WITHIN - timedelta(seconds=1)).total_seconds())
        assert circle.seated(number) == set()
        look_after(clock, seconds=1)
        assert circle.seated(number) == {"anna", "bob"}

    def test_those_sit_who_have_waited_longest(self, circle, letters):
        circle.played("anna", "bob")
        circle.played("chris", "anna")
        letters()
        number = circle.again("anna")
        circle.answer("chris", number, coming=True)
        circle.answer("bob", number, coming=True)
        assert circle.seated(number) == {"bob", "anna"}  # of the two at the last table Anna joined earlier
        told = {letter["To"]: letter["Subject"] for letter in letters() if "seat" in letter["Subject"]}
        assert told == {"chris@example.org": "Thursday: no seat this time"}

    def test_whoever_went_without_sits_the_next_time(self, circle):
        for unlucky, names in (("chris", {"anna", "bob"}), ("bob", {"anna", "chris"})):
            circle.clock.tick(days=1)
            number = circle.again("anna")
            for name in ("bob", "chris"):
                circle.answer(name, number, coming=True)
            assert circle.seated(number) == names, unlucky

    def test_seats_that_are_left_are_for_whoever_comes_first(self, circle, clock, client):
        number = circle.again("anna")
        look_after(clock, days=3)
        assert circle.seated(number) == {"anna"}
        assert circle.answer("chris", number, coming=True).json["state"] == "running"

    def test_too_late_is_told(self, circle):
        number = circle.again("anna")
        circle.answer("bob", number, coming=True)
        circle.answer("chris", number, coming=False)
        assert kind(circle.answer("chris", number, coming=True)) == "table-not-gathering"


class TestEachMonth:
    @pytest.fixture
    def circle(self, friends):
        circle = friends("anna", "bob")
        circle.usually()
        return circle

    def test_on_its_day_a_table_opens_by_itself_and_everybody_is_asked(self, circle, clock, letters):
        shown = circle.change("anna", monthly_day=5).json
        assert shown["next_at"].startswith("2026-03-05T09:00")
        look_after(clock, days=1)
        assert circle.shown()["calls"] == []
        clock.now = datetime(2026, 3, 5, 9, 0, tzinfo=UTC)
        run_task(TaskName.RUN_CIRCLES)
        (call,) = circle.shown()["calls"]
        assert sorted(letter["To"] for letter in letters()) == ["anna@example.org", "bob@example.org"]
        assert circle.shown()["next_at"].startswith("2026-04-05T09:00")
        run_task(TaskName.RUN_CIRCLES)
        assert [each["table_id"] for each in circle.shown()["calls"]] == [call["table_id"]]

    def test_one_that_still_waits_stays_the_one(self, circle, clock):
        circle.change("anna", monthly_day=5)
        clock.now = datetime(2026, 3, 5, 9, 0, tzinfo=UTC)
        run_task(TaskName.RUN_CIRCLES)
        clock.now = datetime(2026, 4, 5, 9, 0, tzinfo=UTC)
        run_task(TaskName.RUN_CIRCLES)
        assert len(circle.shown()["calls"]) == 1

    def test_the_owner_stops_it(self, circle, clock):
        circle.change("anna", monthly_day=5)
        assert circle.change("anna", monthly_day=None).json["next_at"] is None
        clock.now = datetime(2026, 3, 6, tzinfo=UTC)
        run_task(TaskName.RUN_CIRCLES)
        assert circle.shown()["calls"] == []

    def test_a_month_in_which_nothing_can_be_opened_passes(self, friends, clock):
        circle = friends("anna")
        circle.change("anna", monthly_day=5)
        clock.now = datetime(2026, 3, 5, 9, 0, tzinfo=UTC)
        run_task(TaskName.RUN_CIRCLES)
        assert circle.shown()["next_at"].startswith("2026-04-05")
