"""Words that people put around a move are left out, where nothing else can be meant."""

import pytest

from tests.parts.letters import answer_to, sentences_of, text_of
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
        "{move} please and thanks",
        "Hej, {move} tack!",
        "{move}, merci",
        "Kérek szépen: {move}",
        "Bonjour à tous, {move} s'il vous plaît",
        "Guten Abend zusammen, ich würde gerne {move}. Danke!",
        "Proszę {move}, z góry dziękuję",
        "{move} 부탁드립니다",
        "{move}でお願いします。",
        "请{move}\uff0c谢谢",
        "من فضلك {move}، شكرا",
        "בבקשה {move}, תודה",
        "Всем привет! {move}, пожалуйста",
        "{move} lütfen",
        "{move} kiitos :)",
        "#1 bitte, schönen Abend",
        "Hi Bob, #1 thanks",
        "#1番でお願いします",
    ],
)
def test_a_move_is_understood_with_its_courtesies(post, asked, line):
    at, _, mail = asked
    move = numbered(mail)[1]
    back = post.send(answer_to(mail, line.format(move=move)))
    assert f"you have played: {move}" in text_of(back)
    assert moves(at) == [move]


@pytest.mark.parametrize(
    "line",
    [
        "{move} please not",
        "please",
        "I",
        "Not {move}",
        "{move} no thanks",
        "If I {move} thanks",
        "Thanks for {move}",
        "thanks for #1",
        "Nein danke, {move}",
        "{move} lieber nicht, danke",
        "{move}? Merci",
        "{move}?!",
        "{move} please?",
        "{move} vielleicht, danke",
        "{move}ではない",
        "不要{move}\uff0c谢谢",
        "{move} 말고",
        "Bob, {move}",
        "anstatt {move}, bitte",
        "{move} tomorrow, thanks",
        "{move} in the evening, thanks",
        "{move} i morgon, tack",
        "{move} ei",
        "nog een dag, {move}",
        "nog een graag, #1",
        "encore un s'il vous plaît, #1",
    ],
)
def test_other_words_around_a_move_are_asked_about(post, asked, line):
    at, _, mail = asked
    post.send(answer_to(mail, line.format(move=numbered(mail)[1])))
    assert moves(at) == []


def bid(post, at, line):
    """Answer the letter that asks for the first bid."""
    for seat in range(3):
        question = at.question(seat)
        if question["owed"]:
            at.answer(seat, question["default"])
    bidder = next(seat for seat in range(3) if (at.question(seat) or {}).get("owed"))
    name = ("anna", "bob", "chris")[bidder]
    return post.send(answer_to(post.letters()[name], line))


@pytest.mark.parametrize(
    "line", ["bid 3 pls", "bid 3 ducats", "I bid 3", "3 ducats", "3 Ducats, please", "bid 3 DUCATS."]
)
def test_an_amount_may_name_its_money(post, asked, line):
    at, _, _ = asked
    bid(post, at, line)
    assert moves(at)[-1] == "bid 3"


@pytest.mark.parametrize("line", ["3?", "bid 3?!"])
def test_a_question_plays_nothing(post, asked, line):
    at, _, _ = asked
    back = bid(post, at, line)
    assert "bid 3" not in moves(at)
    assert "send “bid 3”" in sentences_of(back)
