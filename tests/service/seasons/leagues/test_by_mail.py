"""Leagues by letter: a season and a challenge are told, and one word in answer takes up, refuses or leaves."""

import pytest

from service.platform.accounts.models import Player
from service.platform.transaction import read_session, transaction
from service.seasons.contests.models import Contest, ContestState
from tests.parts.catalogues import english_left
from tests.parts.contest_letters import said


@pytest.fixture
def ladder(league):
    return league(3, form="ladder", reach=2, answer_days=3, round_days=5)


def test_one_word_takes_a_challenge_up(ladder, contest_letters, answer_letter):
    anna, bob, _ = ladder.people
    contest = ladder.challenge(bob, anna).json["contest_id"]
    told = contest_letters(anna)[-1]
    assert "challenge" in told["Subject"]
    assert "Bob challenges you for place 1" in said(told)
    answer_letter(told, "enter")
    ladder.work()
    with read_session() as session:
        assert session.get_one(Contest, contest).state == ContestState.RUNNING


def test_another_refuses_it_and_the_place_is_lost(ladder, contest_letters, answer_letter):
    anna, bob, _ = ladder.people
    ladder.challenge(bob, anna)
    answer_letter(contest_letters(anna)[-1], "resign")
    ladder.work()
    assert (ladder.place(anna), ladder.place(bob)) == (2, 1)
    assert "place 1" in said(contest_letters(bob)[-1])


def test_what_is_not_understood_changes_nothing(ladder, contest_letters, answer_letter):
    anna, bob, _ = ladder.people
    ladder.challenge(bob, anna)
    answer_letter(contest_letters(anna)[-1], "perhaps")
    ladder.work()
    assert "not understood" in contest_letters(anna)[-1]["Subject"]
    assert (ladder.place(anna), ladder.place(bob)) == (1, 2)


def test_a_season_is_told_and_can_be_left_by_one_word(league, contest_letters, answer_letter):
    house = league(4)
    house.clock.now = house.row.next_season
    house.work()
    anna = house.people[0]
    assert anna.id in house.people_of(house.divisions[0])
    told = contest_letters(anna)[-1]
    assert "resign" in said(told)
    answer_letter(told, "resign")
    assert anna.id not in house.people_of(house.divisions[0])


@pytest.mark.parametrize("language", ["de", "es", "it", "pl"])
def test_letters_speak_the_language_of_their_reader(ladder, contest_letters, language):
    anna, bob, _ = ladder.people
    with transaction() as session:
        for who in (anna, bob):
            session.get_one(Player, who.id).language = language
    ladder.challenge(bob, anna)
    assert len(contest_letters(anna)) == 1
    ladder.clock.tick(days=4)
    ladder.work()
    letters = contest_letters(anna) + contest_letters(bob)
    assert len(letters) >= 3
    for letter in letters:
        assert not english_left(said(letter), language)
