"""Text folded to the width at which mail is read and quoted."""

import re
from textwrap import wrap

WIDTH = 76
"""With a mark of quotation before it, a line still fits the eighty columns of a terminal."""
START = re.compile(r" *(?P<mark>\d+(?:\.| ) +|- )?")
NUMBERED = re.compile(r" {0,2}(?:#\d+|-)  ")
"""An answer, as the letters number it, or mark it where a number would be an amount."""
FURTHER = 2
CERTAIN = "  ("
"""Begins what an answer would certainly bring, in a column of its own."""


def folded(text: str, hang: int = 0) -> str:
    """Each long line as several, the others set in so that it shows whose they are: paragraphs by `hang`, which may be nothing."""
    return "\n".join(piece for line in text.split("\n") for piece in pieces(line, hang))


def pieces(line: str, hang: int) -> list[str]:
    """A link and the words of an answer are never broken: both are taken over as they stand."""
    if len(line) <= WIDTH or " " not in line.strip():
        return [line]
    numbered = NUMBERED.match(line)
    if numbered is None:
        return broken(line, hang)
    said, _, certain = line.partition(CERTAIN)
    return [said, *broken(f"{' ' * numbered.end()}({certain}", hang)] if certain else [line]


def broken(line: str, hang: int) -> list[str]:
    start = START.match(line)
    begun = start.end() if start else 0
    margin = begun if start and start["mark"] else begun + FURTHER if begun else hang
    return wrap(line, WIDTH, subsequent_indent=" " * margin, break_long_words=False, break_on_hyphens=False)
