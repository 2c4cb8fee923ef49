"""Lettering: how much room words take in a drawing, which cannot measure or wrap them itself."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

# Widths in parts of the size, of the bold cut of the boards' type; whatever is not named is `OTHER` wide.
WIDTHS = (
    dict.fromkeys(" .,:;'!|()ijlftI", 0.29) | dict.fromkeys("rscez-", 0.44) | dict.fromkeys("mMWwæœ@…", 0.86)
)
OTHER = 0.5
CAPITAL = 0.64

REMEMBERED = 4096
"""Names and sentences whose fit is known already: a board says the same words again and again."""


def width(words: str, size: float) -> float:
    return size * sum(WIDTHS.get(letter, CAPITAL if letter.isupper() else OTHER) for letter in words)


@lru_cache(REMEMBERED, typed=True)
def fit(words: str, room: float, size: float) -> str:
    """The words, cut with an ellipsis where they would not fit."""
    if width(words, size) <= room:
        return words
    while words and width(words + "…", size) > room:
        words = words[:-1]
    return words.rstrip() + "…"


@lru_cache(REMEMBERED, typed=True)
def wrapped(words: str, room: float, size: float, most: int = 9) -> Sequence[str]:
    """The words in lines; the last of `most` lines ends with an ellipsis where there is more to say."""
    lines = list(_lines(words, room, size))
    kept, rest = lines[: most - 1], lines[most - 1 :]
    return tuple(fit(line, room, size) for line in (*kept, *([" ".join(rest)] if rest else [])))


def _lines(words: str, room: float, size: float) -> Iterator[str]:
    line = ""
    for word in words.split():
        longer = f"{line} {word}".strip()
        if line and width(longer, size) > room:
            yield line
            longer = word
        line = longer
    if line:
        yield line
