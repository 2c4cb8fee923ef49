"""What a muted player sends does not arrive, by any way, and nobody but who muted them knows."""

from datetime import timedelta

import pytest
from sqlalchemy import select

from service.admin.desk.peek import seat_view
from service.people.export import export_player
from service.platform.accounts.models import Player, PlayerKind
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from service.play.acts.models import Deed
from service.play.messages.models import Hook
from service.play.tables.end import abandon_table
from service.play.tables.models import Table
from service.play.tables.queries import lock_table
from service.play.talk.queries import is_unread
from service.programs.feeds.queries import last_heard
from service.social.mutes.models import Mute
from tests.parts.people import forget, merge
from tests.parts.tables import ROOT

ANNA, BOB, CHRIS = range(3)


def problem(answer) -> str:
    return answer.json["type"].rpartition("/")[2]


@pytest.mark.both_databases
def test_what_a_muted_player_says_is_not_heard_until_the_mute_is_lifted(at, letters):
    letters()
    assert at.mute(ANNA, BOB) == at.mute(ANNA, BOB) == 204
    assert at.muted(ANNA) == ["Bob"]
    line = at.say(BOB, "Good morning").json["id"]
    at.say(CHRIS, "Hello")
    assert [at.heard(seat) for seat in range(3)] == [["Hello"], *2 * [["Good morning", "Hello"]]]
    assert at.get(ANNA, "talk").json["unread"] == 1
    with read_session() as session:
        assert not is_unread(session, at.number, line, at.people[ANNA].id)
        assert is_unread(session, at.number, line, at.people[CHRIS].id)
        assert last_heard(session, at.number, ANNA) == last_heard(session, at.number, CHRIS) > line
    texts = [mail.get_body(("plain",)).get_content() for who, mail in letters() if who == "anna"]
    assert texts
    assert not any("Good morning" in text for text in texts)
    assert at.lift(ANNA, BOB) == at.lift(ANNA, BOB) == 204
    assert at.heard(ANNA) == ["Good morning", "Hello"]
    assert at.muted(ANNA) == []


def test_nothing_is_told_of_a_line_that_is_not_heard(at, clock):
    with transaction() as session:
        for who in at.people:
            hook = {"url": "https://bot.example.org", "about": ["talk"], "created_at": clock()}
            session.add(Hook(player_id=who.id, **hook))
    at.mute(ANNA, BOB)
    at.say(BOB, "Good morning")
    with read_session() as session:
        told = session.scalars(select(Letter.player_id).where(Letter.kind == "talk")).all()
        assert set(told) == {at.people[CHRIS].id}
        assert len(told) == 2  # a letter and a call


def test_a_line_to_nobody_who_wants_it_is_refused(at):
    at.mute(ANNA, BOB)
    assert problem(at.say(BOB, "psst", [ANNA])) == "cannot-deliver"
    assert at.say(BOB, "psst", [ANNA, CHRIS]).status_code == 201
    assert at.say(ANNA, "Leave me alone", [BOB]).status_code == 201
    assert at.heard(ANNA) == ["Leave me alone"]
    assert at.heard(CHRIS) == ["psst"]


def test_only_another_person_is_muted(at, client, clock):
    with transaction() as session:
        bot, guest = (
            Player(kind=kind, name=kind, created_at=clock()) for kind in (PlayerKind.BOT, PlayerKind.GUEST)
        )
        session.add_all([bot, guest])
        session.flush()
        numbers = {"bot": bot.id, "guest": guest.id, "nobody": 999_999, "oneself": at.people[ANNA].id}
    answers = {
        name: client.put(f"{ROOT}/me/mutes/{number}", headers=at.keys[ANNA]).status_code
        for name, number in numbers.items()
    }
    assert answers == {"bot": 404, "guest": 204, "nobody": 404, "oneself": 404}
    assert at.muted(ANNA) == ["guest"]


def test_nobody_else_learns_of_it(at, letters, recorder):
    letters()
    places = ("talk", "view", "events", "question", "note")
    before = [[at.get(seat, place).json for place in places] for seat in (BOB, CHRIS)]
    page = at.client.get(f"{ROOT}/players/{at.people[ANNA].id}", headers=at.keys[BOB]).json
    recorder.topics.clear()
    recorder.tasks.clear()
    at.mute(ANNA, BOB)
    assert (set(recorder.topics), recorder.tasks) == ({f"player:{at.people[ANNA].id}"}, [])
    assert letters() == []
    assert [[at.get(seat, place).json for place in places] for seat in (BOB, CHRIS)] == before
    assert at.client.get(f"{ROOT}/players/{at.people[ANNA].id}", headers=at.keys[BOB]).json == page
    assert at.muted(BOB) == at.muted(CHRIS) == []
    with read_session() as session:
        mine, theirs = (export_player(session, at.people[seat].id)["mute"] for seat in (ANNA, BOB))
    assert [each["muted_id"] for each in mine] == [at.people[BOB].id]
    assert theirs == []


@pytest.mark.both_databases
def test_invitations_of_a_muted_player_do_not_arrive(at, letters):
    path, earlier = at.open_another(BOB), at.open_another(BOB)
    assert at.invite(earlier, BOB, ANNA).status_code == 204
    assert len(at.invited(ANNA)) == 1
    at.mute(ANNA, BOB)
    assert at.invited(ANNA) == []
    assert problem(at.invite(path, BOB, ANNA)) == "invitations-unwanted"
    assert [who for who, mail in letters() if "invit" in mail.as_string().lower() and who == "anna"] == []
    at.lift(ANNA, BOB)
    assert len(at.invited(ANNA)) == 1


def test_a_rematch_asks_the_others_and_its_host_sees_no_difference(at, letters, clock):
    at.mute(ANNA, BOB)
    with transaction() as session:
        abandon_table(session, lock_table(session, at.number), clock())
    letters()
    new = at.client.post(f"{at.path}/rematch", json={}, headers=at.keys[BOB]).json["id"]
    assert at.invited(ANNA) == []
    assert at.invited(CHRIS) == [new]
    assert {who for who, _ in letters()} == {"chris"}
    listed = at.client.get(f"{ROOT}/tables/{new}/invitations", headers=at.keys[BOB]).json["items"]
    assert {each["name"] for each in listed} == {"Anna", "Chris"}


def test_a_call_of_a_circle_is_not_told(at, letters):
    made = at.client.post(f"{ROOT}/circles", json={"name": "Thursday"}, headers=at.keys[BOB]).json["id"]
    circle = f"{ROOT}/circles/{made}"
    secret = at.client.get(f"{circle}/link", headers=at.keys[BOB]).json["secret"]
    for seat in (ANNA, CHRIS):
        at.client.post(f"{ROOT}/circle-joins", json={"secret": secret}, headers=at.keys[seat])
    usual = {"usual": {"game": "pebbles", "seats": 3}}
    assert at.client.patch(circle, json=usual, headers=at.keys[BOB]).status_code == 200
    at.mute(ANNA, BOB)
    letters()
    assert at.client.post(f"{circle}/again", json={}, headers=at.keys[BOB]).status_code == 201
    assert {who for who, _ in letters()} == {"chris"}


def test_what_a_muted_player_said_is_not_kept_in_the_circle(at, clock):
    made = at.client.post(f"{ROOT}/circles", json={"name": "Thursday"}, headers=at.keys[ANNA]).json["id"]
    at.mute(ANNA, BOB)
    at.say(BOB, "Good morning")
    at.say(CHRIS, "Hello")
    with transaction() as session:
        row = session.get_one(Table, at.number)
        row.circle_id, row.state, row.visibility = made, "finished", "private"
    talk = at.client.get(f"{ROOT}/circles/{made}/talk", headers=at.keys[ANNA]).json["items"]
    assert [each["text"] for each in talk] == ["Hello"]


def test_a_muted_player_challenges_and_invites_nobody(at, letters, clock):
    wish = {"name": "Ladder", "form": "ladder", "game": "pebbles"}
    ladder = at.client.post(f"{ROOT}/leagues", json=wish, headers=at.keys[CHRIS]).json["id"]
    for seat in (ANNA, BOB):
        at.client.put(f"{ROOT}/leagues/{ladder}/membership", headers=at.keys[seat])
    ends = (clock() + timedelta(days=3)).isoformat()
    wish = {"name": "Cup", "format": "swiss", "game": "pebbles", "pod_size": 2, "joining_ends": ends}
    contest = at.client.post(f"{ROOT}/contests", json=wish, headers=at.keys[BOB]).json["id"]
    at.mute(ANNA, BOB)
    letters()
    challenge = {"player": at.people[ANNA].id}
    refused = at.client.post(f"{ROOT}/leagues/{ladder}/challenges", json=challenge, headers=at.keys[BOB])
    assert problem(refused) == "cannot-challenge"
    assert "cannot challenge" in refused.json["detail"]
    asked = {"email": at.people[ANNA].email}
    sent = at.client.post(f"{ROOT}/contests/{contest}/invitations", json=asked, headers=at.keys[BOB])
    assert sent.status_code == 204
    assert letters() == []


@pytest.mark.both_databases
def test_a_mute_goes_with_the_people(at, person, clock):
    """Of two accounts of one person one mute is left, none of oneself, and none of somebody who is erased."""
    again = person("roberta")
    for by, whom in ((ANNA, BOB), (BOB, CHRIS), (CHRIS, BOB)):
        at.mute(by, whom)
    at.client.put(f"{ROOT}/me/mutes/{again.id}", headers=at.keys[ANNA])
    at.client.put(f"{ROOT}/me/mutes/{again.id}", headers=at.keys[BOB])
    merge(at.people[BOB], again, clock())
    anna, _, chris = (who.id for who in at.people)
    assert pairs() == {(anna, again.id), (again.id, chris), (chris, again.id)}
    forget(at.people[CHRIS], clock())
    assert pairs() == {(anna, again.id)}


def pairs() -> set[tuple[int, int]]:
    with read_session() as session:
        return {(each.player_id, each.muted_id) for each in session.scalars(select(Mute))}


def test_a_line_that_is_folded_is_reported_and_the_desk_reads_it(at):
    at.mute(ANNA, BOB)
    line = at.say(BOB, "Good morning").json["id"]
    assert at.send("POST", ANNA, "reports", {"text": "He is rude", "said": line}).status_code == 201
    with read_session() as session:
        deed = Deed(act="look-behind", target=at.number, given={"seat": ANNA})
        assert [each.id for each in seat_view(session, deed, "en")["talk"]] == [line]
