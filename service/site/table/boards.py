"""The drawings on the page of a table."""

from collections.abc import Mapping, Sequence
from typing import Any
from zlib import crc32

import engine
from service.play.boards.changes import marks_of_news
from service.play.boards.draw import Figure, TableDrawing, draw_table
from service.play.tables.viewer import Viewer


def draw_board_figures(
    viewer: Viewer, game: engine.AnyTable, seat: int | None, told: Sequence[Mapping[str, Any]]
) -> Sequence[Figure]:
    """Return the board of a position as a seat sees it, with the events `told` marked."""
    return draw_board(viewer, game, seat, told).figures


def draw_board(
    viewer: Viewer, game: engine.AnyTable, seat: int | None, told: Sequence[Mapping[str, Any]]
) -> TableDrawing:
    """Return the drawings with the public standings of all players.

    While the seat composes its turn, boards keep the scale of the table itself.
    """
    return draw_table(
        get_position_view(viewer, game, seat),
        words=viewer.game_words,
        names=viewer.names,
        marked=marks_of_news(told),
        begun=viewer.view if seat == viewer.number else None,
    )


def figures_fingerprint(figures: Sequence[Figure]) -> str:
    """Return a fingerprint of the drawings. It identifies a page that shows exactly these."""
    return f"{crc32(''.join(sorted(figure.svg for figure in figures if not figure.aside)).encode()):x}"


def describe_board(viewer: Viewer, game: engine.AnyTable, seat: int | None) -> str:
    """Return the board in words."""
    return game.game.draw(get_position_view(viewer, game, seat), viewer.game_words, viewer.names)


def get_position_view(viewer: Viewer, game: engine.AnyTable, seat: int | None) -> dict[str, Any]:
    """Return the view of a position. The view of the table itself is computed once per page."""
    return viewer.view if game is viewer.game and seat == viewer.number else game.view(seat)
