"""The drawings on the page of a table."""

from collections.abc import Mapping, Sequence
from typing import Any
from zlib import crc32

import engine
from service.play.boards.changes import marks_of_news
from service.play.boards.draw import DrawnTable, Figure, drawn_table
from service.site.table.viewer import Viewer


def drawings(
    holder: Viewer, game: engine.AnyTable, seat: int | None, told: Sequence[Mapping[str, Any]]
) -> Sequence[Figure]:
    """Return the board of a position as a seat sees it, with the events `told` marked."""
    return drawn(holder, game, seat, told).figures


def drawn(
    holder: Viewer, game: engine.AnyTable, seat: int | None, told: Sequence[Mapping[str, Any]]
) -> DrawnTable:
    """Return the drawings with the public standings of all players."""
    return drawn_table(
        view_of(holder, game, seat),
        words=holder.game_words,
        names=holder.names,
        marked=marks_of_news(told),
    )


def mark_of(figures: Sequence[Figure]) -> str:
    """Return a fingerprint of the drawings. It identifies a page that shows exactly these."""
    return f"{crc32(''.join(sorted(figure.svg for figure in figures if not figure.aside)).encode()):x}"


def board_words(holder: Viewer, game: engine.AnyTable, seat: int | None) -> str:
    """Return the board in words."""
    return game.game.draw(view_of(holder, game, seat), holder.game_words, holder.names)


def view_of(holder: Viewer, game: engine.AnyTable, seat: int | None) -> dict[str, Any]:
    """Return the view of a position. The view of the table itself is computed once per page."""
    return holder.view if game is holder.game and seat == holder.number else game.view(seat)
