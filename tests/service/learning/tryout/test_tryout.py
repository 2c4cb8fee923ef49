"""Try-outs: what the seat knows is kept, the rest is dealt anew, and the table never notices."""

import random

import pytest


@pytest.fixture
def at(seated):
    table = seated("principe", 3)
    table.play_on(random.Random(3), moves=8)
    return table


def test_it_begins_where_the_seat_stands(at):
    view = at.get(0, "view").json["view"]
    trial = at.send("PUT", 0, "try-out").json
    assert trial["began_at_count"] == view["count"]
    assert trial["waiting"] == view["waiting"]


def test_it_is_played_to_the_end_without_touching_the_table(at):
    before = [at.get(seat, "view").json for seat in range(3)]
    trial = at.send("PUT", 0, "try-out").json
    chance = random.Random(1)
    while not trial["over"]:
        seat = trial["waiting"][0]
        move = chance.choice(trial["question"]["moves"])
        played = at.send("POST", 0, "try-out/moves", {"seat": seat, "move": move["text"]})
        assert played.status_code == 200, played.json
        trial = played.json
    assert trial["question"] is None
    assert [at.get(seat, "view").json for seat in range(3)] == before


def test_it_tells_nothing_that_the_seat_may_not_know(at):
    """Of many try-outs, the others' hands differ: they are dealt, not copied."""
    hands = set()
    for _ in range(6):
        trial = at.send("PUT", 0, "try-out").json
        other = next((seat for seat in trial["waiting"] if seat != 0), None)
        if other is not None and trial["seat"] == other:
            hands.add(str(trial["view"]["table"]))
    assert len(hands) != 1


def test_there_is_one_for_each_player_and_it_can_be_dropped(at):
    assert at.get(1, "try-out").status_code == 404
    at.send("PUT", 0, "try-out")
    assert at.get(1, "try-out").status_code == 404
    assert at.send("DELETE", 0, "try-out").status_code == 204
    assert at.get(0, "try-out").status_code == 404


def test_an_illegal_move_says_why_and_changes_nothing(at):
    trial = at.send("PUT", 0, "try-out").json
    refused = at.send("POST", 0, "try-out/moves", {"seat": trial["waiting"][0], "move": "found atlantis"})
    assert refused.status_code == 422
    assert at.get(0, "try-out").json == trial


def test_it_is_for_its_own_player(at):
    at.send("PUT", 0, "try-out")
    assert at.send("POST", 0, "try-out/moves", {"seat": 0, "move": "pass"}, key=1).status_code == 403
