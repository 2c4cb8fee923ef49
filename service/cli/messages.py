"""How the commands speak: sentences of the catalogue, in the language of the terminal."""

import os
import sys
from collections.abc import Iterable
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid

from engine import Result
from engine.text.player_aid import AidKind
from engine.text.sentences import score_text, tie_texts
from engine.text.words import Words
from service.platform.words import FALLBACK, LANGUAGES, words

OF_A_FILE: Final = 1000
"""Characters of a line that nobody has to see at once: no grid is as broad."""


def language() -> str:
    """The language that the environment of a terminal names, if we speak it."""
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return named[:2] if named[:2] in LANGUAGES else FALLBACK


def say(message: str, **facts: Any) -> str:
    return words(language()).say(message, **facts)


def console() -> Console:
    """Plain paper: what stands in a sentence is printed as it stands; a terminal has its lines broken between words.
    A file has no edge: a grid is as broad there as what it tells, or as COLUMNS asks for.
    """
    terminal = sys.stdout.isatty()
    width = None if terminal or "COLUMNS" in os.environ else OF_A_FILE
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=not terminal, width=width)


def seat_names(count: int) -> list[str]:
    """Names for seats that nobody has named, the bots': each begins with the letter on the shield of its seat."""
    return say("command-names").split()[:count]


def cards_told(kinds: Iterable[AidKind]) -> str:
    """The player aid, each thing in a line of its own; in words where there is nothing."""
    lines = []
    for kind in kinds:
        lines += ["", kind.heading]
        for place in kind.places:
            lines += [f"  {place.heading}", *(f"    {line}" for line in place.lines)]
    return "\n".join(lines) or say("table-cards-none")


def result_told(result: Result, names: list[str], game_words: Words) -> RenderableType:
    """Places, points, where they come from, and what broke ties."""
    grid = Grid(title=say("command-result"), title_justify="left")
    for column in ("place", "player", "points", "reasons"):
        grid.add_column(say(f"command-column-{column}"), justify="right" if column == "points" else "left")
    for score in sorted(result.scores, key=lambda score: result.places[score.seat]):
        reasons = "\n".join(
            f"{line.points:>4}  {score_text(game_words, line, names)}" for line in score.lines
        )
        grid.add_row(str(result.places[score.seat]), names[score.seat], str(score.points), reasons)
    return Group(grid, *tie_texts(game_words, result, names))
