"""A number is the amount that is asked for, else what the mail numbered, whatever happened meanwhile; what may mean two
things means nothing."""

import pytest

from service.mail.incoming.numbered_answers import UnknownNumber, require_one_move
from tests.parts.letters import answer_to, sentences_of, text_of
from tests.parts.tables import NAMES
from tests.service.mail.incoming.conftest import moves, numbered


def test_a_number_holds_while_others_answer_the_same_question(post, asked):
    at, name, mail = asked
    others = {who: each for who, each in post.letters().items() if who != name}
    other = next(iter(others.values()))
    last = max(numbered(mail))
    post.send(answer_to(other, "2"))
    post.send(answer_to(mail, str(last)))
    assert moves(at) == [numbered(other)[2], numbered(mail)[last]]


def test_a_number_is_not_believed_once_moves_behind_it_were_taken_back(house, post, asked):
    """What the table was on the way that was taken back is not kept, so nobody can say what was numbered there."""
    at, name, mail = asked
    other = next(each for who, each in post.letters().items() if who != name)
    back = post.send(answer_to(other, "1"))
    post.send(answer_to(back, "undo"))
    refused = post.send(answer_to(mail, "1"))
    assert moves(at) == []
    assert "could mean two things" in sentences_of(refused)
    post.send(answer_to(mail, numbered(mail)[1]))
    assert moves(at) == [numbered(mail)[1]]


@pytest.mark.parametrize("written", ["1", "default"])
def test_a_letter_written_after_moves_were_taken_back_can_be_answered(post, asked, written):
    at, name, mail = asked
    other = next(each for who, each in post.letters().items() if who != name)
    back = post.send(answer_to(other, "1"))
    post.send(answer_to(back, "undo"))
    refused = post.send(answer_to(mail, "99"))
    post.send(answer_to(refused, written))
    assert len(moves(at)) == 1
    assert post.kept()[-1] == ("done", "")


def test_only_what_was_meant_all_the_while_is_meant():
    assert require_one_move(iter(["pass", "pass"])) == "pass"
    with pytest.raises(UnknownNumber) as gone:
        require_one_move(iter(["pass", "bid 100"]))
    assert gone.value.changed
    with pytest.raises(UnknownNumber) as none:
        require_one_move(iter([None, None]))
    assert not none.value.changed


@pytest.fixture
def staking(seated, post):
    """A table at which everybody is asked for an amount, secretly; somebody there, and the mail that asks."""
    at = seated("pebbles", 2)
    name, mail = next(iter(post.letters().items()))
    return at, name, mail


@pytest.mark.parametrize("written", ["7", "7.", "(7)", "stake 7"])
def test_where_an_amount_is_asked_for_a_number_is_that_amount(post, staking, written):
    at, _, mail = staking
    assert "number from 0 to 12" in text_of(mail)
    assert not numbered(mail)
    post.send(answer_to(mail, written))
    assert moves(at) == ["stake 7"]


def test_zero_is_an_amount_too(post, staking):
    at, _, mail = staking
    post.send(answer_to(mail, "0"))
    assert moves(at) == ["stake 0"]


@pytest.mark.parametrize("written", ["20", "#2", "answer 2"])
def test_what_is_no_amount_is_refused_with_the_range(post, staking, written):
    at, _, mail = staking
    refused = post.send(answer_to(mail, written))
    assert moves(at) == []
    assert "any amount from 0 to 12" in sentences_of(refused)


@pytest.fixture
def deciding(house, seated, post):
    """A table at whose next question the number of a place may as well be a part of an answer."""
    at = seated("principe", 3)
    while not (found := in_doubt(at, post)):
        seat = next(seat["number"] for seat in at.shown["seats"] if seat["waiting_since"])
        assert at.answer(seat, at.question(seat)["default"]).status_code == 200
    return at, *found


def in_doubt(at, post):
    """The letter of whoever is asked, a place in it, and what else its number may say."""
    for name, mail in post.letters().items():
        listed = numbered(mail)
        for place, move in listed.items():
            others = [other for other in listed.values() if other.split()[-1] == str(place) and other != move]
            if others and at.question(NAMES.index(name)):
                return mail, place, move, others[0]
    return None


def test_a_number_that_may_be_a_place_or_an_amount_is_asked_back(post, deciding):
    at, mail, place, move, other = deciding
    before = moves(at)
    refused = post.send(answer_to(mail, str(place)))
    assert moves(at) == before
    assert f"#{place} ({move})" in sentences_of(refused)
    assert other in sentences_of(refused)
    post.send(answer_to(mail, f"#{place}"))
    assert moves(at) == [*before, move]
