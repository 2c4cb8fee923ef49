"""What stands on the page of rules of a game whose rules nobody has written down yet: all that the game itself can say.

Its questions, the moves that answer them, and every rule by which it refuses; blanks stand for what changes.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.game import Game
from engine.words import Words, words_of
from service.core.words import Words as OurWords


class Rule(NamedTuple):
    anchor: str
    """To which a refusal leads."""
    sentence: str


class Chapter(NamedTuple):
    anchor: str
    heading: str
    rules: Sequence[Rule]


def unwritten_rules(game: Game, words: Words, ours: OurWords) -> list[Chapter]:
    chapters = [
        Chapter(
            "questions", ours.say("rules-questions"), [Rule("", said) for said in questions(game, words)]
        ),
        Chapter("moves", ours.say("rules-moves"), [Rule("", said) for said in moves(game, words)]),
        Chapter("refusals", ours.say("rules-refusals"), refusals(words)),
    ]
    return [chapter for chapter in chapters if chapter.rules]


def questions(game: Game, words: Words) -> list[str]:
    return [words.outlined(f"question-{question.__struct_config__.tag}") for question in game.questions]


def moves(game: Game, words: Words) -> list[str]:
    """As they are written."""
    return [words.form(form) for form in game.notation.forms.values()]


def refusals(words: Words) -> list[Rule]:
    """Those of the game; those of all games stand below."""
    common = set(words_of("", words.language).messages("rule"))
    own = dict.fromkeys(rule for rule in words.messages("rule") if rule not in common)
    return [Rule(rule.removeprefix("rule-"), refused(rule, words)) for rule in own]


def refused(rule: str, words: Words) -> str:
    """A rule with its section, as a refusal tells it."""
    sentence, section = words.outlined(rule), words.attribute(rule, "section")
    return words.say("refusal-by-rule", sentence=sentence, section=section) if section else sentence
