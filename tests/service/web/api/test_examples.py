"""The document's examples of play are what a real table answers. `--renew-examples` writes them anew."""

import json
from pathlib import Path

import pytest

from service.web.api import examples

FILE = Path(examples.__file__).with_name("examples.json")
ROOT = "/api/v1"
OPENED = {"game": "principe", "seats": 3, "name": "Tuesday Medici", "options": {"easy": True}}


@pytest.fixture
def at(seated, chance):
    """A table of Il Principe from a known seed, some moves on, the default each time."""
    chance.deal_alike()
    table = seated(**OPENED)
    for _ in range(5):
        seat = waited_for(table)
        table.answer(seat, table.question(seat)["default"])
    return table


def waited_for(at) -> int:
    return at.get(0, "view").json["view"]["waiting"][0]


@pytest.fixture
def story(client, at, clock):
    """The examples by name, in the order in which the table answers them."""
    clock.tick(minutes=20)
    seat = waited_for(at)
    keys = at.keys[seat]
    told = {"table-make": OPENED, "game": client.get(f"{ROOT}/games/principe").json}
    told["games"] = {"items": [told["game"]]}
    told["table"] = client.get(at.path).json
    told["edition"] = client.get(f"{at.path}/edition").json
    told["rules"] = client.get(f"{at.path}/rules").json
    told["tables"] = client.get(f"{ROOT}/tables", headers=keys).json
    told["waiting"] = client.get(f"{ROOT}/me/waiting", headers=keys).json
    told["view"] = client.get(f"{at.path}/view").json
    told["seat-view"] = at.get(seat, "view").json
    told["components"] = at.get(seat, "components").json
    told["events"] = at.get(seat, "events", since=4).json
    told["question"] = at.question(seat)
    move = told["question"]["moves"][1]["text"]
    told["what-if"] = {"move": move}
    told["certain"] = at.send("POST", seat, "what-if", told["what-if"]).json
    told["turn"] = {"question": told["question"]["id"], "moves": [move], "dry_run": False}
    told["played"] = at.send("POST", seat, "turns", told["turn"]).json
    told["try-out"] = at.send("PUT", seat, "try-out").json
    told["plan-make"] = {"text": "blue up to 5; else follow to 2; never more than 9 in all; answer later"}
    told["plan-check"] = at.send("POST", seat, "plans/check", told["plan-make"]).json
    told["plan"] = at.send("POST", seat, "plans", told["plan-make"]).json
    told["plans"] = at.get(seat, "plans").json
    told["motion-make"] = {"kind": "take-back", "moves": 1}
    asked = client.post(f"{at.path}/motions", json=told["motion-make"], headers=keys)
    told["motion"] = asked.json
    told["motions"] = client.get(f"{at.path}/motions", headers=keys).json
    learned = client.post(f"{ROOT}/lessons", json={"game": OPENED["game"]}, headers=keys).json["id"]
    told["lesson"] = client.get(f"{ROOT}/tables/{learned}/lesson", headers=keys).json
    return told


def test_they_are_what_a_real_table_answers(story, request):
    kept = json.loads(FILE.read_text())
    if request.config.getoption("renew_examples"):
        kept |= story
        FILE.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n")
    old = [name for name in story if kept[name] != story[name]]
    assert not old, f"pytest {request.node.nodeid} --renew-examples writes these anew: {old}"
