"""Acts at tables: each reaches the state it names, says so to those who sit there, and stands on the trail."""

import json
import random
from datetime import timedelta

import pytest
from sqlalchemy import select

import engine
from engine import Record
from service.admin.desk.offers import OFFERED
from service.mail.deliver import deliver_mail
from service.platform.transaction import read_session
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import Move, Origin, WithdrawnMove
from service.play.timeouts.sweep import sweep_clocks
from tests.parts.letters import sentences_of
from tests.service.play.clocks.rows import open_clocks

pytestmark = pytest.mark.both_databases

PACE = {"time": "P2D", "ladder": ["P1D"]}


@pytest.fixture
def at(seated):
    return seated("pebbles", 2, pace=PACE)


@pytest.fixture
def look(house):
    """What a query finds now."""

    def ask(query):
        with house.app_context(), read_session() as session:
            found = session.scalars(query).all()
            session.expunge_all()
            return found

    return ask


@pytest.fixture
def deadline_now(house):
    """The deadline of the first clock that runs."""

    def ask():
        with house.app_context():
            return open_clocks()[0].deadline

    return ask


def waiting(at) -> int:
    return next(seat["number"] for seat in at.shown["seats"] if seat["waiting_since"])


def told(house, mailer, clock) -> list[str]:
    """What has left by mail, to whom."""
    with house.app_context():
        deliver_mail(now=clock())
    return [f"{mail['To']}: {sentences_of(mail)}" for mail in mailer.mails]


def table(number: int):
    return select(Table).where(Table.id == number)


class TestTime:
    def test_a_pause_ends_by_itself(self, at, desk, clock, look, deadline_now):
        until = clock() + timedelta(days=3)
        deadline = deadline_now()
        deed = desk.done("pause", at.number, until=until.isoformat())
        assert deed["before"]["pauses"] == []
        assert deadline_now() == deadline + timedelta(days=3)
        assert desk.do("pause", at.number, until=until.isoformat()).json["changed"] is False

    def test_resuming_winds_the_clocks_back(self, at, desk, clock, look, deadline_now):
        deadline = deadline_now()
        desk.done("pause", at.number, until=(clock() + timedelta(days=3)).isoformat())
        assert desk.done("resume", at.number)
        assert deadline_now() == deadline
        assert desk.do("resume", at.number).json == {"changed": False, "deed": None}

    def test_more_time_is_named_in_all_and_given_once(self, at, desk, look, deadline_now):
        seat = waiting(at)
        deadline = deadline_now()
        more = {"seat": seat, "question": at.question(seat)["id"], "hours": 24}
        assert desk.done("extend", at.number, **more)["after"][f"seat {seat}"]["extra"] == 86400
        assert desk.do("extend", at.number, **more).json["changed"] is False
        assert deadline_now() == deadline + timedelta(days=1)

    def test_another_pace_holds_from_now_on(self, at, desk, look, deadline_now):
        deadline = deadline_now()
        desk.done("set-pace", at.number, pace={"time": "P5D", "ladder": ["P1D"]})
        assert deadline_now() == deadline + timedelta(days=3)

    def test_the_default_is_played_once(self, at, desk, look):
        seat = waiting(at)
        asked = {"seat": seat, "question": at.question(seat)["id"]}
        desk.done("force-default", at.number, **asked)
        assert desk.do("force-default", at.number, **asked).json["changed"] is False
        (move,) = look(select(Move))
        assert (move.origin, move.seat) == ("desk", seat)

    def test_a_miss_can_be_excused_once_there_is_one(self, house, at, clock):
        def offered() -> bool:
            with house.app_context(), read_session() as session:
                return OFFERED["excuse"](session, session.get_one(Table, at.number))

        at.answer(0, at.question(0)["default"])
        assert not offered()
        with house.app_context():
            for _ in range(2):
                sweep_clocks(now=clock.tick(days=2))
        assert offered()

    def test_a_miss_is_excused_and_the_seat_absent_no_longer(self, house, at, desk, clock, look):
        with house.app_context():
            for _ in range(40):
                sweep_clocks(now=clock.tick(hours=8))
        desk.prove(desk.who)
        assert any(each and each.absent_since for each in look(select(Seat.time)))
        for missed in look(select(Move.number).where(Move.origin == Origin.CLOCK)):
            assert desk.done("excuse", at.number, missed=missed, excused=True)
            assert desk.do("excuse", at.number, missed=missed, excused=True).json["changed"] is False
        assert not any(each and each.absent_since for each in look(select(Seat.time)))


class TestSeats:
    def test_another_player_holds_the_seat(self, at, desk, person, look):
        eva = person("eva")
        before = at.shown["seats"][1]["player_id"]
        deed = desk.done("replace", at.number, seat=1, player=eva.id)
        assert (deed["before"]["seat 1"]["player"], deed["after"]["seat 1"]["player"]) == (before, eva.id)
        assert desk.do("replace", at.number, seat=1, player=eva.id).json["changed"] is False
        desk.done("restore", at.number, seat=1, player=before)
        assert at.shown["seats"][1]["player_id"] == before

    def test_whoever_sits_there_already_takes_no_second_seat(self, at, desk):
        other = at.shown["seats"][0]["player_id"]
        refused = desk.do("replace", at.number, seat=1, player=other)
        assert (refused.status_code, refused.json["type"].rpartition("/")[2]) == (409, "cannot-be")
        assert "seat" in refused.json["detail"]

    def test_an_open_seat_is_taken_over_or_given_back(self, at, desk, look):
        mine = at.shown["seats"][1]["player_id"]
        desk.done("open-seat", at.number, seat=1)
        assert look(select(Seat.offered_at).where(Seat.offered_at.is_not(None)))
        assert desk.do("open-seat", at.number, seat=1).json["changed"] is False
        desk.done("restore", at.number, seat=1, player=mine)
        assert not look(select(Seat.offered_at).where(Seat.offered_at.is_not(None)))

    def test_links_are_made_anew_once(self, at, desk, look):
        assert desk.done("rotate-link", at.number, seat=0, generation=1)
        assert desk.do("rotate-link", at.number, seat=0, generation=1).json["changed"] is False
        assert look(select(Seat.generation).where(Seat.number == 0)) == [1]


class TestCourse:
    def test_back_and_on_again(self, house, at, desk, mailer, clock, look):
        at.play_on(random.Random(3), moves=6)
        made = look(select(Move).order_by(Move.number))
        before = told(house, mailer, clock)
        deed = desk.done("rewind", at.number, count=0, revision=look(select(Table.revision))[0])
        assert (deed["before"]["count"], deed["after"]["count"]) == (6, 0)
        assert [move.text for move in look(select(WithdrawnMove).order_by(WithdrawnMove.number))] == [
            move.text for move in made
        ]
        assert not look(select(Move))
        owed = {each.number: each.question for each in look(select(Seat).where(Seat.clock.is_not(None)))}
        assert owed == {seat: at.question(seat)["id"] for seat in owed}
        news = told(house, mailer, clock)[len(before) :]
        assert sum("the desk has done something" in letter for letter in news) == 2
        assert len(news) == 2 + len(owed), "and the question that is open now, under its new id"
        at.play_on(random.Random(4))
        record = at.client.get(f"{at.path}/record", headers=at.keys[0])
        replayed = Record.load(record.get_data()).verify()
        assert replayed.result().data() == at.shown["result"]
        (row,) = look(select(Table))
        with house.app_context(), read_session() as session:
            assert replayed.dump() == session.get(Table, row.id).dump
        assert sum("the desk has done" not in line for line in told(house, mailer, clock)) >= 2

    def test_back_once_however_often_it_is_asked(self, at, desk, look):
        at.play_on(random.Random(3), moves=4)
        order = {"count": 0, "revision": look(select(Table.revision))[0]}
        desk.done("rewind", at.number, **order)
        assert desk.do("rewind", at.number, **order).json["changed"] is False
        at.play_on(random.Random(3), moves=2)
        late = desk.do("rewind", at.number, **order)
        assert late.status_code == 412, "play went on: whoever asks again must look first"

    def test_only_to_a_hand_over(self, at, desk, look):
        at.play_on(random.Random(3), moves=4)
        refused = desk.do("rewind", at.number, count=99, revision=look(select(Table.revision))[0])
        assert refused.status_code == 409

    def test_a_finished_table_goes_on(self, house, at, desk, look, mailer, clock):
        at.play_on(random.Random(1))
        ended = look(table(at.number))[0]
        at_end = told(house, mailer, clock)
        desk.done("rewind", at.number, count=2, revision=ended.revision)
        assert at.shown["state"] == "running"
        at.play_on(random.Random(5))
        assert at.shown["state"] == "finished"
        finished = [line for line in told(house, mailer, clock)[len(at_end) :] if " is over. " in line]
        assert len(finished) == 2, "the second end is told too"

    def test_ended_with_the_score_of_the_engine(self, at, desk, look):
        at.play_on(random.Random(3), moves=5)
        desk.done("end", at.number, how="adjudicated")
        row = look(table(at.number))[0]
        assert at.shown["state"] == "finished"
        record = at.client.get(f"{at.path}/record", headers=at.keys[0])
        game = Record.load(record.get_data()).verify()
        assert [score["points"] for score in row.result["scores"]] == [s.points for s in game.scores()]
        assert desk.do("end", at.number, how="adjudicated").json["changed"] is False
        assert not look(select(Seat).where(Seat.clock.is_not(None)))
        desk.done("rewind", at.number, count=row.count, revision=row.revision)
        at.play_on(random.Random(3))
        assert at.shown["state"] == "finished"

    def test_the_letter_of_such_an_end_has_the_score_line_by_line(self, house, at, desk, mailer, clock):
        at.play_on(random.Random(3), moves=5)
        desk.done("end", at.number, how="adjudicated")
        scores = at.shown["result"]["scores"]
        told(house, mailer, clock)
        (letter,) = [mail for mail in mailer.mails if mail["To"].startswith("anna")][-1:]
        text = letter.get_body(("plain",)).get_content()
        assert "ended with the score of this moment" in text
        for score in scores:
            assert f": {score['points']} point" in text
            assert all(f"{line['points']:7}  " in text for line in score["lines"])

    def test_abandoned_and_taken_up_again(self, at, desk, look):
        at.play_on(random.Random(3), moves=5)
        desk.done("end", at.number, how="abandoned")
        row = look(table(at.number))[0]
        assert (row.state, row.result) == ("abandoned", None)
        desk.done("rewind", at.number, count=5, revision=row.revision)
        at.play_on(random.Random(3))
        assert at.shown["state"] == "finished"


class TestTalk:
    def test_closed_and_open_again(self, at, desk):
        desk.done("close-talk", at.number, closed=True)
        assert desk.do("close-talk", at.number, closed=True).json["changed"] is False
        assert at.send("POST", 0, "talk", {"text": "Hello"}).status_code == 409
        desk.done("close-talk", at.number, closed=False)
        assert at.send("POST", 0, "talk", {"text": "Hello"}).status_code == 201

    def test_a_line_is_removed_and_put_back(self, at, desk):
        said = at.send("POST", 0, "talk", {"text": "Rude"}).json["id"]
        desk.done("remove-message", at.number, said=said, removed=True)
        assert at.get(1, "talk").json["lines"] == []
        assert desk.do("remove-message", at.number, said=said, removed=True).json["changed"] is False
        desk.done("remove-message", at.number, said=said, removed=False)
        assert len(at.get(1, "talk").json["lines"]) == 1


class TestTheSeal:
    def test_looking_behind_is_announced_and_lasts_an_hour(self, house, at, desk, staff, mailer, clock):
        deed = desk.done("look-behind", at.number, seat=1)
        assert desk.get(f"deeds/{deed['id']}/view").json["view"] == at.get(1, "view").json["view"]
        assert sum("the desk has done something" in line for line in told(house, mailer, clock)) == 2
        assert staff("other").get(f"deeds/{deed['id']}/view").status_code == 404
        clock.tick(minutes=61)
        assert desk.get(f"deeds/{deed['id']}/view").status_code == 404

    def test_each_look_is_a_deed_of_its_own(self, at, desk):
        first, second = (desk.done("look-behind", at.number, seat=1)["id"] for _ in range(2))
        assert first != second
        assert desk.done("look-behind", at.number, seat=0, key="k") == desk.done(
            "look-behind", at.number, seat=0, key="k"
        )

    def test_a_table_is_taken_out_and_taken_in(self, at, desk, client, person, token):
        at.play_on(random.Random(3), moves=6)
        deed = desk.done("export", at.number)
        record = desk.get(f"deeds/{deed['id']}/record").json
        number = desk.done("import", record=record, name="Elsewhere")["after"]["table"]
        taken = client.get(f"/api/v1/tables/{number}").json
        assert (taken["state"], taken["count"]) == ("running", 6)
        for seat in (0, 1):
            assert client.post(
                f"/api/v1/tables/{number}/seats/{seat}/take-over", headers=at.keys[seat], json={}
            ).status_code in {200, 404, 405}
        assert json.dumps(record) not in json.dumps(desk.deeds())

    def test_a_finished_record_is_taken_in_too(self, at, desk, client):
        at.play_on(random.Random(3))
        record = client.get(f"{at.path}/record").json
        number = desk.done("import", record=record)["after"]["table"]
        assert client.get(f"/api/v1/tables/{number}").json["result"] == at.shown["result"]


def test_a_letter_leaves_once_more(house, at, desk, mailer, clock):
    before = told(house, mailer, clock)
    letter = desk.get("letters", state="sent").json["items"][-1]
    assert desk.done("resend", letter["id"], copy=1)["after"] == {"again": 1}
    assert desk.do("resend", letter["id"], copy=1).json["changed"] is False
    after = told(house, mailer, clock)
    assert len(after) == len(before) + 1
    assert mailer.mails[-1]["Message-ID"] != mailer.mails[0]["Message-ID"]


def test_engine_speaks_of_the_same_table(at, desk):
    assert engine.games()[at.shown["game"]]
    assert desk.get("overview").status_code == 200
