"""Motions: carried when all others agree, ended by one no, overtaken by play."""

import json
from datetime import datetime, timedelta

import pytest
from click.testing import CliRunner

from engine import BrokenRecord, Record
from service.cli import main
from service.mail.deliver import deliver_mail
from tests.parts.letters import sentences_of


def kind(answer) -> str:
    return answer.json["type"].rpartition("/")[2]


class Moved:
    """The motions of a table, as those who sit there make them and vote."""

    def __init__(self, at) -> None:
        self.at = at
        self.path = f"{at.path}/motions"

    def make(self, seat: int, what: str, moves: int = 1, **more):
        wish = {"kind": what, "moves": moves, **more}
        return self.at.client.post(self.path, json=wish, headers=self.at.keys[seat])

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
    deliver_mail(now=clock())
    asked = [mail for mail in mailer.mails if "to abandon the game" in sentences_of(mail)]
    assert sorted(mail["To"] for mail in asked) == ["anna@example.org", "chris@example.org"]
    assert all("Bob asks" in mail.get_body(("plain",)).get_content() for mail in asked)


class TestConceding:
    """The game ends at once, with the scores of that moment, where all agree to that."""

    @pytest.fixture
    def conceded(self, at, motions):
        motion = motions.make(1, "concede").json
        motions.vote(0, motion["id"], True)
        assert motions.vote(2, motion["id"], True).json["outcome"] == "carried"
        return at

    def test_the_result_is_the_standing_of_that_moment(self, conceded):
        shown = conceded.shown
        assert (shown["state"], shown["ended_by"]) == ("finished", "agreement")
        assert len(shown["result"]["places"]) == 3
        assert {seat["waiting_since"] for seat in shown["seats"]} == {None}
        assert conceded.question(1) is None

    def test_its_record_says_so_and_is_verified(self, conceded, tmp_path):
        record = conceded.client.get(f"{conceded.path}/record").json
        assert record["ended_by"] == "agreement"
        held = Record.load(json.dumps(record))
        assert not held.verify().over
        file = tmp_path / "record.json"
        file.write_text(json.dumps(record))
        said = CliRunner().invoke(main, ["verify", str(file)])
        assert said.exit_code == 0
        assert "agreed to end the table here" in said.output

    def test_a_record_with_other_scores_is_refused(self, conceded):
        record = conceded.client.get(f"{conceded.path}/record").json
        record["result"]["scores"][0]["points"] += 1
        with pytest.raises(BrokenRecord, match="do not lead to the result"):
            Record.load(json.dumps(record)).verify()
        record["ended_by"] = ""
        with pytest.raises(BrokenRecord, match="they do not end the table"):
            Record.load(json.dumps(record)).verify()

    def test_all_are_told_by_mail(self, app, clock, mailer, conceded):
        deliver_mail(now=clock())
        told = [mail for mail in mailer.mails if "is over" in sentences_of(mail)]
        assert len(told) == len(conceded.keys)
        assert all("agreed to end the game here" in mail.get_body(("plain",)).get_content() for mail in told)

    def test_a_move_overtakes_it(self, at, motions):
        motion = motions.make(0, "concede").json
        at.answer(1, "bid 2")
        assert kind(motions.vote(1, motion["id"], True)) == "motion-closed"
        assert at.shown["state"] == "running"

    def test_the_page_tells_it(self, conceded):
        page = conceded.client.get(f"/tables/{conceded.number}", headers=conceded.keys[0]).text
        assert "All agreed to end the game here" in page


class TestLengths:
    """How long a pause lasts, and how much more time there is, is part of what is asked."""

    def test_a_pause_of_three_days(self, at, clock, motions, mailer):
        motion = motions.make(0, "pause", length="P3D").json
        assert motion["length"] == "P3D"
        for seat in (1, 2):
            motions.vote(seat, motion["id"], True)
        paused = at.client.get(f"{at.path}/pulse").json["paused_until"]
        assert datetime.fromisoformat(paused) == clock() + timedelta(days=3)

    def test_six_hours_more(self, clock, seated):
        at = seated("pebbles", 2, pace={"time": "P1D"})
        motions = Moved(at)
        before = at.client.get(f"{at.path}/pulse").json["awaited"][0]["deadline"]
        motions.vote(1, motions.make(0, "extend", length="PT6H").json["id"], True)
        after = at.client.get(f"{at.path}/pulse").json["awaited"][0]["deadline"]
        assert datetime.fromisoformat(after) - datetime.fromisoformat(before) >= timedelta(hours=6)

    def test_the_letter_says_it(self, app, clock, mailer, motions):
        motions.make(0, "pause", length="P2DT6H")
        deliver_mail(now=clock())
        asked = [mail for mail in mailer.mails if "to pause for 2 days and 6 hours" in sentences_of(mail)]
        assert len(asked) == 2

    def test_another_length_is_another_motion(self, motions):
        first, second = motions.make(0, "pause"), motions.make(1, "pause", length="P1D")
        assert (first.json["length"], second.json["length"]) == ("P7D", "P1D")
        assert {each["outcome"] for each in motions.all()} == {None, "overtaken"}

    @pytest.mark.parametrize(("what", "length"), [("pause", "P31D"), ("extend", "PT1M"), ("abandon", "P1D")])
    def test_within_bounds(self, motions, what, length):
        refused = motions.make(0, what, length=length)
        assert (refused.status_code, kind(refused)) == (422, "time-refused")
