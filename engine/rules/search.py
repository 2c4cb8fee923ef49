"""Finding the paragraphs of the rules that a question is about."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from engine.rules.chapters import Rules
from engine.rules.plain import plain

SHORTEST: Final = 3
"""The minimum length of a word that tells what a question is about."""
STEM: Final = 4
"""The number of letters in which two forms of a word agree at least."""
ENDING: Final = 3
"""The maximum number of letters by which a longer form of a word exceeds what both have in common."""
IN_HEADING: Final = 3
"""The weight of a word in a heading, for the first paragraph below it, which begins to explain the word."""
MOST_FOUND: Final = 2
_WORD: Final = re.compile(r"[^\W\d_]+")


def find_paragraphs(rules: Rules, question: str, common: Collection[str] = ()) -> Sequence[str]:
    """Return the numbers of the paragraphs that a question is about, best first.

    `common` are words that tell nothing about the game.
    """
    places = dict(_weighed(rules))
    found = Counter[str]()
    for asked in dict.fromkeys(words_in(question)):
        if len(asked) >= SHORTEST and asked not in common:
            here = {number: weight for number, words in places.items() if (weight := _weight(asked, words))}
            found.update(
                {number: weight / len(here) / _length(places[number]) for number, weight in here.items()}
            )
    best = max(found.values(), default=0)
    return [number for number, weight in found.most_common(MOST_FOUND) if weight > best / 2]


def words_in(text: str) -> list[str]:
    """Return the words of a text, in lower case."""
    return _WORD.findall(text.casefold())


def is_form(asked: str, word: str) -> bool:
    """Return True for two forms of a word, such as bishop and bishops."""
    same = next((at for at, pair in enumerate(zip(asked, word, strict=False)) if pair[0] != pair[1]), None)
    same = min(len(asked), len(word)) if same is None else same
    return asked == word or (same >= STEM and max(len(asked), len(word)) - same <= ENDING)


def _weighed(rules: Rules) -> Iterator[tuple[str, Counter[str]]]:
    for chapter in rules.chapters:
        for part in chapter.parts:
            heading = words_in(plain(rules, part.heading or chapter.heading))
            for at, paragraph in enumerate(part.paragraphs):
                words = Counter(words_in(plain(rules, paragraph.text)))
                yield paragraph.number, words + Counter({word: IN_HEADING for word in heading if not at})


def _length(words: Counter[str]) -> float:
    """Return the weight of the length of a paragraph. A short one with a word is rather about it than a long one."""
    return float(words.total() ** 0.5)


def _weight(asked: str, words: Counter[str]) -> float:
    return sum(count for word, count in words.items() if is_form(asked, word))
