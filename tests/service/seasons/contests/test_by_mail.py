"""Contests by letter: what is told to whom, and that one word in answer enters or leaves."""

import pytest

from service.mail.incoming.receive import RecipientCheck, check_recipient
from service.platform.accounts.models import Player
from service.platform.transaction import read_session, transaction
from service.seasons.contests.models import EntrantState
from tests.parts.catalogues import english_left
from tests.parts.contest_letters import said


def test_each_round_brings_a_letter_with_the_table_the_people_and_the_deadline(contest, contest_letters):
    house = contest(6, pod_size=3)
    house.begin()
    letter = contest_letters(house.people[0])[-1]
    assert "round 1" in letter["Subject"]
    assert "/tables/" in said(letter)
    assert "You meet" in said(letter)
    assert "The round ends on" in said(letter)


def test_the_last_letter_brings_the_standings(contest, contest_letters):
    house = contest(4, pod_size=2, rounds=1, round_days=1, pace="no-limit")
    house.begin()
    house.clock.tick(days=1)
    house.work()
    last = contest_letters(house.people[0])[-1]
    assert "over" in last["Subject"]
    assert "1. " in said(last)


def test_one_word_enters_and_another_leaves(contest, contest_letters, answer_letter, person):
    house, guest = contest(4), person("zoe")
    assert house.send("POST", "/invitations", house.organiser, {"email": guest.email}).status_code == 204
    invitation = contest_letters(guest)[-1]
    assert "Organiser" in said(invitation)
    answer_letter(invitation, "join")
    assert house.entrant(guest).state == EntrantState.ENTERED
    answer_letter(contest_letters(guest)[-1], "resign")
    assert house.get().json["entrants"] == 4
    assert "withdrawn" in contest_letters(guest)[-1]["Subject"]


def test_what_is_not_understood_is_answered_and_changes_nothing(contest, contest_letters, answer_letter):
    house = contest(4)
    anna = house.people[0]
    answer_letter(contest_letters(anna)[-1], "perhaps")
    assert "not understood" in contest_letters(anna)[-1]["Subject"]
    assert house.get().json["entrants"] == 4


def test_a_letter_from_elsewhere_changes_nothing(contest, contest_letters, answer_letter):
    house = contest(4)
    answer_letter(contest_letters(house.people[0])[-1], "resign", sender="mallory@example.org")
    assert house.get().json["entrants"] == 4


def test_an_address_is_made_for_one_player_alone(contest, contest_letters, app, clock):
    house = contest(4)
    address = contest_letters(house.people[0])[-1]["Reply-To"].addresses[0].addr_spec
    other = address.replace(f".{house.people[0].id}.", f".{house.people[1].id}.", 1)
    with read_session() as session:
        assert check_recipient(session, other, None, clock()) == RecipientCheck.UNKNOWN


@pytest.mark.parametrize("language", ["de", "es", "it", "pl"])
def test_letters_speak_the_language_of_their_reader(contest, contest_letters, language):
    house = contest(4, pod_size=2)
    with transaction() as session:
        session.get_one(Player, house.people[0].id).language = language
    house.begin()
    for letter in contest_letters(house.people[0]):
        assert not english_left(said(letter), language)
