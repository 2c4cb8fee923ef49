"""Contests by letter: what is told to whom, and that one word in answer enters or leaves."""

from email.message import EmailMessage

import pytest

from service.core.transaction import reading, transaction
from service.mail.deliver import deliver_mail
from service.mail.incoming.receive import Taken, may_have, receive_mail
from service.mail.incoming.worker import read_incoming
from service.models.accounts import Player
from service.models.contests import EntrantState
from tests.parts.catalogues import english_left


@pytest.fixture
def post(app, clock, mailer):
    """Everything that is due leaves; the letters about contests to somebody: `post(anna)`."""

    def sent(who):
        while deliver_mail(now=clock(), limit=100):
            """Until nothing is left."""
        return [mail for mail in mailer.mails if mail["To"] == who.email and "+c" in str(mail["Reply-To"])]

    return sent


@pytest.fixture
def answer(clock):
    """Answers a letter: `answer(anna, letter, "resign")`."""

    def send(who, letter, text: str, sender: str = "") -> None:
        mail = EmailMessage()
        mail["From"], mail["To"] = sender or who.email, str(letter["Reply-To"])
        mail["Message-ID"] = f"<{text}.{letter['Message-ID'].strip('<>').partition('@')[0]}@example.org>"
        mail["In-Reply-To"], mail["Subject"] = letter["Message-ID"], f"Re: {letter['Subject']}"
        mail.set_content(text + "\n\n" + "\n".join(f"> {line}" for line in said(letter).splitlines()))
        recipient = letter["Reply-To"].addresses[0].addr_spec
        with transaction() as session:
            assert may_have(session, recipient, who.email, clock()) == Taken.WELCOME
            to = {"recipient": recipient, "envelope_sender": who.email}
            receive_mail(session, raw=mail.as_bytes(), **to, now=clock())
        read_incoming(now=clock(), limit=10)

    return send


def said(letter) -> str:
    return letter.get_body(("plain",)).get_content()


def test_each_round_brings_a_letter_with_the_table_the_people_and_the_deadline(contest, post):
    house = contest(6, pod_size=3)
    house.begin()
    letter = post(house.people[0])[-1]
    assert "round 1" in letter["Subject"]
    assert "/tables/" in said(letter)
    assert "You meet" in said(letter)
    assert "until" in said(letter)


def test_the_last_letter_brings_the_standings(contest, post):
    house = contest(4, pod_size=2, rounds=1, round_days=1, pace="no-limit")
    house.begin()
    house.clock.tick(days=1)
    house.work()
    last = post(house.people[0])[-1]
    assert "over" in last["Subject"]
    assert "1. " in said(last)


def test_one_word_enters_and_another_leaves(contest, post, answer, person):
    house, guest = contest(4), person("zoe")
    assert house.send("POST", "/invitations", house.organiser, {"email": guest.email}).status_code == 204
    invitation = post(guest)[-1]
    assert "Organiser" in said(invitation)
    answer(guest, invitation, "join")
    assert house.entrant(guest).state == EntrantState.ENTERED
    answer(guest, post(guest)[-1], "resign")
    assert house.get().json["entrants"] == 4
    assert "withdrawn" in post(guest)[-1]["Subject"]


def test_what_is_not_understood_is_answered_and_changes_nothing(contest, post, answer):
    house = contest(4)
    anna = house.people[0]
    answer(anna, post(anna)[-1], "perhaps")
    assert "not understood" in post(anna)[-1]["Subject"]
    assert house.get().json["entrants"] == 4


def test_a_letter_from_elsewhere_changes_nothing(contest, post, answer):
    house = contest(4)
    answer(house.people[0], post(house.people[0])[-1], "resign", sender="mallory@example.org")
    assert house.get().json["entrants"] == 4


def test_an_address_is_made_for_one_player_alone(contest, post, app, clock):
    house = contest(4)
    address = post(house.people[0])[-1]["Reply-To"].addresses[0].addr_spec
    other = address.replace(f".{house.people[0].id}.", f".{house.people[1].id}.", 1)
    with reading() as session:
        assert may_have(session, other, None, clock()) == Taken.UNKNOWN


@pytest.mark.parametrize("language", ["de", "es", "it", "pl"])
def test_letters_speak_the_language_of_their_reader(contest, post, language):
    house = contest(4, pod_size=2)
    with transaction() as session:
        session.get_one(Player, house.people[0].id).language = language
    house.begin()
    for letter in post(house.people[0]):
        assert not english_left(said(letter), language)
