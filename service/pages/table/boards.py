"""The drawings on the page of a table."""

from collections.abc import Mapping, Sequence
from typing import Any

import engine
from service.boards.changes import changed
from service.boards.drawing import Figure, figures, has_board
from service.pages.table.holder import Holder
from service.pages.table.keeping import MOST_POSITIONS, Kept, position
from service.post.briefing import board

KEPT: Kept[Sequence[Figure]] = Kept(MOST_POSITIONS)
KEPT_WORDS: Kept[str] = Kept(MOST_POSITIONS)


def drawings(
    holder: Holder, game: engine.AnyTable, seat: int | None, told: Sequence[Mapping[str, Any]]
) -> Sequence[Figure]:
    """The board of a position as a seat sees it, with what was told marked on it."""
    if not has_board(holder.row.game):
        return ()
    marked = changed(event["data"] for event in told)
    return KEPT.get(
        (position(holder, game, seat), marked),
        lambda: figures(game.view(seat), words=holder.game_words, names=holder.names, marked=marked),
    )


def words_of(holder: Holder, game: engine.AnyTable, seat: int | None) -> str:
    """The same in words."""
    return KEPT_WORDS.get(
        position(holder, game, seat), lambda: board(game, seat, holder.names, holder.game_words)
    )
