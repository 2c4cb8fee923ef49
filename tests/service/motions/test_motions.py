"""Motions: carried when all others agree, ended by one no, overtaken by play."""

import pytest

from service.post.deliver import drain


def kind(answer) -> str:
    return answer.json["type"].rpartition("/")[2]


class Moved:
    """The motions of a table, as those who sit there make them and vote."""

    def __init__(self, at) -> None:
        self.at = at
        self.path = f"{at.path}/motions"

    def make(self, seat: int, what: str, moves: int = 1):
        return self.at.client.post(self.path, json={"kind": what, "moves": moves}, headers=self.at.keys[seat])

    def vote(self, seat: int, motion: int, agreed: bool):
        path = f"{self.path}/{motion}/vote"
        return self.at.client.put(path, json={"agreed": agreed}, headers=self.at.keys[seat])

    def all(self, seat: int = 0):
        return self.at.client.get(self.path, headers=self.at.keys[seat]).json["items"]


@pytest.fixture
def at(seated):
    table = seated("pebbles", 3)
    for seat in range(3):
        table.answer(seat, f"stake {seat}")
    table.answer(0, "bid 1")
    return table


@pytest.fixture
def motions(at):
    return Moved(at)


class TestTakingBack:
    """Where something was revealed, or others have moved, they are asked."""

    def test_it_is_done_when_the_last_agrees(self, at, motions):
        motion = motions.make(0, "take-back", 2).json
        assert (motion["back_to"], motion["outcome"]) == (0, None)
        assert motions.vote(1, motion["id"], True).json["outcome"] is None
        assert at.shown["count"] == 4
        assert motions.vote(2, motion["id"], True).json["outcome"] == "carried"
        assert at.shown["count"] == 0

    def test_it_is_said_who_saw_what(self, motions):
        seen = motions.make(0, "take-back", 2).json["seen"]
        assert [(each["count"], each["seat"]) for each in seen] == [(3, None), (3, None)]
        assert all(each["text"] for each in seen)
        assert motions.all()[0]["seen"] == seen

    def test_one_no_ends_it(self, at, motions):
        motion = motions.make(0, "take-back").json
        assert motions.vote(2, motion["id"], False).json["outcome"] == "refused"
        assert kind(motions.vote(1, motion["id"], True)) == "motion-closed"
        assert at.shown["count"] == 4

    def test_play_that_goes_on_overtakes_it(self, at, motions):
        motion = motions.make(0, "take-back").json
        at.answer(1, "bid 2")
        assert kind(motions.vote(1, motion["id"], True)) == "motion-closed"
        assert motions.all()[0]["outcome"] == "overtaken"
        assert motions.make(0, "take-back").json["id"] != motion["id"]

    def test_no_more_than_was_played(self, motions):
        refused = motions.make(2, "take-back", 2)
        assert (kind(refused), refused.json["free"]) == ("nothing-to-take-back", 1)


class TestAbandoning:
    """The game is given up when nobody wants to go on."""

    def test_all_must_agree(self, at, motions):
        motion = motions.make(1, "abandon").json
        at.answer(1, "bid 2")
        asked = at.question(2)["id"]
        motions.vote(0, motion["id"], True)
        assert at.shown["state"] == "running"
        motions.vote(2, motion["id"], True)
        shown = at.shown
        assert (shown["state"], shown["result"]) == ("abandoned", None)
        assert {seat["waiting_since"] for seat in shown["seats"]} == {None}
        assert kind(at.send("POST", 2, "turns", {"question": asked, "moves": ["pass"]})) == "question-closed"

    def test_asking_for_what_is_asked_already_is_agreeing(self, at, motions):
        first, second = motions.make(1, "abandon").json, motions.make(0, "abandon").json
        assert first["id"] == second["id"]
        assert [vote["seat"] for vote in second["votes"]] == [0, 1]

    def test_one_may_think_otherwise(self, at, motions):
        motion = motions.make(1, "abandon").json
        assert motions.vote(1, motion["id"], False).json["outcome"] == "withdrawn"
        assert at.shown["state"] == "running"


def test_motions_are_for_those_at_the_table(client, at, motions, person):
    stranger = person("zoe").keys
    asked = client.post(motions.path, json={"kind": "abandon"}, headers=stranger)
    assert kind(asked) == "not-at-this-table"
    assert kind(client.get(motions.path, headers=stranger)) == "not-at-this-table"
    number = motions.make(0, "abandon").json["id"]
    assert kind(client.put(f"{motions.path}/{number}/vote", json={"agreed": True}, headers=stranger))


def test_the_others_are_asked_by_mail(app, clock, mailer, motions):
    motions.make(1, "abandon")
    drain(now=clock())
    asked = [mail for mail in mailer.mails if "to give the game up" in mail["Subject"]]
    assert sorted(mail["To"] for mail in asked) == ["anna@example.org", "chris@example.org"]
    assert all("Bob asks" in mail.get_body(("plain",)).get_content() for mail in asked)
