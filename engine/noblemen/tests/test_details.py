"""Beside the question: the track, titles, money and what follows, for somebody who does not know the game by heart."""

import pytest

from engine import games, new_table
from engine.noblemen.tests.arranged import SEED, deal_card, lay, running
from engine.text.sentences import details_texts, question_text
from tests.engine.playing import visits

GAME = games()["noblemen"]
NAMES = ("Anna", "Bob", "Clara", "Dario", "Elena")


def details(table, seat, language="en"):
    return details_texts(GAME.words(language), table.question(seat), NAMES[: table.seats])


@pytest.mark.parametrize("language", sorted(GAME.languages))
def test_every_question_has_details_in_every_language(language):
    asked = set()
    for number in (0, 4, 24):
        for table, _ in visits("noblemen", number, 12, "details"):
            for seat in table.waiting:
                asked.add(table.question(seat).kind)
                said = details(table, seat, language)
                assert said
                assert all(line.endswith((".", "!", "?")) for line in said)
    assert {"turn", "expand-on"} <= asked
    words = GAME.words(language)
    kinds = {question.__struct_config__.tag for question in GAME.questions}
    assert [kind for kind in kinds if not words.has(f"details-{kind}")] == []


def test_a_turn_says_how_far_it_is_to_the_ball_and_what_titles_ask_for():
    table = running()
    lay(table, 0, "fountain", (1, 0), (2, 0))
    lay(table, 0, "field", (0, 1), (0, 2))
    said = "\n".join(details(table, 0))
    assert "You have £10, 0 bribe tokens and 12 tiles behind your screen." in said
    assert "space 1 of 10. A ball comes in 3 steps" in said
    assert "The Queen is with Dario." in said
    assert "Your estate shows 2 prestige" in said
    assert "duke from 14 (1), marquess from 10 (1), earl from 6 (1), viscount from 2 (2)" in said
    assert "taxes bring £2 now; land brings 0 tiles now" in said


def test_a_turn_says_when_the_queen_is_ones_own_and_when_nobody_can_take_the_card():
    table = running()
    table.state.queen = 0
    assert any("The Queen is with you" in line for line in details(table, 0))
    table.state.queen, table.state.space = 1, 9
    said = "\n".join(details(table, 0))
    assert "nobody can take the card in this decade" in said
    assert "The estates score with the next step" in said


def test_after_the_action_only_what_still_matters_is_said():
    table = running()
    assert any("Titles by prestige" in line for line in details(table, 0))
    table.play(0, "leisure")
    said = details(table, 0)
    assert not any("Titles by prestige" in line or "castles and palaces" in line for line in said)
    table.state.carded = True
    asked = question_text(table.game.words(), table.question(0), NAMES)
    assert asked == "End your turn. Before that, you can still exchange tiles."


def test_a_turn_says_why_nothing_can_be_built():
    table = running()
    why = "You can build only a palace, because you have no empty plain."
    assert any(why in line for line in details(table, 0))
    lay(table, 0, "plain", (1, 0))
    assert not any(why in line for line in details(table, 0))


def test_after_the_action_the_next_player_is_named():
    table = running()
    table.play(0, "leisure")
    assert any("“end” passes the turn to Bob" in line for line in details(table, 0))


def test_a_ball_says_who_speaks_after_and_which_spaces_are_taken():
    table = running(seats=3)
    lay(table, 0, "fountain", (1, 0), (2, 0), (3, 0))
    deal_card(table, 1, "blackmail")
    most = sum(3 if card == "blackmail" else 1 for card in table.state.players[1].cards)
    table.state.queen, table.state.space = 0, 3
    table.play(0, "leisure")
    table.play(0, "end")
    assert any("After you: Bob and Clara." in line for line in details(table, 0))
    table.play(0, "prestige none")
    said = "\n".join(details(table, 1))
    assert "Already taken: 3" in said
    assert f"If you gave back everything, it would be {most}" in said
    table.play(1, "prestige none")
    assert any("You answer last" in line for line in details(table, 2))


def test_a_gift_says_whose_soldier_takes_it_and_what_is_left():
    table = running(seats=3)
    lay(table, 0, "plain", (0, 1), (0, 2))
    lay(table, 1, "wood", (1, 0), (2, 0), (1, 1), (2, 1))
    table.play(0, "build castle 0,2")
    table.play(0, "soldier seat1 1,0")
    said = "\n".join(details(table, 1))
    assert "a soldier of Anna sits in your forest" in said
    assert "You keep 10 tiles" in said


def test_the_opening_says_what_one_begins_with():
    table = new_table("noblemen", seats=3, seed=SEED)
    assert any("You begin with £11" in line for line in details(table, 1))
