"""Pointing on the board: the figure on which the question can be answered, and its preview."""

from collections.abc import Iterator, Sequence

from service.play.boards.draw import Figure
from service.play.tables.viewer import Viewer
from service.site.answering.panel import AnswerPanel
from service.site.table.boards import draw_board_figures


def find_answer_figure(figures: Sequence[Figure], answers: AnswerPanel | None) -> Figure | None:
    """Return the first figure with a spot for an answer. Exact spots are preferred to those of the things."""
    wanted = set(list_answer_spots(answers)) if answers is not None else set()
    if not wanted:
        return None
    things = {f"thing {spot.partition(' ')[2]}" for spot in wanted}
    return next((figure for sought in (wanted, things) for figure in figures if sought & figure.spots), None)


def list_answer_spots(answers: AnswerPanel) -> Iterator[str]:
    """Return the options of the controls as spots on a board: a square, or a slot with a thing."""
    for way in answers.ways:
        yield from (press.spot.partition("|")[0] for press in way.presses)
        for control in way.controls:
            yield from (f"{control.field} {option.value}" for option in control.options)
            for place in control.places:
                yield from place.squares.split()


def draw_move_preview(viewer: Viewer, answers: AnswerPanel | None) -> str:
    """Return the figure with the composed move on it, which the page shows translucent as a preview."""
    begun = [way for way in answers.ways if way.begun and way.laying] if answers is not None else ()
    for way in begun:
        if way.then is not None:
            found = find_answer_figure(draw_board_figures(viewer, way.then, viewer.number, ()), answers)
            return found.svg if found else ""
    return ""
