"""A table at any of its moments, as an onlooker saw it. The desk sees no secrets of the seats in it."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy.orm import Session

from service.play.boards.draw import Figure
from service.play.tables.models import Table
from service.play.tables.story import load_story
from service.play.tables.viewer import Viewer
from service.site.table.boards import describe_board, draw_board_figures
from service.site.table.history import load_position_at

TOLD = 8


class Look(NamedTuple):
    """The board as drawings and in words, and the last events."""

    figures: Sequence[Figure]
    text: str
    story: list[str]


def board_at(session: Session, row: Table, count: int, language: str) -> Look:
    """Return the board after `count` moves, or the present one if some of them were taken back since."""
    count = min(count, row.count)
    onlooker = Viewer(row, None, None, language, f"/desk/tables/{row.id}", signed_in=True)
    game = load_position_at(session, row, count)
    told = [event for event in load_story(session, row, None, 0, language) if event["count"] <= count]
    new = [event for event in told if event["count"] == count]
    return Look(
        draw_board_figures(onlooker, game, None, new),
        describe_board(onlooker, game, None),
        [event["text"] for event in told[-TOLD:]],
    )
