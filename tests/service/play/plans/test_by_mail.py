"""Plans by mail: a line of an answer gives one, the next letter lists it, `plan none` withdraws it."""

import re

from engine import games
from tests.parts.letters import answer_to, sentences_of, text_of
from tests.parts.tables import NAMES
from tests.service.mail.incoming.conftest import asked, door, post

__all__ = ["asked", "door", "post"]
MOVES = 12
AUCTIONS = next(name for name, game in games().items() if game.plans and "jester" in game.plans.lots)


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


def test_a_newer_plan_about_the_same_thing_replaces_the_older(post, asked):
    at, _, mail = asked
    post.send(answer_to(mail, "plan follow to 2"))
    back = text_of(post.send(answer_to(mail, "plan follow to 5")))
    assert "Your older plan about the same thing ended: follow to 2." in " ".join(back.split())
    plans = [plan for number in range(3) for plan in at.get(number, "plans").json["plans"]]
    assert {plan["text"]: plan["state"] for plan in plans} == {
        "follow to 2": "withdrawn",
        "follow to 5": "standing",
    }


def test_a_plan_about_another_thing_stands_beside_it(post, asked):
    at, _, mail = asked
    post.send(answer_to(mail, "plan follow to 2"))
    post.send(answer_to(mail, "plan default when forced"))
    plans = [plan for number in range(3) for plan in at.get(number, "plans").json["plans"]]
    assert [plan["state"] for plan in plans] == ["standing", "standing"]


def test_what_is_no_plan_is_explained_and_nothing_is_given(post, asked):
    at, _, mail = asked
    back = text_of(post.send(answer_to(mail, "plan the tower up to 7")))
    assert "tower" in back
    assert "You cannot bid for" in back
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


def test_the_word_alone_teaches_plans_by_examples_that_can_be_sent(post, asked):
    _, _, mail = asked
    back = text_of(post.send(answer_to(mail, "plan")))
    assert "nothing of your letter was carried out" not in back
    examples = re.findall(r"^  (plan .+)$", back, re.MULTILINE)
    assert len(examples) > 1
    refused = [
        each
        for each in examples
        if not re.search("your plan .* is (active|done)", text_of(post.send(answer_to(mail, each))).lower())
    ]
    assert refused == []


def test_a_plan_for_nothing_is_refused_without_an_empty_word(post, asked):
    _, _, mail = asked
    back = text_of(post.send(answer_to(mail, "plan up to 1200")))
    assert "The plan does not say what to get" in back
    assert "“”" not in back


def test_a_bidding_letter_names_the_plan_that_saves_the_next_ones(post, seated):
    at = seated(AUCTIONS, 3)
    for _ in range(3):
        seat = at.get(0, "view").json["view"]["waiting"][0]
        at.answer(seat, at.question(seat)["default"])
    at.answer(at.get(0, "view").json["view"]["waiting"][0], "auction jester")
    seat = at.get(0, "view").json["view"]["waiting"][0]
    mail = post.letters()[NAMES[seat].lower()]
    (plan,) = re.findall(r"answer “(plan jester up to [0-9]+)”", sentences_of(mail))
    assert "By your plan: " not in text_of(mail)
    back = sentences_of(post.send(answer_to(mail, plan)))
    assert "It has answered at once: bid" in back
    while seat not in at.get(0, "view").json["view"]["waiting"]:
        other = at.get(0, "view").json["view"]["waiting"][0]
        at.answer(other, at.question(other)["default"])
    assert "By your plan: " in sentences_of(post.letters()[NAMES[seat].lower()])
