"""Where the texts of rules lie: those of a game in its folder, and here what holds for every game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from engine.rules.chapters import Chapter, Rules
from engine.rules.read import read_rules
from engine.text.words import FALLBACK

COMMON: Final = resources.files(__package__) / "common"


def rules_in(
    folder: Traversable, language: str, moves: Collection[str], unwritten: Callable[[], tuple[Chapter, ...]]
) -> Rules:
    """The rules of a folder in this language, else in English, else `unwritten`; behind them what holds for every game
    that has such moves."""
    own = next((each for each in (language, FALLBACK) if _file(folder, each).is_file()), "")
    chapters = read_rules(_file(folder, own).read_text(encoding="utf-8")) if own else unwritten()
    common = next(each for each in (language, FALLBACK) if _file(COMMON, each).is_file())
    everywhere = read_rules(_file(COMMON, common).read_text(encoding="utf-8"), first=len(chapters) + 1)
    return Rules((*chapters, *(each.of_moves(moves) for each in everywhere)), language=own)


def _file(folder: Traversable, language: str) -> Traversable:
    return folder.joinpath(f"{language}.html")
