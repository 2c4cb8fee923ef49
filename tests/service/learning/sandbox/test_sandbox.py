"""Where programs are tried out: everything is answered at once, nothing is told to anybody, and nothing stays."""

from datetime import timedelta

import pytest
from sqlalchemy import func, select
from structlog.testing import capture_logs

from engine import games
from service.learning.sandbox.open import KEPT, MOST, forget_sandboxes
from service.platform.accounts.models import Player, PlayerKind
from service.platform.outbox.models import Letter
from service.platform.transaction import transaction
from service.play.tables.models import Table


@pytest.fixture
def anna(person):
    return person("anna")


@pytest.fixture
def open_one(client, anna):
    def post(**wish):
        made = client.post("/api/v1/sandboxes", json={"game": "pebbles"} | wish, headers=anna.keys)
        assert made.status_code == 201
        return made.json

    return post


def count(house, what) -> int:
    with house.app_context(), transaction() as session:
        return session.scalar(select(func.count()).select_from(what))


def test_a_program_plays_to_the_end_and_waits_for_nobody(open_one, client, anna, house):
    table = open_one()
    assert (table["sandbox"], table["rated"], table["visibility"]) == (True, False, "private")
    view = client.get(f"/api/v1/tables/{table['id']}/seats/0/view", headers=anna.keys).json
    while not view["view"]["over"]:
        view = answered(client, anna, table, view["question"])
    assert client.get(f"/api/v1/tables/{table['id']}").status_code in {403, 404}
    assert client.get(f"/api/v1/tables/{table['id']}", headers=anna.keys).json["state"] == "finished"
    assert count(house, Letter) == 0


def answered(client, anna, table, question):
    """What the seat sees once it has given the usual answer, and the bots theirs."""
    assert question["owed"]
    turn = {"question": question["id"], "moves": [question["default"]]}
    headers = anna.keys | {"Prefer": "return=representation"}
    path = f"/api/v1/tables/{table['id']}/seats/0/turns"
    return client.post(path, json=turn, headers=headers).json["seat_view"]


def test_every_game_can_be_tried_out(open_one, client, anna, subtests):
    for game in games():
        with subtests.test(game):
            table = open_one(game=game, level="courtier")
            view = client.get(f"/api/v1/tables/{table['id']}/seats/0/view", headers=anna.keys).json
            with capture_logs() as logs:
                view = answered(client, anna, table, view["question"])
            assert view["question"]["owed"] or view["view"]["over"]
            assert [each for each in logs if each["event"] == "a bot failed"] == []


def test_it_says_what_it_is(open_one):
    assert open_one()["name"].startswith("Sandbox: ")


def test_the_oldest_makes_way(open_one, client, anna, house):
    numbers = [open_one()["id"] for _ in range(MOST + 1)]
    listed = client.get("/api/v1/tables?limit=100", headers=anna.keys).json["items"]
    assert [each["id"] for each in listed] == numbers[:0:-1]
    assert count(house, Table) == MOST


@pytest.mark.both_databases
def test_they_go_by_themselves_with_their_bots(open_one, house, clock, anna):
    open_one()
    clock.tick(seconds=(KEPT - timedelta(hours=1)).total_seconds())
    for left in (1, 0):
        with house.app_context(), transaction() as session:
            forget_sandboxes(session, clock())
            assert session.scalar(select(func.count()).select_from(Table)) == left
            clock.tick(hours=2)
    with house.app_context(), transaction() as session:
        bots = select(func.count()).select_from(Player).where(Player.kind == PlayerKind.BOT)
        assert session.scalar(bots) == 0


def test_what_cannot_be_played_is_refused(client, anna):
    for wish in (
        {"game": "nothing"},
        {"game": "pebbles", "seats": 7},
        {"game": "pebbles", "level": "prince"},
    ):
        assert client.post("/api/v1/sandboxes", json=wish, headers=anna.keys).status_code == 422
