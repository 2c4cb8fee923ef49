"""What of an edition is ours, and not of the box: said in one sentence wherever a game is met.

`rules/ours.toml` in the folder of a game groups the data that had to be reconstructed, each group with the conditions under
which it is played at all; `ours-<name>` in its catalogue says it with a number. A game without that file has them counted.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from engine.editions.edition import RECONSTRUCTED, Edition
from engine.rules import Played, read_when
from engine.text.words import Words

ANY: Final = "*"


def what_is_ours(
    folder: Traversable, edition: Edition[Any], words: Words, played: Played | None = None
) -> str:
    """One sentence, of all tables or of those that are `played` so; nothing where all of it is known."""
    ours = [path.split(".") for path, mark in edition.provenance().items() if mark == RECONSTRUCTED]
    file = folder / "rules" / "ours.toml"
    if not ours:
        return ""
    if not file.is_file():
        return words.say("edition-ours", what=words.say("ours-figures", count=len(ours)))
    counted = {
        group["name"]: len({thing for at in group["at"] for thing in _things(at.split("."), ours)})
        for group in groups_in(file.read_text(encoding="utf-8"))
        if played is None or read_when(group.get("when", "")).holds(played)
    }
    told = [words.say(f"ours-{name}", count=count) for name, count in counted.items() if count]
    return words.say("edition-ours", what=words.join(told)) if told else ""


@cache
def groups_in(text: str) -> Sequence[dict[str, Any]]:
    found: Sequence[dict[str, Any]] = tomllib.loads(text)["ours"]
    return found


def _things(at: Sequence[str], paths: Sequence[Sequence[str]]) -> set[tuple[str, ...]]:
    """Things whose data lie under a path in which `*` is any name."""
    return {
        tuple(path[: len(at)])
        for path in paths
        if len(path) >= len(at) and all(wanted in {ANY, part} for wanted, part in zip(at, path, strict=False))
    }
