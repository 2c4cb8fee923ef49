"""A number means what the mail numbered, whatever happened meanwhile; what has meant two things means nothing."""

import pytest

from service.mail.incoming.numbered_answers import Unnumbered, the_only
from tests.parts.letters import sentences_of
from tests.service.mail.incoming.conftest import answer_to, moves, numbered


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
    assert the_only(iter(["pass", "pass"])) == "pass"
    with pytest.raises(Unnumbered) as gone:
        the_only(iter(["pass", "bid 100"]))
    assert gone.value.changed
    with pytest.raises(Unnumbered) as none:
        the_only(iter([None, None]))
    assert not none.value.changed
