"""The page of a seat that has answered a question to several seats, or whose draft completes its turn."""

import html
import re

import pytest

import engine
from engine.text.sentences import move_line

GAMES = [
    game for game in engine.games() if len(engine.new_table(game, seats=3, seed=b"opening").waiting) == 3
]
"""Those that open with a question to all seats."""
OURS = {"Sec-Fetch-Site": "same-origin"}


def heading(page) -> str:
    (words,) = re.findall(r'<h2 id="question">(.*?)</h2>', page)
    return html.unescape(words)


@pytest.fixture
def answered(seated):
    """A table of three of whom the first has answered the opening question."""

    def at_table(game):
        at, rules = seated(game, 3), engine.games()[game]
        answer = at.question(0)["moves"][-1]["text"]
        at.answer(0, answer)
        told = move_line(rules.words(), rules.notation.parse(answer), ("anna", "bob", "chris"))
        return at, answer, told

    return at_table


@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_was_chosen_and_who_is_waited_for(answered, look, game):
    at, _, told = answered(game)
    page = look(at, 0).text
    assert heading(page) == f"You chose: {told}"
    assert "Your move" not in page
    assert "You have answered" in page
    assert "Waiting for Bob" in html.unescape(page)
    assert "Waiting for Chris" in html.unescape(page)
    assert "If you do nothing" not in page


@pytest.mark.parametrize("game", GAMES)
def test_another_seat_is_told_nothing_of_it(answered, look, game):
    at, _, told = answered(game)
    for seat in (1, 2, None):
        assert told not in html.unescape(look(at, seat).text)


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_changed_on_the_same_page(client, answered, look, game):
    at, answer, _ = answered(game)
    asked = at.question(0)
    other = next(move["text"] for move in asked["moves"] if move["text"] != answer)
    form = {"question": asked["id"], "line": other}
    page = look(at, 0).text
    assert "Change your answer" in page
    (played,) = set(re.findall(r'name="played" value="(\d+)"', page))
    drafted = client.post(
        f"/tables/{at.number}/draft", data=form | {"played": played}, headers=at.keys[0] | OURS
    ).text
    assert heading(drafted) == "Your turn is complete. Confirm it."
    client.post(f"/tables/{at.number}/answer", data=form | {"played": played}, headers=at.keys[0] | OURS)
    rules = engine.games()[game]
    told = move_line(rules.words(), rules.notation.parse(other), ("anna", "bob", "chris"))
    assert heading(look(at, 0).text) == f"You chose: {told}"


def test_the_heading_follows_the_draft_to_the_end_of_the_turn(client, seated, look):
    at = seated("florence", 3)
    page = look(at, 0).text
    (question,) = set(re.findall(r'name="question" value="(\d+)"', page))
    line = at.question(0)["moves"][0]["text"]
    asked = heading(page)
    drafted = client.post(
        f"/tables/{at.number}/draft",
        data={"question": question, "played": "0", "line": line},
        headers=at.keys[0] | OURS,
    ).text
    assert asked != heading(drafted) == "Your turn is complete. Confirm it."


def test_the_first_question_of_a_round_says_that_the_round_has_begun(seated, look):
    at = seated("florence", 3)
    for seat in range(3):
        at.answer(seat, at.question(seat)["default"])
    first = next(seat for seat in range(3) if at.question(seat))
    told = '<p class="new-part">Round 1 begins'
    assert told in look(at, first).text
    at.answer(first, "auction jester")
    for other in ((first + 1) % 3, (first + 2) % 3):
        assert told in look(at, other).text
        at.answer(other, "pass")
    assert told not in look(at, first).text
