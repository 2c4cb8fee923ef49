"""Words that people put around a move are left out, where nothing else can be meant."""

import pytest

from tests.parts.letters import answer_to, text_of
from tests.service.mail.incoming.conftest import moves, numbered


@pytest.mark.parametrize(
    "line",
    [
        "{move} please",
        "{move}, pls!",
        "Please {move}.",
        "I {move}",
        "I {move} thanks",
        "#1 please",
        "please #1",
        "\uff03\uff11",
        "I\u2019ll {move}, thank you.",
    ],
)
def test_a_move_is_understood_with_its_courtesies(post, asked, line):
    at, _, mail = asked
    move = numbered(mail)[1]
    back = post.send(answer_to(mail, line.format(move=move)))
    assert f"you have played: {move}" in text_of(back)
    assert moves(at) == [move]


@pytest.mark.parametrize(
    "line", ["{move} please not", "please", "I", "Not {move}", "{move} no thanks", "If I {move} thanks"]
)
def test_other_words_around_a_move_are_asked_about(post, asked, line):
    at, _, mail = asked
    post.send(answer_to(mail, line.format(move=numbered(mail)[1])))
    assert moves(at) == []


@pytest.mark.parametrize(
    "line", ["bid 3 pls", "bid 3 ducats", "I bid 3", "3 ducats", "3 Ducats, please", "bid 3 DUCATS."]
)
def test_an_amount_may_name_its_money(post, asked, line):
    at, _, _ = asked
    for seat in range(3):
        question = at.question(seat)
        if question["owed"]:
            at.answer(seat, question["default"])
    bidder = next(seat for seat in range(3) if (at.question(seat) or {}).get("owed"))
    name = ("anna", "bob", "chris")[bidder]
    post.send(answer_to(post.letters()[name], line))
    assert moves(at)[-1] == "bid 3"
