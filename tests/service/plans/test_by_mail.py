"""Plans by mail: a line of an answer gives one, the next letter lists it, `plan none` withdraws it."""

import pytest

from tests.parts.letters import text_of
from tests.service.mail.incoming.conftest import answer_to, asked, door, post

pytestmark = pytest.mark.sweep

__all__ = ["asked", "door", "post"]
MOVES = 12


def test_a_line_gives_a_plan_and_the_answer_says_how_it_was_understood(post, asked):
    at, _, mail = asked
    back = text_of(
        post.send(answer_to(mail, "plan follow up to 2 ducats; the default whenever it is forced"))
    )
    assert "follow to 2; default when forced" in back
    standing = [at.get(number, "plans").json["plans"] for number in range(3)]
    assert sorted(len(plans) for plans in standing) == [0, 0, 1]
    gone = text_of(post.send(answer_to(mail, "plan none")))
    assert "withdrawn" in gone
    states = [plan["state"] for number in range(3) for plan in at.get(number, "plans").json["plans"]]
    assert states == ["withdrawn"]


def test_what_is_no_plan_is_explained_and_nothing_is_given(post, asked):
    at, _, mail = asked
    back = text_of(post.send(answer_to(mail, "plan the tower up to 7")))
    assert "tower" in back
    assert "nothing that can be wanted" in back
    assert all(at.get(number, "plans").json["plans"] == [] for number in range(3))


def test_later_letters_list_what_stands(post, asked):
    at, name, mail = asked
    post.send(answer_to(mail, "plan follow to 2"))
    listed: list[str] = []
    for _ in range(MOVES):
        for number in range(3):
            question = at.question(number)
            if question and question["owed"]:
                at.answer(number, question["default"])
        listed.append(text_of(post.letters()[name]))
    assert any("Your plans:" in text and "follow to 2" in text for text in listed)
