"""Every sentence that the rules can say is there, and every refusal says where its rule stands."""

import re
from pathlib import Path

import pytest

import engine.principe
from engine import games

GAME = games()["principe"]
WORDS = GAME.words()
SOURCE = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted(Path(engine.principe.__file__).parent.glob("*.py"))
)
RULES = sorted({*re.findall(r'Illegal\(\s*"([a-z-]+)"', SOURCE), "reveal-green", "reveal-none"})


def test_the_rules_are_found():
    assert len(RULES) > 15


def test_every_refusal_has_a_sentence_and_says_where_its_rule_stands():
    assert unsaid(f"rule-{rule}" for rule in RULES) == []
    assert [rule for rule in RULES if rule not in GAME.rules().of_rules] == []


def test_every_event_and_every_question_has_its_sentence():
    assert unsaid(f"event-{kind.__struct_config__.tag}" for kind in GAME.events) == []
    assert unsaid(f"question-{kind.__struct_config__.tag}" for kind in GAME.questions) == []


def test_every_line_of_the_score_has_its_words():
    reasons = set(re.findall(r'reason="([a-z-]+)"', SOURCE))
    assert reasons
    assert unsaid(f"score-{reason}" for reason in reasons) == []


def unsaid(messages):
    return [message for message in messages if not WORDS.has(message)]


@pytest.mark.parametrize("language", ["en", "it", "es", "pl", "de"])
@pytest.mark.parametrize("message", ["certain-price", "certain-ducats", "certain-points"])
def test_one_is_told_as_one(language, message):
    one, two = (GAME.words(language).say(message, value=value) for value in (1, 2))
    assert one.replace("1", "2") != two
