"""The drawings on the page of a table."""

from collections.abc import Mapping, Sequence
from typing import Any

import engine
from service.boards.changes import changed_marks
from service.boards.draw import Figure, board_figures
from service.pages.table.viewer import Viewer


def drawings(
    holder: Viewer, game: engine.AnyTable, seat: int | None, told: Sequence[Mapping[str, Any]]
) -> Sequence[Figure]:
    """The board of a position as a seat sees it, with what was told marked on it."""
    return board_figures(
        view_of(holder, game, seat),
        words=holder.game_words,
        names=holder.names,
        marked=changed_marks(event["data"] for event in told),
    )


def board_words(holder: Viewer, game: engine.AnyTable, seat: int | None) -> str:
    """The same in words."""
    return game.game.draw(view_of(holder, game, seat), holder.game_words, holder.names)


def view_of(holder: Viewer, game: engine.AnyTable, seat: int | None) -> dict[str, Any]:
    """The table itself is viewed once for all that its page shows of it."""
    return holder.view if game is holder.game and seat == holder.number else game.view(seat)
