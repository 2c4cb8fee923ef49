"""The board of a mail as a picture, embedded: no mail client shows SVG, and none fetches anything from elsewhere.

It shows what the question is decided by, in one column, so that its words can be read on a phone; by day and by night.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from service.mail.contents import Picture
from service.mail.recipient import Recipient
from service.play.boards.changes import marks_of_news
from service.play.boards.draw import Look, described, framed, panels_of
from service.play.boards.offered_places import with_places
from service.play.boards.panels import Panel, panels_about
from service.play.boards.png import png_picture

WIDTH = 432
"""In the picture's own points: 1.2 to each that a phone shows it with. Twice as many would weigh twice as much."""
RESULT = "end"
"""What a table that is over is about."""


def board_picture(
    reader: Recipient,
    story: Sequence[Mapping[str, Any]],
    question: str = RESULT,
    places: Mapping[int, Sequence[str]] | None = None,
) -> Picture | None:
    """What the seat sees of what a kind of question is about, with marks on what the story changed, and the squares of answers
    under their numbers; None where pictures cannot be made."""
    words, names = reader.game_words, reader.names
    view = reader.game.view(reader.seat.number)
    marked = marks_of_news(story)
    told, placed = "", False

    def panels_in(look: Look) -> Sequence[Panel]:
        return panels_about(panels_of(view, words=words, names=names, look=look, marked=marked), question)

    def drawn(look: Look) -> bytes | None:
        nonlocal told, placed
        panels = panels_in(look)
        told = described(panels, reader.row.game, words.language)
        shown = with_places(panels, panels_in("page"), places, look) if places else panels
        placed = shown != panels
        return png_picture(framed(shown, look=look, title=told), WIDTH)

    light, dark = drawn("light"), drawn("dark")
    return None if light is None or dark is None else Picture(light, dark, told, placed)
