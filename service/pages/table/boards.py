"""The drawings on the page of a table."""

from collections.abc import Mapping, Sequence
from typing import Any

import engine
from service.boards.changes import changed
from service.boards.draw import Figure, figures, has_board
from service.pages.table.page_cache import MOST_POSITIONS, Kept, position
from service.pages.table.viewer import Holder

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
        lambda: figures(
            view_of(holder, game, seat), words=holder.game_words, names=holder.names, marked=marked
        ),
    )


def words_of(holder: Holder, game: engine.AnyTable, seat: int | None) -> str:
    """The same in words."""
    return KEPT_WORDS.get(
        position(holder, game, seat),
        lambda: game.game.draw(view_of(holder, game, seat), holder.game_words, holder.names),
    )


def view_of(holder: Holder, game: engine.AnyTable, seat: int | None) -> dict[str, Any]:
    """The table itself is viewed once for all that its page shows of it."""
    return holder.view if game is holder.game and seat == holder.number else game.view(seat)
