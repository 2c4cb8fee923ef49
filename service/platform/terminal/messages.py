"""Output of the commands: sentences of the catalogue in the language of the terminal."""

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
"""The width of output to a file, in characters. It is wider than any grid."""


def terminal_language() -> str:
    """Return the language from the environment if we have it, else the fallback."""
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return named[:2] if named[:2] in LANGUAGES else FALLBACK


def say(message: str, **facts: Any) -> str:
    return words(terminal_language()).say(message, **facts)


def make_console() -> Console:
    """Return a console without markup, so that sentences are printed unchanged. A terminal wraps lines
    between words.

    In a file, lines are not wrapped. A grid is as wide as its content there, or as COLUMNS says.
    """
    terminal = sys.stdout.isatty()
    width = None if terminal or "COLUMNS" in os.environ else OF_A_FILE
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=not terminal, width=width)


def seat_names(count: int) -> list[str]:
    """Return names for unnamed seats and bots. Each begins with the letter on the shield of its seat."""
    return say("command-names").split()[:count]


def format_cards(kinds: Iterable[AidKind]) -> str:
    """Return the player aid as text, each thing on its own line, or a sentence if there is nothing."""
    lines = []
    for kind in kinds:
        lines += ["", kind.heading]
        for place in kind.places:
            lines += [f"  {place.heading}", *(f"    {line}" for line in place.lines)]
    return "\n".join(lines) or say("table-cards-none")


def format_result(result: Result, names: list[str], game_words: Words) -> RenderableType:
    """Return the places, the points with their sources, and the tie-breaks."""
    grid = Grid(title=say("command-result"), title_justify="left")
    for column in ("place", "player", "points", "reasons"):
        grid.add_column(say(f"command-column-{column}"), justify="right" if column == "points" else "left")
    for score in sorted(result.scores, key=lambda score: result.places[score.seat]):
        reasons = "\n".join(
            f"{line.points:>4}  {score_text(game_words, line, names)}" for line in score.lines
        )
        grid.add_row(str(result.places[score.seat]), names[score.seat], str(score.points), reasons)
    return Group(grid, *tie_texts(game_words, result, names))
