"""Which sign stands for a card or tile: that of its own name, or what the game's own file says of its kind."""

import tomllib
from collections.abc import Mapping
from functools import cache

from engine.table.game import game_named
from engine.values.component import Component

FILE = "board/signs.toml"
"""For a kind one sign, or one for each name and for the `others`. `{fact}` is what a fact of the component says."""
OTHERS = "others"


def component_sign(game: str, component: Component) -> str:
    return sign_named(game, component.kind, component.name).format_map(component.facts)


def sign_named(game: str, kind: str, name: str) -> str:
    """The sign of what has no facts that it depends on."""
    meant = signs_of(game).get(kind, name)
    return meant if isinstance(meant, str) else meant.get(name) or meant.get(OTHERS, name)


@cache
def signs_of(game: str) -> Mapping[str, str | Mapping[str, str]]:
    """As the file of a game has them; nothing where it has none."""
    file = game_named(game).folder / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
