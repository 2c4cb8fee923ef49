"""Erasing a person leaves no name and no address anywhere, and every table as it was."""

import json
import random
from email.message import EmailMessage

import pytest
from sqlalchemy import select

from service.mail.deliver import deliver_mail
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.models import IncomingState as Incoming
from service.mail.transports import LetterBox
from service.people.erase import erase_player
from service.platform.accounts.models import Player, PlayerKind
from service.platform.accounts.sign_in import send_sign_in_link
from service.platform.database import Base, db
from service.platform.deps import deps
from service.platform.outbox.models import BoxedMail, Letter, StoppedAddress
from service.platform.outbox.outbox import post_letter
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table, TableState

pytestmark = pytest.mark.both_databases

NAME, ADDRESS = "anna", "anna@example.org"


def everything() -> str:
    """All that the database holds, as text; quoted-printable and the like stand as they are."""
    found = []
    with db.engine.begin() as connection:
        for table in Base.metadata.sorted_tables:
            for row in connection.execute(select(table)):
                found += [str(value) for value in row]
    return "\n".join(found).lower()


@pytest.fixture
def erased(house, clock):
    """Erases the player of a number."""

    def act(number: int) -> None:
        with house.app_context(), transaction() as session:
            erase_player(session, player_id=number, now=clock())

    return act


def letter(sender: str, text: str) -> bytes:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, "g1@example.org", "Re: a table"
    mail.set_content(text)
    return bytes(mail)


def player(house, name: str) -> int:
    with house.app_context(), read_session() as session:
        return session.scalar(select(Player.id).where(Player.email == f"{name}@example.org"))


def leave_traces(house, client, at, clock) -> None:
    """Name and address in all places where they come to lie in the course of a game."""
    me, bob = player(house, NAME), player(house, "bob")
    at.send("POST", 1, "talk", {"text": "Is ANNA, or anna@example.org, asleep? Hannah is not."})
    at.send("POST", 0, "talk", {"text": "Anna speaking."})
    at.send("PUT", 1, "note", {"text": "anna bluffs"})
    key = {**at.keys[1], "Idempotency-Key": "once"}
    more = client.post(
        "/api/v1/tables", json={"game": "pebbles", "seats": 2, "name": "Evening of Anna"}, headers=at.keys[0]
    ).json
    client.post(f"/api/v1/tables/{more['id']}/seats", json={}, headers=key)
    hidden = {"game": "pebbles", "seats": 2, "joining": "invited"}
    third = client.post("/api/v1/tables", json=hidden, headers=at.keys[0]).json["id"]
    for email in ("new@example.org", "bob@example.org"):
        client.post(f"/api/v1/tables/{third}/invitations", json={"email": email}, headers=at.keys[0])
    asked = client.post("/api/v1/tables", json=hidden, headers=at.keys[1]).json["id"]
    client.post(f"/api/v1/tables/{asked}/invitations", json={"email": ADDRESS}, headers=at.keys[1])
    with house.app_context():
        deliver_mail(now=clock())
        with transaction() as session:
            send_sign_in_link(session, email=ADDRESS, language="en", settings=deps().settings, now=clock())
            session.add(StoppedAddress(address=ADDRESS, stopped_at=clock(), why=f"no such user {ADDRESS}"))
            digest = {"kind": "digest-answer", "channel": "mail", "recipient": "bob@example.org"}
            wrong = {"wrong": [{"line": "talk Anna", "why": "…"}]}
            post_letter(session, key="digest", payload=wrong, now=clock(), player_id=bob, **digest)
            session.flush()
            told = select(Letter).where(Letter.key == "digest")
            session.scalars(told).one().said = "Your tables\fAnna has the move"
            for number, (sender, text) in enumerate([("bob@example.org", "> Anna plays"), (ADDRESS, "pass")]):
                session.add(
                    IncomingMail(
                        message_id=f"<{number}@mail>",
                        recipient="g1@example.org",
                        envelope_sender=sender,
                        raw=letter(sender, text),
                        received_at=clock(),
                        state=Incoming.DONE,
                        table_id=at.number,
                        player_id=None if number == 0 else me,
                    )
                )
            for number, who in enumerate(("bob@example.org", ADDRESS)):
                raw = letter("post@example.org", "Anna has the move")
                session.add(
                    BoxedMail(
                        message_id=f"<box-{number}>",
                        recipient=who,
                        subject="Anna",
                        raw=raw,
                        created_at=clock(),
                    )
                )


def test_nothing_is_left_of_the_name_and_the_address(house, client, seated, clock, erased):
    at = seated("pebbles", 3)
    leave_traces(house, client, at, clock)
    with house.app_context():
        assert "anna" in everything()
    erased(player(house, NAME))
    with house.app_context():
        left = everything()
    assert [line for line in left.splitlines() if "anna" in line.replace("hannah", "")] == []
    assert "hannah is not" in left


def test_a_letter_that_was_on_its_way_keeps_no_name_either(app, seated, clock, mailer, erased, monkeypatch):
    """They are erased after it was composed and before it is settled: it has left, but nothing of it is kept."""
    seated("pebbles", 3, pace="relaxed")
    gone, read = player(app, "chris"), []

    def keep(mail):
        read.append(mail.octets)
        erased(gone)

    monkeypatch.setattr(mailer, "keep", keep)
    deliver_mail(now=clock())
    assert b"Chris" in read[0]
    assert "chris" not in everything()


def test_a_letter_for_the_box_is_written_anew(app, seated, clock, mailer, erased, monkeypatch):
    """What lies in the box can still be mended: it comes there without the name."""
    seated("pebbles", 3, pace="relaxed")
    gone, box = player(app, "chris"), LetterBox(clock)

    def keep(mail):
        erased(gone)
        box.keep(mail)

    monkeypatch.setattr(mailer, "keep", keep)
    for _ in range(2):
        deliver_mail(now=clock.tick(minutes=1))
    with read_session() as session:
        boxed = session.scalars(select(BoxedMail)).all()
        assert {mail.recipient for mail in boxed} == {ADDRESS, "bob@example.org"}
        assert [mail.recipient for mail in boxed if b"Chris" in mail.raw] == []


def test_a_game_goes_on_with_an_open_seat(house, client, seated, erased):
    at = seated("pebbles", 3)
    erased(player(house, NAME))
    shown = client.get(at.path, headers=at.keys[1]).json
    assert shown["state"] == "running"
    assert shown["seats"][0]["player_id"] is None
    assert client.get(at.path, headers=at.keys[0]).status_code == 401
    (seat,) = client.get("/api/v1/open-seats", headers=at.keys[1]).json["items"]
    assert seat["seat"] == 0


def test_a_finished_table_and_its_record_stay(house, client, seated, erased):
    at = seated("pebbles", 2)
    at.play_on(random.Random(1))
    before = client.get(f"{at.path}/record", headers=at.keys[1]).json
    erased(player(house, NAME))
    assert client.get(f"{at.path}/record", headers=at.keys[1]).json == before
    seats = client.get(at.path, headers=at.keys[1]).json["seats"]
    assert (seats[0]["player"], seats[0]["kind"]) == ("", PlayerKind.GONE)


@pytest.mark.parametrize("company", [True, False])
def test_a_table_that_gathers_finds_another_host_or_is_called_off(
    house, client, person, token, erased, company
):
    anna, bob = person("anna"), person("bob")
    keys = [token(who, "play") for who in (anna, bob)]
    number = client.post("/api/v1/tables", json={"game": "pebbles", "seats": 3}, headers=keys[0]).json["id"]
    if company:
        client.post(f"/api/v1/tables/{number}/seats", json={}, headers=keys[1])
    erased(anna.id)
    with house.app_context(), read_session() as session:
        row = session.get(Table, number)
        assert row.state == (TableState.GATHERING if company else TableState.ABANDONED)
        assert row.host_id == (bob.id if company else None)
        assert [seat.player_id for seat in row.seats].count(None) == (2 if company else 3)


def test_twice_is_once_and_the_address_may_come_again(house, seated, client, person, erased):
    anna = person("anna")
    erased(anna.id)
    erased(anna.id)
    again = person("anna")
    assert again.id != anna.id
    assert json.loads(client.get("/api/v1/me", headers=again.keys).text)["name"] == "Anna"


def nested(depth: int) -> bytes:
    """A mail of parts within parts, deeper than any program reads it."""
    heads = [f'Content-Type: multipart/mixed; boundary="b{at}"\n\n--b{at}\n' for at in range(depth)]
    return b"From: x@example.com\nTo: play@example.org\nMIME-Version: 1.0\n" + "".join(heads).encode()


@pytest.mark.parametrize("depth", [29, 1000], ids=["within bounds", "beyond them"])
def test_a_mail_that_no_program_can_read_does_not_stop_it(house, client, seated, erased, clock, depth):
    """Such a mail may show anything, so it is emptied."""
    seated("pebbles", 2)
    with house.app_context(), transaction() as session:
        session.add(
            IncomingMail(
                message_id="deep",
                recipient="play@example.org",
                raw=nested(depth),
                received_at=clock(),
                state=Incoming.UNREADABLE,
            )
        )
    erased(player(house, NAME))
    with house.app_context(), read_session() as session:
        raw = session.scalar(select(IncomingMail.raw).where(IncomingMail.message_id == "deep"))
    assert raw == (nested(depth) if depth < 30 else b"")
