"""The boards after some moves, for readers who step through them on the table page.

Only figures that differ from the present or change between the moments are sent. Of those, only lines are
sent that occur neither in the drawings of the page nor earlier in the response.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from flask import Blueprint, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from engine.table.record import Line
from service.play.boards.changes import marks_of_news
from service.play.boards.draw import Figure, TableDrawing
from service.play.tables.move_queries import record_lines
from service.play.tables.refusals import NotRunning
from service.play.tables.story import load_story
from service.play.tables.viewer import Viewer
from service.site.table.boards import draw_board, figures_fingerprint
from service.site.table.content import has_board, list_public_seats, load_news
from service.site.table.entrance import TableRouter, get_cache_headers, render_page_text
from service.site.table.history import load_position_at

pages = Blueprint("table_moments", __name__)
doors = TableRouter(pages)
MOST = 10
"""The maximum number of moments in one response: those played after an absence, and the one before."""


class EarlierBoard(NamedTuple):
    at: int
    by: str
    """The name of the player who moved; empty at the deal."""
    new: Sequence[dict[str, Any]]
    board: TableDrawing


@doors.get("/moments")
def moments(session: Session, viewer: Viewer) -> Response:
    """Return each board as this seat saw it then, with the events that had just happened."""
    if not has_board(viewer.row):
        raise NotRunning
    asked = {min(max(at, 0), viewer.row.count) for at in request.args.getlist("at", type=int)}
    moves = record_lines(session, viewer.row.id)
    looked = [load_earlier_board(session, viewer, at, moves) for at in sorted(asked)[-MOST:]]
    present = draw_board(viewer, viewer.game, viewer.number, load_news(session, viewer)).figures
    told = render_page_text(
        "table/moments",
        viewer,
        figures=list_figure_versions([each.board.figures for each in looked], present),
        moments=[moment_context(viewer, each) for each in looked],
    )
    base = list_figure_lines(present) if request.args.get("drawn") == figures_fingerprint(present) else ()
    return Response(
        "\n".join(encode_lines(base, told.split("\n"))),
        mimetype="text/plain",
        headers=get_cache_headers(viewer),
    )


def list_figure_lines(figures: Sequence[Figure]) -> list[str]:
    """Return the lines of the drawings in the order of static/motion.js: figure by figure, by name."""
    shown = sorted((figure for figure in figures if not figure.aside), key=lambda figure: figure.name)
    return [line for figure in shown for line in figure.svg.split("\n")]


def load_earlier_board(session: Session, viewer: Viewer, at: int, moves: Sequence[Line]) -> EarlierBoard:
    """Return the events of a move, and the board after it with these marked."""
    told = load_story(session, viewer.row, viewer.number, max(0, at - 1), viewer.language)
    new = [event for event in told if event["count"] == at]
    by = viewer.names[moves[at - 1].seat] if at else ""
    return EarlierBoard(
        at, by, new, draw_board(viewer, load_position_at(session, viewer.row, at), viewer.number, new)
    )


def moment_context(viewer: Viewer, moment: EarlierBoard) -> dict[str, Any]:
    return {
        "at": moment.at,
        "new": moment.new,
        "by": moment.by,
        "heading": moment.board.figures[0].title if moment.board.figures else "",
        "seat": moment.new[0]["data"].get("seat") if moment.new else None,
        "named": sorted(marks_of_news(moment.new)),
        "seats": list_public_seats(viewer, moment.board.standings),
    }


def list_figure_versions(
    boards: Sequence[Sequence[Figure]], present: Sequence[Figure]
) -> list[tuple[int, Figure]]:
    """Return the versions of each figure, each with the index of its first moment.

    Figures that always look as at present are left out.
    """
    now = {figure.name: figure for figure in present}
    told = []
    for name in dict.fromkeys(figure.name for board in boards for figure in board if not figure.aside):
        course = [next((figure for figure in board if figure.name == name), None) for board in boards]
        if any(figure != now.get(name) for figure in course):
            changes = [
                (0, course[0]),
                *((at, after) for at, (before, after) in enumerate(pairwise(course), 1) if after != before),
            ]
            told += [(at, figure) for at, figure in changes if figure is not None]
    return told


def encode_lines(base: Sequence[str], lines: Sequence[str]) -> Iterator[str]:
    """Encode lines as references to runs of known lines, and all others literally.

    A reference names the first occurrence of a line. A run goes on as long as the lines match.
    """
    places: dict[str, tuple[str, int]] = {line: ("b", at) for at, line in reversed(list(enumerate(base)))}
    texts = {"b": base, "o": lines}
    at = 0
    while at < len(lines):
        known = places.setdefault(lines[at], ("o", at))
        if known == ("o", at):
            yield f"={lines[at]}"
            at += 1
            continue
        text, start = known
        long = count_matching_lines(texts[text], start, lines, at)
        yield f"{text} {start} {long}"
        at += long


def count_matching_lines(text: Sequence[str], start: int, lines: Sequence[str], at: int) -> int:
    """Return how many lines from `at` on match the text from `start` on.

    Within the text itself only lines before `at` count.
    """
    most = min(len(lines) - at, (at if text is lines else len(text)) - start)
    return next((long for long in range(most) if text[start + long] != lines[at + long]), most)
