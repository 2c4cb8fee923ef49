"""One sentence about the values of an edition that are our estimates and not from the box.

It is shown wherever a game is presented. `rules/ours.toml` in the folder of a game groups the reconstructed
data. Each group has the conditions for its use. The message `ours-<name>` describes it with a number. Without
that file the values are only counted.
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
    """Return the sentence for all tables, or for tables `played` in one way.

    Return "" if nothing is estimated.
    """
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
    """Return the things whose data are below a path. In the path `*` matches any name."""
    return {
        tuple(path[: len(at)])
        for path in paths
        if len(path) >= len(at) and all(wanted in {ANY, part} for wanted, part in zip(at, path, strict=False))
    }
