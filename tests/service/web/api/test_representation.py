"""One request where three were needed: a turn brings what its seat sees after it, for whoever prefers that (RFC 7240)."""

import pytest

PREFER = {"Prefer": "return=representation"}


@pytest.fixture
def at(seated):
    return seated("pebbles", 2)


def turned(at, seat: int, move, headers=PREFER, **more):
    body = {"question": at.question(seat)["id"], "moves": [move], **more}
    return at.client.post(f"{at.path}/seats/{seat}/turns", json=body, headers=at.keys[seat] | headers)


def test_it_is_what_the_view_would_have_said(at):
    for seat in (0, 1):
        played = turned(at, seat, "stake 1")
        assert played.headers["Preference-Applied"] == "return=representation"
        assert played.json["seat_view"] == at.get(seat, "view").json


def test_it_brings_the_next_question_with_its_legal_answers(at):
    """Whoever has the lead after the stakes is asked at once."""
    turned(at, 1, "stake 0")
    following = turned(at, 0, "stake 0").json["seat_view"]["question"]
    assert following is not None
    assert following["moves"] == at.question(0)["moves"]


def test_it_shows_the_table_as_it_stands_after_plans_have_answered(seated, chance):
    chance.deal_alike()
    at = seated("principe", 2)
    first = next(seat["number"] for seat in at.shown["seats"] if seat["waiting_since"])
    plan = at.send("POST", 1 - first, "plans", {"text": "default when forced; green up to 0"})
    assert plan.status_code == 201, plan.json
    played = turned(at, first, at.question(first)["moves"][-1]["move"])
    assert played.json["seat_view"] == at.get(first, "view").json


@pytest.mark.parametrize(
    ("preferred", "applied"),
    [
        ("return=representation", True),
        ('RETURN="representation"', True),
        ("respond-async, return=representation; wait=10", True),
        ("return=minimal, return=representation", False),
        ("return=minimal", False),
        ("wait=10", False),
        ("", False),
    ],
)
def test_only_whoever_prefers_it_is_brought_it(at, preferred, applied):
    played = turned(at, 0, "stake 1", {"Prefer": preferred})
    assert played.status_code == 200
    assert ("seat_view" in played.json) is ("Preference-Applied" in played.headers) is applied


def test_a_try_changes_nothing_and_brings_nothing(at):
    tried = turned(at, 0, "stake 1", dry_run=True)
    assert tried.status_code == 200
    assert "seat_view" not in tried.json
    assert "Preference-Applied" not in tried.headers


def test_a_turn_sent_twice_under_one_key_brings_the_same(at):
    keyed = PREFER | {"Idempotency-Key": "first"}
    first, again = turned(at, 0, "stake 1", keyed), turned(at, 0, "stake 1", keyed)
    assert again.headers["Idempotent-Replayed"] == "true"
    assert again.json == first.json
    assert "seat_view" in first.json


def test_nothing_hidden_comes_with_it(seated):
    """While a third has not answered, what another has staked is secret: whatever it was, the same comes with my turn."""
    at, brought = seated("pebbles", 3), []
    for secret in ("stake 1", "stake 4"):
        at.answer(1, secret)
        brought.append(turned(at, 0, f"stake {len(brought)}").json["seat_view"]["view"])
    ours = [{**view, "count": 0, "question": None} for view in brought]
    assert ours[0] == ours[1]


def test_each_answer_with_a_question_leaves_out_or_adds_the_same_parts(seated):
    """A phone asks for the kinds alone: of seven hundred landscapes it shows one line."""
    at = seated("principe", 2)
    seat = next(each["number"] for each in at.shown["seats"] if each["waiting_since"])
    parts = {"components": "false", "kinds": "true", "moves": "false"}
    asked = at.get(seat, "question", **parts).json
    assert asked["moves"] == []
    assert [kind["count"] for kind in asked["kinds"]]
    asked.pop("clock")
    assert at.get(seat, "view", **parts).json["question"] == asked
    query = parts | {"questions": "true"}
    listed = at.client.get("/api/v1/me/waiting", query_string=query, headers=at.keys[seat]).json
    assert listed["items"][0]["asked"] == asked
    whole = at.get(seat, "question", components="false", kinds="false").json
    assert "kinds" not in whole
    assert whole["moves"] == at.get(seat, "view").json["question"]["moves"] != []
