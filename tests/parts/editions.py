"""An edition from a player's box, offered beside those of its game for some time."""

from collections.abc import Iterator
from contextlib import contextmanager

from engine.editions.text import text_made_from
from engine.table.game import game_named

NAME, TITLE = "box", "From my box"


@contextmanager
def from_a_box(game: str, before: str, after: str) -> Iterator[str]:
    """Replace one line of the usual edition, and yield the name of the new one."""
    editions = game_named(game).editions
    text = text_made_from(game, editions.own[game_named(game).edition], TITLE)
    assert text.count(before) == 1
    editions.offer([editions.read(NAME, text.replace(before, after))], {})
    try:
        yield NAME
    finally:
        editions.offer([], {})
