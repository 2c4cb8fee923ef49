"""What stands in the rules of a game whose rules nobody has written down yet: all that the game itself can say.

Its questions, the moves that answer them, and every rule by which it refuses; blanks stand for what changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from engine.rules.chapters import Chapter, Paragraph, Subchapter
from engine.text.words import Words, words_of
from engine.values.form import Form


def unwritten_chapters(
    words: Words, questions: Iterable[str], forms: Iterable[Form[Any]]
) -> tuple[Chapter, ...]:
    """`questions` are their kinds, `forms` those of the moves."""
    told: dict[str, Sequence[tuple[str, tuple[str, ...]]]] = {
        "questions": [(words.outlined(f"question-{kind}"), ()) for kind in questions],
        "moves": [(words.form(form), ()) for form in forms],
        "refusals": [(words.outlined(f"rule-{rule}"), (rule,)) for rule in own_rules(words)],
    }
    filled = [(anchor, sentences) for anchor, sentences in told.items() if sentences]
    return tuple(
        Chapter(
            number,
            anchor,
            words.say(f"rules-{anchor}"),
            (
                Subchapter(
                    tuple(
                        Paragraph(f"{number}.{place}", escape(said, quote=False), rules=rules, item=True)
                        for place, (said, rules) in enumerate(sentences, 1)
                    )
                ),
            ),
        )
        for number, (anchor, sentences) in enumerate(filled, 1)
    )


def own_rules(words: Words) -> list[str]:
    """Those of the game; those of all games stand below."""
    common = set(words_of("", words.language).messages("rule"))
    own = dict.fromkeys(rule for rule in words.messages("rule") if rule not in common)
    return [rule.removeprefix("rule-") for rule in own]
