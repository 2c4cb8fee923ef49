"""Text width: how much room words take in an SVG drawing, which cannot measure or wrap text itself."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

# Widths relative to the font size, for the bold cut of the boards' font. All other letters are `OTHER` wide.
WIDTHS = (
    dict.fromkeys(" .,:;'!|()ijlftI", 0.29) | dict.fromkeys("rscez-", 0.44) | dict.fromkeys("mMWwæœ@…", 0.86)
)
OTHER = 0.5
CAPITAL = 0.64

REMEMBERED = 4096
"""The number of cached results. Boards repeat the same names and sentences."""


def measure_text(words: str, size: float) -> float:
    return size * sum(WIDTHS.get(letter, CAPITAL if letter.isupper() else OTHER) for letter in words)


@lru_cache(REMEMBERED, typed=True)
def fit_text(words: str, room: float, size: float) -> str:
    """Return the words, cut with an ellipsis if they do not fit."""
    if measure_text(words, size) <= room:
        return words
    while words and measure_text(words + "…", size) > room:
        words = words[:-1]
    return words.rstrip() + "…"


@lru_cache(REMEMBERED, typed=True)
def wrap_text(words: str, room: float, size: float, most: int = 9) -> Sequence[str]:
    """Wrap the words into at most `most` lines.

    The last one ends with an ellipsis if there are more words.
    """
    lines = list(_lines(words, room, size))
    kept, rest = lines[: most - 1], lines[most - 1 :]
    return tuple(fit_text(line, room, size) for line in (*kept, *([" ".join(rest)] if rest else [])))


def _lines(words: str, room: float, size: float) -> Iterator[str]:
    line = ""
    for word in words.split():
        longer = f"{line} {word}".strip()
        if line and measure_text(longer, size) > room:
            yield line
            longer = word
        line = longer
    if line:
        yield line
