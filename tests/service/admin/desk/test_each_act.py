"""Acts of the desk and its lists that no whole story tells: each once, over the API, with what it changes."""

import pytest
from sqlalchemy import select

from service.mail.deliver import deliver_mail
from service.mail.incoming.models import IncomingMail, IncomingState
from service.mail.incoming.receive import receive_mail
from service.platform.transaction import read_session, transaction
from tests.service.seasons.contests.conftest import House as Contest
from tests.service.seasons.leagues.conftest import House as League
from tests.service.social.circles.conftest import Friends

ROOT = "/api/v1"


@pytest.fixture
def friends(client, person, clock):
    return Friends(client, person, clock, ["anna", "bob"])


@pytest.fixture
def mails_to(app, clock, mailer):
    """The subjects of all mails that are due to somebody."""

    def make(name):
        deliver_mail(now=clock())
        return [mail["Subject"] for mail in mailer.mails if mail["To"].startswith(f"{name}@")]

    return make


@pytest.fixture
def zoe(person):
    return person("zoe")


def opened(client, path, who, **wish):
    made = client.post(f"{ROOT}/{path}", json=wish, headers=who.keys)
    assert made.status_code == 201, made.json
    return made.json["id"]


@pytest.fixture
def contest(app, client, clock, person, zoe):
    """A contest that zoe organises, with three people in it."""
    wish = {
        "name": "Spring Cup",
        "format": "swiss",
        "game": "pebbles",
        "pod_size": 3,
        "pace": "brisk",
        "least": 3,
    }
    number = opened(client, "contests", zoe, joining_ends="2026-03-20T09:00:00Z", **wish)
    people = [person(name) for name in ("anna", "bob", "chris")]
    found = Contest(client, clock, number, zoe, people)
    for who in people:
        assert found.enter(who).status_code == 200
    return found


@pytest.fixture
def league(app, client, clock, person, zoe):
    wish = {"name": "Spring League", "form": "divisions", "game": "pebbles", "pace": "brisk"}
    number = opened(client, "leagues", zoe, first_season="2026-05-01T09:00:00Z", pod_size=3, rounds=1, **wish)
    anna = person("anna")
    found = League(client, clock, number, zoe, [anna])
    assert found.join(anna).status_code == 200
    return found


def test_a_circle_is_closed_and_opened_again(desk, friends, zoe):
    secret = friends.link()
    friends.keys["zoe"] = zoe.keys
    desk.done("close-circle", friends.number, closed=True)
    assert friends.join("zoe", secret).status_code == 409
    desk.done("close-circle", friends.number, closed=False)
    assert friends.join("zoe", secret).status_code == 200


def test_a_circle_gets_another_owner_and_another_member(desk, friends, zoe):
    bob = friends.people["bob"].id
    desk.done("circle-owner", friends.number, player=bob)
    assert friends.shown("bob")["owner_id"] == bob
    desk.done("circle-member", friends.number, player=zoe.id, belongs=True)
    assert friends.names() == ["anna", "bob", "zoe"]
    desk.done("circle-member", friends.number, player=zoe.id, belongs=False)
    assert friends.names() == ["anna", "bob"]


def test_a_contest_is_joined_for_longer_cancelled_and_taken_up_again(desk, contest):
    until = "2026-04-01T09:00:00+00:00"
    desk.done("contest-deadline", contest.number, round=0, until=until)
    assert contest.row.joining_ends.isoformat() == until
    desk.done("contest-cancel", contest.number, cancelled=True)
    assert contest.get().json["state"] == "cancelled"
    desk.done("contest-cancel", contest.number, cancelled=False)
    assert contest.get().json["state"] == "joining"


def test_an_entrant_is_taken_out_or_replaced(desk, contest, person):
    anna, bob, _ = contest.people
    dora = person("dora")
    desk.done("contest-withdraw", contest.number, entrant=contest.entrant(anna).id, withdrawn=True)
    assert contest.get().json["entrants"] == 2
    assert contest.enter(anna).status_code == 200
    contest.begin()
    desk.prove(desk.who)
    place = contest.entrant(bob).id
    desk.done("contest-replace", contest.number, entrant=place, player=dora.id)
    assert contest.entrant(dora).id == place


def test_the_organiser_invites_an_entrant(contest, person, mails_to):
    person("eva")
    invited = contest.send("POST", "/invitations", contest.organiser, {"email": "eva@example.org"})
    assert invited.status_code == 204
    assert mails_to("eva")
    refused = contest.send("POST", "/invitations", contest.people[0], {"email": "eva@example.org"})
    assert refused.status_code == 403


def test_a_league_gets_a_date_a_member_and_an_end(desk, league, person):
    eva = person("eva")
    desk.done("league-member", league.number, player=eva.id, belongs=True)
    assert league.order == [league.people[0].id, eva.id]
    desk.done("league-member", league.number, player=eva.id, belongs=False)
    assert league.order == [league.people[0].id]
    desk.done("league-season", league.number, until="2026-06-01T09:00:00+00:00")
    assert league.row.next_season.isoformat() == "2026-06-01T09:00:00+00:00"
    desk.done("league-end", league.number, ended=True)
    assert league.join(eva).status_code == 409


def test_all_of_a_person_is_taken_out_and_they_are_told(client, desk, person, mails_to):
    anna = person("anna")
    deed = desk.done("export-person", anna.id)
    assert [(each["id"], each["act"]) for each in desk.deeds()] == [(deed["id"], "export-person")]
    assert mails_to("anna")


def test_a_mail_that_nobody_understood_is_found_and_read_anew(app, clock, desk):
    with transaction() as session:
        raw = b"From: anna@example.org\r\nMessage-ID: <1@example.org>\r\n\r\nbid 4\r\n"
        receive_mail(session, raw=raw, recipient="x@example.org", envelope_sender=None, now=clock())
        mail = session.scalars(select(IncomingMail)).one()
        mail.state = IncomingState.UNREADABLE
        number = mail.id
    (found,) = desk.get("incoming", state="unreadable").json["items"]
    assert found["id"] == number
    desk.done("read-anew", number)
    with read_session() as session:
        assert session.get_one(IncomingMail, number).state == IncomingState.WAITING


def test_a_call_for_the_desk_is_settled_and_opened_again(desk, seated):
    at = seated("pebbles", 2)
    made = at.send("POST", 0, "reports", {"text": "He does not answer."})
    assert made.status_code == 201, made.json
    (report,) = desk.get("reports", settled="false").json["items"]
    desk.done("settle-report", at.number, report=report["id"], settled=True)
    assert desk.get("reports", settled="false").json["items"] == []
    desk.done("settle-report", at.number, report=report["id"], settled=False)
    assert len(desk.get("reports", settled="false").json["items"]) == 1


def test_the_desk_finds_by_name_and_sees_the_clocks(desk, seated):
    at = seated("pebbles", 2)
    found = desk.get("search", q="anna").json
    assert [each["name"] for each in found["players"]] == ["Anna"]
    assert at.number in [each["id"] for each in desk.get("search", q=str(at.number)).json["tables"]]
    clocks = desk.get("clocks").json
    assert (clocks["running"], clocks["due"], clocks["stuck"]) == (2, 0, 0)
    assert clocks["items"] == []
