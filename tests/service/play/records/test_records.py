"""Records: told when a table is over, verified when they come in."""

import json
import random

import pytest
from click.testing import CliRunner

import engine
from service.cli import main

pytestmark = pytest.mark.both_databases

ROOT = "/api/v1"


@pytest.fixture
def finished(seated):
    at = seated("pebbles", 2)
    at.play_on(random.Random(2))
    return at


@pytest.fixture(scope="module")
def record():
    """The record of a table that was played elsewhere, by the engine alone."""
    table, chance = engine.new_table("pebbles", seats=2, seed=bytes(range(32))), random.Random(2)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, chance.choice(table.moves(seat)))
    return json.loads(table.record().dump())


def test_a_record_from_elsewhere_is_taken_in(client, person, record):
    """So that what is refused below is refused for its change."""
    taken = client.post(f"{ROOT}/records", json={"record": record}, headers=person("anna").keys)
    assert taken.status_code == 201, taken.json


def record_of(at):
    return at.client.get(f"{at.path}/record").json


def test_a_finished_table_has_a_record_that_the_command_verifies(finished, tmp_path):
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record_of(finished)))
    done = CliRunner().invoke(main, ["verify", str(file)])
    assert done.exit_code == 0, done.output


def test_the_seed_is_secret_while_the_table_runs(seated):
    at = seated("pebbles", 2)
    refused = at.client.get(f"{at.path}/record")
    assert (refused.status_code, refused.json["type"].rpartition("/")[2]) == (409, "table-not-finished")
    assert at.get(0, "view").json["view"]["seed"] is None


def test_a_running_table_gives_a_seat_its_own_moves(seated):
    at = seated("pebbles", 2)
    at.play_on(random.Random(2), moves=6)
    mine = at.get(0, "record").json
    assert mine["moves"]
    assert "seed" not in mine
    assert at.client.get(f"{at.seat(0)}/record", headers=at.keys[1]).status_code == 403


def test_a_record_comes_in_as_a_finished_table(finished):
    record = record_of(finished)
    made = finished.client.post(
        f"{ROOT}/records", json={"record": record, "name": "Old"}, headers=finished.keys[0]
    )
    assert made.status_code == 201, made.json
    assert made.json["state"] == "finished"
    again = finished.client.get(f"{ROOT}/tables/{made.json['id']}/record").json
    assert again == record
    told = finished.client.get(f"{ROOT}/tables/{made.json['id']}/events").json["events"]
    assert told == finished.client.get(f"{finished.path}/events").json["events"] or len(told) > 10


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": "00" * 32}, "commitment"),
        ({"result": {"places": [2, 1], "scores": []}}, "result"),
        ({"game": "chess"}, "no game"),
        ({"seats": 9}, "is for"),
        ({"moves": []}, "before the table is over"),
        ({"moves": [[0, "fly away"]]}, "replay"),
        ({"seed": "not hexadecimal"}, "hexadecimal"),
        ({"moves": ["x"]}, "record"),
    ],
)
def test_a_record_that_does_not_hold_is_refused_with_the_reason(client, person, record, change, said):
    record = {**record, **change}
    if "moves" in change:
        record["result"] = None
    refused = client.post(f"{ROOT}/records", json={"record": record}, headers=person("anna").keys)
    assert refused.status_code == 422
    assert said in refused.json["detail"]


def test_the_records_of_a_player_come_one_a_line_and_page_by_page(seated, client):
    at = seated("pebbles", 2)
    at.play_on(random.Random(2))
    me = client.get(f"{ROOT}/me", headers=at.keys[0]).json["id"]
    path = f"{ROOT}/players/{me}/records"
    answer = client.get(path)
    assert (answer.mimetype, answer.headers.get("Link")) == ("application/x-ndjson", None)
    (line,) = map(json.loads, answer.text.splitlines())
    assert (line["table"], line["record"]) == (at.number, record_of(at))
    taken = client.post(f"{ROOT}/records", json={"record": line["record"]}, headers=at.keys[0])
    assert taken.status_code == 201
    mine = client.get(f"{path}?limit=1", headers=at.keys[0])
    assert json.loads(mine.text)["table"] == taken.json["id"]
    rest = client.get(mine.headers["Link"].partition(">")[0].strip("<"), headers=at.keys[0])
    assert json.loads(rest.text)["table"] == at.number
    assert client.get(f"{path}?game=florence", headers=at.keys[0]).text == ""


def test_running_and_private_tables_of_a_player_are_not_exported(seated, client, person):
    at = seated("pebbles", 2)
    me = client.get(f"{ROOT}/me", headers=at.keys[0]).json["id"]
    hidden = {"game": "pebbles", "seats": 2, "visibility": "private"}
    made = client.post(f"{ROOT}/tables", json=hidden, headers=at.keys[0])
    assert made.status_code == 201, made.json
    assert client.get(f"{ROOT}/players/{me}/records", headers=at.keys[0]).text == ""
    path = f"{ROOT}/players/{me}/tables"
    ids = [
        [table["id"] for table in client.get(path, headers=keys).json["items"]] for keys in ({}, at.keys[0])
    ]
    assert ids == [[at.number], [made.json["id"], at.number]]
