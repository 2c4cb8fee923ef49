"""The sign of a card or tile: by default that of its own name, unless the game's own file sets another for
its kind.
"""

import tomllib
from collections.abc import Mapping
from functools import cache

from engine.table.game import game_named
from engine.values.component import Component

FILE = "board/signs.toml"
"""The file that maps a kind to one sign, or to a sign for each name and for the `others`.

`{fact}` inserts a fact of the component.
"""
OTHERS = "others"


def component_sign(game: str, component: Component) -> str:
    return sign_named(game, component.kind, component.name).format_map(component.facts)


def sign_named(game: str, kind: str, name: str) -> str:
    """Return the sign of a component whose sign depends on no facts."""
    meant = signs_of(game).get(kind, name)
    return meant if isinstance(meant, str) else meant.get(name) or meant.get(OTHERS, name)


@cache
def signs_of(game: str) -> Mapping[str, str | Mapping[str, str]]:
    """Return the signs from the game's file; an empty mapping if it has none."""
    file = game_named(game).folder / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
