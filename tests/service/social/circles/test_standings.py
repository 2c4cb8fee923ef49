"""Who has won what, and what was said: over the finished tables of a circle."""

import pytest

from service.people.erase import erase_player
from service.platform.transaction import transaction
from service.social.circles.standings import points_at
from tests.parts.tables import ROOT

pytestmark = pytest.mark.both_databases


@pytest.mark.parametrize(
    ("place", "others", "points"),
    [(1, [2, 3, 4], 6), (4, [1, 2, 3], 0), (1, [1, 3], 3), (2, [1, 2, 4], 3), (1, [], 0)],
)
def test_two_points_for_everybody_left_behind_one_for_everybody_beside(place, others, points):
    assert points_at(place, others) == points


def test_finished_tables_count(friends):
    circle = friends("anna", "bob", "chris")
    assert circle.standings() == []
    circle.played("anna", "bob")
    circle.played("anna", "bob", "chris")
    rows = {row["player"]: row for row in circle.standings()}
    assert {name: row["played"] for name, row in rows.items()} == {"Anna": 2, "Bob": 2, "Chris": 1}
    assert sum(row["points"] for row in rows.values()) == 2 + 6
    assert [row["points"] for row in circle.standings()] == sorted(
        (row["points"] for row in rows.values()), reverse=True
    )


def test_tables_of_others_do_not(friends, client):
    circle = friends("anna", "bob")
    circle.played("anna", "bob", circle=None)
    assert circle.standings() == []


def test_names_go_and_results_stay(friends, clock):
    circle = friends("anna", "bob")
    circle.played("anna", "bob")
    before = sorted((row["points"], row["won"]) for row in circle.standings())
    with transaction() as session:
        erase_player(session, player_id=circle.people["bob"].id, now=clock())
    assert circle.names() == ["anna"]
    rows = circle.standings()
    assert {row["player"] for row in rows} == {"Anna", ""}
    assert sorted((row["points"], row["won"]) for row in rows) == before


def test_the_name_of_whoever_is_erased_goes_from_the_circles_too(friends, clock):
    circle = friends("anna", "bob")
    circle.change("anna", name="Bob and friends")
    with transaction() as session:
        erase_player(session, player_id=circle.people["bob"].id, now=clock())
    assert "Bob" not in circle.shown()["name"]


class TestTalk:
    def said(self, circle, name: str) -> list[str]:
        found = circle.client.get(f"{circle.path}/talk", headers=circle.keys[name]).json
        return [line["text"] for line in found["items"]]

    def say(self, circle, number: int, text: str, **more) -> None:
        said = circle.client.post(
            f"{ROOT}/tables/{number}/seats/0/talk", json={"text": text, **more}, headers=circle.keys["anna"]
        )
        assert said.status_code == 201, said.json

    def test_what_all_could_read_is_read_by_the_circle_once_it_is_over(self, friends):
        circle = friends("anna", "bob", "chris")
        number = circle.played("anna", "bob")
        self.say(circle, number, "Well played.")
        self.say(circle, number, "For you alone.", to=[1])
        assert self.said(circle, "chris") == ["Well played."]

    def test_what_was_said_where_strangers_could_sit_stays_there(self, friends):
        circle = friends("anna", "bob")
        number = circle.played("anna", "bob", visibility="public")
        self.say(circle, number, "Hello, strangers.")
        assert self.said(circle, "bob") == []

    def test_nothing_is_read_while_it_is_played(self, friends):
        circle = friends("anna", "bob", "chris")
        number = circle.open("anna").json["id"]
        circle.client.post(f"{ROOT}/tables/{number}/seats", json={}, headers=circle.keys["bob"])
        self.say(circle, number, "I hold two.")
        assert self.said(circle, "chris") == []
