"""Acts on players: each holds on every way in, ends when it says, and is undone by naming the other state."""

import json
from datetime import timedelta

import pytest
from sqlalchemy import select, text

from service.mail.deliver import deliver_mail
from service.platform.accounts.models import Player, PlayerSession, Role, Token
from service.platform.database import Base, db
from service.platform.outbox.models import Letter, StoppedAddress
from service.platform.transaction import read_session, transaction
from service.play.acts.models import Deed
from service.play.tables.models import Seat, Table
from service.site.announcements import Announcement

pytestmark = pytest.mark.both_databases


@pytest.fixture
def at(seated):
    return seated("pebbles", 2)


@pytest.fixture
def anna(at):
    """The number of the player at the first seat."""
    return at.shown["seats"][0]["player_id"]


@pytest.fixture
def look(house):
    def ask(query):
        with house.app_context(), read_session() as session:
            found = session.scalars(query).all()
            session.expunge_all()
            return found

    return ask


def letters(house, mailer, clock) -> list[str]:
    with house.app_context():
        deliver_mail(now=clock())
    return [mail.get_body(("plain",)).get_content() for mail in mailer.mails]


def test_a_warning_is_counted_once_and_told(house, desk, anna, mailer, clock):
    assert desk.done("warn", anna, warning=1, canned="tone")["after"] == {"warnings": 1}
    assert desk.do("warn", anna, warning=1).json["changed"] is False
    assert desk.do("warn", anna, warning=3).status_code == 409
    assert any(
        "This is a warning" in told and "across a table at home" in told
        for told in letters(house, mailer, clock)
    )


def test_who_is_muted_plays_on_in_silence_until_the_end(desk, at, anna, clock):
    desk.done("mute", anna, until=(clock() + timedelta(days=1)).isoformat())
    said = at.send("POST", 0, "talk", {"text": "But"})
    assert (said.status_code, said.json["type"].rpartition("/")[2]) == (403, "muted")
    assert at.answer(0, at.question(0)["default"]).status_code == 200
    clock.tick(days=2)
    assert at.send("POST", 0, "talk", {"text": "Thanks"}).status_code == 201


def test_who_is_suspended_comes_in_again_when_it_ends_or_is_ended(desk, at, anna, clock):
    desk.done("suspend", anna, until=(clock() + timedelta(days=1)).isoformat())
    shut = at.get(0, "view")
    assert (shut.status_code, shut.json["type"].rpartition("/")[2]) == (403, "shut-out")
    desk.done("suspend", anna, until=None)
    assert at.get(0, "view").status_code == 200
    assert desk.do("suspend", anna, until=(clock() - timedelta(days=1)).isoformat()).status_code == 409


def test_who_is_banned_plays_by_no_way(house, desk, at, anna, clock, mailer):
    link = next(line for told in letters(house, mailer, clock) for line in told.split() if "/answer/" in line)
    desk.done("ban", anna, banned=True)
    assert desk.do("ban", anna, banned=True).json["changed"] is False
    path = "/" + link.split("/", 3)[3]
    assert at.client.post(path).status_code == 409, "the link in the letter plays no more"
    assert at.get(0, "view").status_code == 403
    desk.done("ban", anna, banned=False)
    assert at.get(0, "view").status_code == 200


def test_all_keys_are_taken_back(desk, at, anna, look):
    desk.done("revoke-keys", anna)
    assert desk.do("revoke-keys", anna).json["changed"] is False
    assert all(
        look(select(model.revoked_at).where(model.player_id == anna)) for model in (Token, PlayerSession)
    )
    assert at.get(0, "view").status_code == 401


def test_mail_goes_again(house, desk, anna, clock):
    with house.app_context(), transaction() as session:
        email = session.get(Player, anna).email
        session.add(StoppedAddress(address=email, stopped_at=clock(), why="550"))
    assert desk.done("restart-mail", anna)["after"] == {"address_stopped": False}


def test_an_address_changes_when_its_reader_says_so(house, desk, anna, mailer, clock, client, look):
    desk.done("change-address", anna, email="anna@example.net")
    assert look(select(Player.email).where(Player.id == anna)) == ["anna@example.org"]
    (told,) = [each for each in letters(house, mailer, clock) if "/address/" in each]
    path = "/" + next(word for word in told.split() if "/address/" in word).split("/", 3)[3]
    assert "anna@example.net" in client.get(path).text
    assert look(select(Player.email).where(Player.id == anna)) == ["anna@example.org"]
    assert client.post(path).status_code == 200
    assert look(select(Player.email).where(Player.id == anna)) == ["anna@example.net"]
    assert client.post(path).status_code == 410, "once"
    assert "example.net" not in json.dumps(desk.deeds())


def test_two_players_who_are_one(house, desk, at, anna, person, look, client):
    again = person("annie")
    before = at.shown["seats"][0]["player_id"]
    desk.done("merge", before, into=again.id)
    assert look(select(Seat.player_id).where(Seat.number == 0)) == [again.id]
    assert look(select(Player.kind).where(Player.id == before)) == ["gone"]
    assert client.get(f"{at.path}/seats/0/view", headers=again.keys).status_code == 200
    assert desk.do("merge", before, into=again.id).status_code == 409


def test_two_at_one_table_are_not_one(desk, at, anna):
    other = at.shown["seats"][1]["player_id"]
    assert desk.do("merge", anna, into=other).status_code == 409


def test_only_a_host_names_the_desks_people(desk, host, anna, look):
    assert desk.do("set-role", anna, role="moderator").status_code == 403
    host.done("set-role", anna, role="moderator")
    assert look(select(Player.role).where(Player.id == anna)) == [Role.MODERATOR]
    assert desk.do("ban", anna, banned=True).status_code == 403, "moderators act on players"
    assert desk.do("ban", desk.who.id, banned=True).status_code == 403
    assert host.do("ban", host.who.id, banned=True).status_code == 403


def test_whoever_plays_at_a_table_does_nothing_to_it(staff, client, person, token, at):
    mod = staff("mod")
    number = client.post("/api/v1/tables", json={"game": "pebbles", "seats": 2}, headers=at.keys[0]).json[
        "id"
    ]
    client.post(f"/api/v1/tables/{number}/seats", json={}, headers=token(mod.who, "play"))
    own = (
        ("pause", {"until": "2026-03-05T00:00:00+00:00"}),
        ("close-talk", {"closed": True}),
        ("look-behind", {"seat": 0}),
    )
    for act, given in own:
        refused = mod.do(act, number, **given)
        assert (refused.status_code, refused.json["type"].rpartition("/")[2]) == (403, "own-table")
    assert mod.deeds() == []


def test_everybody_is_told_once_and_pages_show_it(house, desk, at, mailer, clock, client, look):
    before = len(letters(house, mailer, clock))
    order = {"text": "Closed on Sunday.", "until": (clock() + timedelta(days=2)).isoformat(), "mail": True}
    for _ in range(2):
        assert desk.do("announce", key="k", **order).json["changed"] is True
    assert sum("Closed on Sunday." in told for told in letters(house, mailer, clock)[before:]) == 3
    assert len(look(select(Announcement))) == 1
    assert "Closed on Sunday." in client.get("/sign-in").text
    desk.done("withdraw", announcement=1)
    assert desk.do("withdraw", announcement=1).json["changed"] is False
    assert "Closed on Sunday." not in client.get("/sign-in").text


class TestTheTrail:
    def test_nothing_changes_or_drops_a_deed(self, house, desk, at):
        desk.done("close-talk", at.number, closed=True)
        for change in ("UPDATE deed SET reason = 'none'", "DELETE FROM deed"):
            with (
                house.app_context(),
                pytest.raises(Exception, match="deeds are kept"),
                db.engine.begin() as connection,
            ):
                connection.execute(text(change))
        (deed,) = desk.deeds()
        assert deed["reason"].startswith("because")

    def test_no_operation_changes_the_trail(self, house):
        ways = [rule for rule in house.url_map.iter_rules() if "/deeds" in rule.rule]
        assert ways
        assert all(not rule.methods & {"POST", "PUT", "PATCH", "DELETE"} for rule in ways)

    def test_sent_twice_it_is_done_once(self, desk, at):
        first, second = (desk.do("close-talk", at.number, key="k", closed=True).json for _ in range(2))
        assert first == second
        assert len(desk.deeds()) == 1

    def test_a_reason_names_nobody(self, desk, at, anna):
        deed = desk.done(
            "close-talk",
            at.number,
            closed=True,
            reason="ANNA and bob@example.org quarrel, so says x@y.example",
        )
        assert deed["reason"] == f"#{anna} and #{anna + 1} quarrel, so says …"


def everything() -> str:
    """All that the database holds, as text."""
    with db.engine.connect() as connection:
        rows = (row for table in Base.metadata.sorted_tables for row in connection.execute(select(table)))
        return "\n".join(str(value) for row in rows for value in row).lower()


def test_an_erased_person_is_nowhere_and_the_trail_is_whole(house, desk, at, anna, mailer, clock, look):
    at.send("POST", 1, "talk", {"text": "Anna, is that you?"})
    desk.done("warn", anna, warning=1, reason="anna was rude to bob, writes anna@example.org")
    desk.done("close-talk", at.number, closed=True, reason="Anna goes on")
    desk.done("change-address", anna, email="anna@example.net", reason="Anna asked for it")
    letters(house, mailer, clock)
    count = len(desk.deeds())
    desk.done("erase", anna, reason="Anna wishes it")
    with house.app_context():
        left = everything()
    assert [line for line in left.splitlines() if "anna" in line] == []
    assert len(desk.deeds()) == count + 1
    assert look(select(Table.state)) == ["running"]
    assert not look(select(Letter).where(Letter.player_id == anna))
    assert look(select(Deed.player_id).where(Deed.act == "erase")) == [anna]
