"""Whatever the rules name has its words."""

import re
from pathlib import Path

import pytest

from engine import Record, games
from engine.florence.tests.staging import ANNA, opened, person, turn
from engine.text.sentences import question_text, what_if_texts
from engine.text.words import slug
from tests.parts.source_files import sources

GAME = games()["florence"]
WORDS = GAME.words()
SOURCES = [file.read_text() for file in sources("engine/florence")]
RULES = {rule for text in SOURCES for rule in re.findall(r'Illegal\(\s*"([a-z-]+)"', text)} | {
    rule for text in SOURCES for rule in re.findall(r'forbids = "([a-z-]+)"', text)
}
NAMES = ("Anna", "Bob", "Chris", "David", "Emma")


def test_every_rule_has_a_sentence_and_a_section():
    assert RULES
    assert [rule for rule in RULES if not WORDS.has(f"rule-{rule}")] == []
    assert [rule for rule in RULES if rule not in GAME.rules().of_rules] == []


def test_every_thing_has_a_name_and_every_tile_a_mark_of_its_own():
    assert all(WORDS.has(f"name-{slug(name)}") for name in GAME.names)
    data = GAME.editions[GAME.edition].data
    marks = [WORDS.attribute(f"name-{tile}", "mark") for tile in (*data.buildings, *data.landscapes)]
    assert len(set(marks)) == len(marks) == 13


def test_every_event_has_a_sentence():
    assert all(WORDS.has(f"event-{event.__struct_config__.tag}") for event in GAME.events)


@pytest.mark.parametrize("name", ["5", "4-muse", "3-joint", "2-muse-joint"])
def test_every_question_can_be_asked(name):
    record = Record.load((Path(__file__).parent / "golden" / f"{name}.json").read_bytes())
    table = record.replay(upto=0)
    for line in record.moves:
        for seat in range(table.seats):
            question = table.question(seat)
            if question is not None:
                assert question_text(WORDS, question, NAMES)
        table.play(line.seat, table.game.notation.parse(line.move))


def test_every_kind_of_question_has_a_sentence():
    assert all(WORDS.has(f"question-{question.__struct_config__.tag}") for question in GAME.questions)


def test_what_is_certain_is_said_in_words():
    table = turn(opened(3, joint=True), ANNA)
    person(table, ANNA, hand=["poet"], jesters=3, freedoms=["travel"])
    worth = what_if_texts(WORDS, table.what_if(ANNA, "work poet for 2"), NAMES[:3])
    assert worth[0] == "work value 10"
    assert "made of freedom 3, jester 6, cards 1" in worth
    proposal = table.what_if(ANNA, "propose workshop f4n east for 500")
    assert what_if_texts(WORDS, proposal, NAMES[:3]) == [
        "asks Bob",
        "if it is accepted: bank 700, neighbour 500, florins left 3300, PP 3",
        "on your board: f4, f5, g5, f6 and g6",
        "on theirs: a5 and a6",
    ]
