"""The board of a mail as an embedded picture, because mail clients show no SVG and fetch nothing from
elsewhere.

The picture shows the panels that matter for the question, in one column, so that its text can be read on a
phone. It exists in light and in dark colours.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from service.mail.contents import Picture
from service.play.boards.changes import marks_of_news
from service.play.boards.draw import Look, describe_panels, draw_panels, frame_panels
from service.play.boards.offered_places import draw_places
from service.play.boards.panels import Panel, panels_about
from service.play.boards.png import render_png
from service.play.tables.viewer import SeatViewer

WIDTH = 432
"""The width of the picture in its own points, 1.2 for each point on the screen of a phone.

Twice as many points would double the size of the file.
"""
WHOLE = ""
"""No kind of question: it selects all panels."""
RESULT = "end"
"""The kind of question that selects the panels of a finished table."""


def board_picture(
    viewer: SeatViewer,
    story: Sequence[Mapping[str, Any]],
    question: str = RESULT,
    places: Mapping[int, Sequence[str]] | None = None,
) -> Picture | None:
    """Return a picture of the panels that matter for a kind of question, as the seat sees them.

    Changes of the story are marked, and the squares of the answers bear their numbers. Return None where
    pictures cannot be made.
    """
    words, names = viewer.game_words, viewer.names
    marked = marks_of_news(story)
    told, placed = "", False

    def panels_in(look: Look) -> Sequence[Panel]:
        return panels_about(
            draw_panels(viewer.view, words=words, names=names, look=look, marked=marked), question
        )

    def drawn(look: Look) -> bytes | None:
        nonlocal told, placed
        panels = panels_in(look)
        told = describe_panels(panels, viewer.row.game, words.language)
        shown = draw_places(panels, panels_in("page"), places, look) if places else panels
        placed = shown != panels
        return render_png(frame_panels(shown, look=look, title=told), WIDTH)

    light, dark = drawn("light"), drawn("dark")
    return None if light is None or dark is None else Picture(light, dark, told, placed)
