"""Players call the desk; the desk sees what happened, answers by one press, and takes it back by another."""

import random
import re
from datetime import timedelta
from html import unescape

import pytest
from sqlalchemy import delete, select, update

from engine import games
from service.admin.desk import second_factor
from service.admin.desk.all_acts import ACTS
from service.admin.desk.offers import OFFERED
from service.learning.lessons.learn import start_lesson
from service.mail.deliver import deliver_mail
from service.people.erase import erase_player
from service.platform.accounts.models import Player, PlayerSession, Role, SeatKey, Token
from service.platform.outbox.models import StoppedAddress
from service.platform.transaction import read_session, transaction
from service.play.acts.acts import TargetKind
from service.play.acts.models import Deed
from service.play.tables.models import Table
from service.play.tables.move_models import Move
from service.play.talk.models import Report, Said

HTML = {"Accept": "text/html", "Sec-Fetch-Site": "same-origin"}
FORM = re.compile(r'<form method="post" action="([^"]+)">(.*?)</form>', re.DOTALL)
FIELD = re.compile(r'name="([^"]+)" value="([^"]*)"')
RUDE = "You dimwit"


class Browser:
    """A browser in which one of the desk's people has proved the second factor."""

    def __init__(self, client, who) -> None:
        self.client, self.who, self.headers = client, who, {**HTML, **who.keys}

    def get(self, path: str) -> str:
        answer = self.client.get(path, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return unescape(answer.text)

    def offers(self, path: str) -> list[str]:
        """The labels of what can be pressed or asked for there."""
        page = self.get(path).partition("<main")[2].partition("</main>")[0]
        return re.findall(r'<(?:button|a) class="button[^>]*>([^<]+)', page)

    def press(self, path: str, label: str) -> str:
        """Press a button of a page; where that leads."""
        page = self.get(path)
        action, inside = next(found for found in FORM.findall(page) if re.search(rf">{label}\b", found[1]))
        answer = self.client.post(action, headers=self.headers, data=dict(FIELD.findall(inside)))
        assert answer.status_code == 303, answer.text
        return answer.location


@pytest.fixture
def mod(client, house, person, prove, clock):
    """Somebody of the desk who has set the second factor up."""
    who = person("mod", Role.MODERATOR)
    prove(who)
    with house.app_context(), transaction() as session:
        second_factor.factor_of(session, who.id).confirmed_at = clock()
    return Browser(client, who)


@pytest.fixture
def at(seated):
    return seated("pebbles", 3)


@pytest.fixture
def look(house):
    def ask(query):
        with house.app_context(), read_session() as session:
            found = session.scalars(query).all()
            session.expunge_all()
            return found

    return ask


def speak(at, seat=0, text=RUDE):
    return at.send("POST", seat, "talk", {"text": text}).json["id"]


def called(at, **about):
    return at.send("POST", 1, "reports", {"text": "This is no way to speak", **about})


class TestCalling:
    def test_by_programs_about_a_line_or_about_anything(self, at, look):
        line = speak(at)
        assert called(at, said=line).status_code == 201
        assert called(at).json["said"] is None
        found = look(select(Report).order_by(Report.id))
        assert [(each.seat, each.said_id, each.count) for each in found] == [(1, line, 0), (1, None, 0)]
        assert [each["settled_at"] for each in at.get(1, "reports").json["reports"]] == [None, None]
        assert at.get(0, "reports").json["reports"] == [], "nobody else learns of it"

    def test_only_about_what_one_has_heard(self, at):
        whispered = at.send("POST", 0, "talk", {"text": "To Chris alone", "to": [2]}).json["id"]
        for line in (whispered, 10_000):
            refused = called(at, said=line)
            assert (refused.status_code, refused.json["type"].rpartition("/")[2]) == (404, "no-such-line")

    def test_three_calls_wait_and_a_fourth_waits_for_them(self, at):
        assert [called(at).status_code for _ in range(4)] == [201, 201, 201, 409]

    def test_by_page_from_the_table_and_from_the_talk(self, at, client, look):
        line = speak(at)
        headers = {**HTML, **at.keys[1]}
        table = f"/tables/{at.number}"
        page = client.get(table, headers=headers).text
        assert f'href="{table}/report"' in page
        assert f'href="{table}/report?said={line}"' in page
        assert RUDE in client.get(f"{table}/report?said={line}", headers=headers).text
        wrong = client.post(f"{table}/report", headers=headers, data={"text": " "})
        assert wrong.status_code == 422
        assert "Say what happened" in wrong.text
        sent = client.post(f"{table}/report", headers=headers, data={"text": "He is rude", "said": line})
        assert "The moderators are called" in client.get(sent.location, headers=headers).text
        assert [each.said_id for each in look(select(Report))] == [line]

    def test_an_onlooker_calls_nobody(self, at, client, person):
        eva = person("vera")
        page = client.get(f"/tables/{at.number}", headers={**HTML, **eva.keys}).text
        assert "/report" not in page
        sent = client.post(
            f"/tables/{at.number}/report", headers={**HTML, **eva.keys}, data={"text": "Look here"}
        )
        assert sent.status_code == 409


class TestTheQueue:
    @pytest.fixture
    def report(self, at):
        at.play_on(random.Random(1), 4)
        return called(at, said=speak(at)).json["id"]

    def test_it_shows_who_calls_what_was_said_and_the_drawn_board(self, at, mod, report):
        assert "This is no way to speak" in mod.get("/desk")
        assert f'href="/desk/reports/{report}"' in mod.get("/desk/reports")
        page = mod.get(f"/desk/reports/{report}")
        assert RUDE in page
        assert '<div class="boards"><figure><svg' in page
        assert "The board after move 4" in page
        assert "Bob" in page
        assert "Anna" in page

    def test_what_was_not_reported_is_not_shown(self, at, mod, report):
        speak(at, text="Something else entirely")
        assert "Something else" not in mod.get(f"/desk/reports/{report}")

    def test_a_press_settles_it_and_another_opens_it_again(self, mod, report, look):
        after = mod.press(f"/desk/reports/{report}", "Settle")
        assert look(select(Report.settled_at)) != [None]
        assert "There is nothing here" in mod.get("/desk/reports")
        assert f'href="/desk/reports/{report}"' in mod.get("/desk/reports?state=settled")
        mod.press(after, "Undo")
        assert look(select(Report.settled_at)) == [None]
        assert [deed.act for deed in look(select(Deed))] == ["settle-report"] * 2

    def test_a_press_removes_the_line_and_puts_it_back(self, mod, report, look):
        after = mod.press(f"/desk/reports/{report}", "Remove the message")
        assert look(select(Said.removed_at)) != [None]
        mod.press(after, "Undo")
        assert look(select(Said.removed_at)) == [None]

    def test_who_spoke_is_muted_for_a_week_and_heard_again(self, at, mod, report, look, clock):
        after = mod.press(f"/desk/reports/{report}", "Mute for a week")
        who = select(Player.muted_until).where(Player.name == "Anna")
        assert look(who) == [clock() + timedelta(days=7)]
        mod.press(after, "Undo")
        assert look(who) == [None]

    def test_whoever_plays_there_presses_nothing(self, at, mod, report, house):
        with house.app_context(), transaction() as session:
            session.get(Table, at.number).host_id = mod.who.id
        page = mod.get(f"/desk/reports/{report}")
        assert "Your own table" in page
        assert "/press/" not in page

    def test_it_forgets_whoever_is_erased(self, at, house, clock, look):
        at.send("POST", 1, "reports", {"text": "Bob says: this is no way to speak"})
        with house.app_context(), transaction() as session:
            erase_player(
                session, player_id=session.scalar(select(Player.id).where(Player.name == "Bob")), now=clock()
            )
        (kept,) = look(select(Report))
        assert (kept.player_id, kept.text) == (None, "… says: this is no way to speak")


class TestPresses:
    def test_a_table_is_paused_and_runs_on(self, at, mod, look, clock):
        path = f"/desk/tables/{at.number}"
        after = mod.press(path, "Pause for three days")
        assert "Resume the clocks" in mod.offers(path)
        assert "Pause for three days" not in mod.offers(path)
        mod.press(after, "Undo")
        assert "Pause for three days" in mod.offers(path)

    def test_what_was_ended_is_back_as_it_was(self, at, mod, look, clock):
        path = f"/desk/tables/{at.number}"
        mod.press(path, "Pause for three days")
        clock.tick(hours=2)
        after = mod.press(path, "Resume the clocks")
        mod.press(after, "Undo")
        (deed,) = look(select(Deed).order_by(Deed.id.desc()).limit(1))
        assert deed.act == "pause"
        assert deed.given["until"] == (clock() + timedelta(days=3, hours=-2)).isoformat()

    def test_a_day_more_is_a_day_more_each_time(self, seated, mod, look):
        at = seated("pebbles", 2, pace="daily")
        path = f"/desk/tables/{at.number}"
        mod.press(path, "A day more")
        after = mod.press(path, "A day more")
        hours = select(Deed.given).order_by(Deed.id)
        assert [each["hours"] for each in look(hours)] == [24, 48]
        mod.press(after, "Undo")
        assert [each["hours"] for each in look(hours)] == [24, 48, 24]

    def test_every_press_has_its_reason_on_the_trail(self, at, mod, look):
        mod.press(f"/desk/tables/{at.number}", "Close the talk")
        (deed,) = look(select(Deed))
        assert (deed.act, deed.by_id, deed.reason) == ("close-talk", mod.who.id, "Pressed at the desk")

    @pytest.mark.parametrize("act", ["rewind", "end", "look-behind", "force-default"])
    def test_what_is_not_harmless_is_not_done_by_a_press(self, at, mod, client, act):
        answer = client.post(f"/desk/tables/{at.number}/press/{act}", headers=mod.headers, data={"seat": "0"})
        assert answer.status_code == 404


OFFERING = {TargetKind.TABLE, TargetKind.PLAYER, TargetKind.CIRCLE, TargetKind.CONTEST, TargetKind.LEAGUE}


class TestNoDeadButtons:
    def test_of_every_act_it_is_said_where_it_can_come_about(self):
        about = {act.name for act in ACTS.values() if act.about in OFFERING}
        assert set(OFFERED) == about

    def test_at_a_table_that_is_over(self, at, mod):
        path = f"/desk/tables/{at.number}"
        assert {"End the table", "Play the default", "Give to another player"} <= set(mod.offers(path))
        at.play_on(random.Random(1))
        offered = set(mod.offers(path))
        assert offered.isdisjoint({"End the table", "Play the default", "Give to another player", "Pause"})
        assert {"Go back to a hand-over", "Export the record"} <= offered

    def test_before_the_first_move_there_is_nowhere_to_go_back_to(self, at, mod):
        assert "Go back to a hand-over" not in mod.offers(f"/desk/tables/{at.number}")

    def test_of_a_person(self, at, mod, house, clock):
        anna = at.shown["seats"][0]["player_id"]
        assert "Send mail again" not in mod.offers(f"/desk/players/{anna}")
        assert "Change the role" not in mod.offers(f"/desk/players/{anna}"), "for hosts only"
        with house.app_context(), transaction() as session:
            session.add(StoppedAddress(address="anna@example.org", stopped_at=clock(), why="550 unknown"))
        assert "Send mail again" in mod.offers(f"/desk/players/{anna}")


class TestWhyATableIsStuck:
    def test_one_line_tells_it(self, seated, mod, house, clock, prove):
        at = seated("pebbles", 2)
        with house.app_context():
            deliver_mail(now=clock())
        clock.tick(days=2)
        prove(mod.who)
        page = mod.get(f"/desk/tables/{at.number}")
        (line,) = re.findall(r"<p>(Anna has been asked[^<]+)</p>", page)
        assert "One letter left" in line
        kind = at.question(0)["kind"]
        assert kind not in line, "people read no names of ours"
        assert "“Stake up to 12 pebbles, secretly.”" in unescape(line)
        assert "Last seen" in line
        with house.app_context(), transaction() as session:
            session.add(StoppedAddress(address="anna@example.org", stopped_at=clock(), why="550 unknown"))
        assert "Mail to them comes back: 550 unknown" in mod.get(f"/desk/tables/{at.number}")

    def test_it_stands_beside_quiet_tables_too(self, seated, mod, clock, house, prove):
        at = seated("pebbles", 2)
        clock.tick(days=22)
        prove(mod.who)
        page = mod.get("/desk")
        assert page.count("has been asked") == sum(at.question(seat) is not None for seat in (0, 1))

    def test_only_what_a_seat_alone_knows_is_left_out(self, seated, mod, prove):
        at = seated("noblemen", 3)
        prove(mod.who)
        while (asked := at.question(0))["kind"] != "first-card":
            at.play_on(random.Random(1), 1)
        card = asked["data"]["cards"][0]
        page = unescape(mod.get(f"/desk/tables/{at.number}"))
        assert "“Keep one of the scandal cards you looked at: ….”" in page
        assert games()["noblemen"].words().name(card) not in page

    def test_who_answers_by_links_has_been_seen(self, seated, mod, house, prove):
        at = seated("pebbles", 2)
        prove(mod.who)
        at.answer(0, at.question(0)["moves"][0]["text"])
        at.answer(1, at.question(1)["moves"][0]["text"])
        with house.app_context(), transaction() as session:
            session.execute(delete(PlayerSession).where(PlayerSession.player_id != mod.who.id))
            session.execute(delete(SeatKey))
            session.execute(update(Token).values(used_at=None))
        assert "Last seen" in mod.get(f"/desk/tables/{at.number}")
        with house.app_context(), transaction() as session:
            session.execute(update(Move).values(opened_at=None))
        assert "They have not answered or signed in yet." in mod.get(f"/desk/tables/{at.number}")


def test_a_lesson_that_is_done_was_abandoned_by_nobody(house, mod, person, clock):
    anna = person("anna")
    with house.app_context(), transaction() as session:
        learner = session.get_one(Player, anna.id)
        left = start_lesson(session, game="florence", player=learner, now=clock()).id
        start_lesson(session, game="florence", player=learner, anew=True, now=clock())
    assert "Lesson done" in mod.get(f"/desk/tables/{left}")
    assert "Lesson done" in mod.get("/desk/tables")
    assert f"/desk/tables/{left}" not in mod.get("/desk/tables?state=abandoned")


class TestRewinding:
    def test_the_board_is_seen_before_it_is_done(self, at, mod, look):
        at.play_on(random.Random(1), 6)
        path = f"/desk/tables/{at.number}/rewind"
        page = mod.get(f"{path}?count=2")
        assert '<input type="range" id="step"' in page
        assert "After 2 moves" in page
        assert '<div class="boards"><figure><svg' in page
        assert page != mod.get(f"{path}?count=4")
        fields = dict(FIELD.findall(page.partition("/acts/rewind")[2]))
        form = {**fields, "reason": "they agreed", "canned": "", "confirm": "yes", "key": "k"}
        answer = mod.client.post(f"/desk/tables/{at.number}/acts/rewind", headers=mod.headers, data=form)
        assert answer.status_code == 303
        assert look(select(Table.count)) == [2]


class TestPersonsByName:
    def test_a_name_finds_them_and_a_number_is_never_typed(self, at, mod, person, look):
        person("vera")
        path = f"/desk/tables/{at.number}/acts/replace"
        form = mod.get(f"{path}?seat=0")
        assert 'name="player"' not in form
        typed = {"seat": "0", "reason": "she asked for it", "find": "ver"}
        found = unescape(mod.client.post(path, headers=mod.headers, data=typed).text)
        assert "Vera (vera@example.org)" in found
        (number,) = re.findall(r'name="player" value="(\d+)"', found)
        asked = mod.client.post(path, headers=mod.headers, data={**typed, "player": number}).text
        assert "Vera (vera@example.org)" in unescape(asked), "and the last page before it is done says whom"
        nobody = mod.client.post(path, headers=mod.headers, data={**typed, "find": "zzz"})
        assert "Nobody found" in nobody.text

    def test_whoever_sat_there_is_offered(self, at, mod):
        page = mod.get(f"/desk/tables/{at.number}/acts/restore?seat=0")
        assert "Anna (anna@example.org)" in page
